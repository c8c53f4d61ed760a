import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'

/** A moment as `0:04,1`, or `0:04.1` in English; what is beyond tenths is cut off. */
export function timeText(time: Seconds, language: InterfaceLanguage): string {
  const tenths = tenthsOf(time)
  return `${minutesText(Math.floor(tenths / 10))}${language === 'pt' ? ',' : '.'}${tenths % 10}`
}

/** A moment as `0:04`, with tenths where it is between seconds. */
export function shortTimeText(time: Seconds, language: InterfaceLanguage): string {
  const tenths = tenthsOf(time)
  return tenths % 10 === 0 ? minutesText(tenths / 10) : timeText(time, language)
}

/** Sums of tenths are a little off in binary; they must not end a tenth too low. */
function tenthsOf(time: Seconds): number {
  return Math.floor(time * 10 + 1e-6)
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
