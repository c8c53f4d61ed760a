import type { Seconds } from '@relampago/domain/units'
import { useRef, type ChangeEvent } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { useEditor } from '../editor.ts'
import { timeText } from './time-text.ts'
import { useShownSeconds } from './shown-seconds.ts'
import { clockTexts } from './clock.texts.ts'
import { usePlayerTime } from './use-player.ts'

/** Frames a second of all videos: one step of the slider. */
const framesPerSecond = 30

/**
 * How far the preview is, as a slider that seeks. It moves with every frame without rendering, and
 * says its place to screen readers in whole seconds while it plays.
 */
export function SeekRange({ className }: { className?: string }) {
  const texts = useTexts(clockTexts)
  const language = useLanguage()
  const { player } = useEditor()
  const total = useShownSeconds()
  const frames = Math.round(total * framesPerSecond)
  const input = useRef<HTMLInputElement>(null)

  function show(time: Seconds): void {
    const slider = input.current
    if (slider === null) return
    slider.value = String(Math.round(time * framesPerSecond))
    slider.parentElement?.style.setProperty('--at', (Math.min(time, total) / total).toFixed(4))
    const said = player?.status().state === 'playing' ? Math.floor(time) : time
    const text = texts.of(timeText(said, language), timeText(total, language))
    if (slider.getAttribute('aria-valuetext') !== text) slider.setAttribute('aria-valuetext', text)
  }
  usePlayerTime(player, show)

  function seek({ target }: ChangeEvent<HTMLInputElement>): void {
    if (player?.status().state === 'playing') player.pause()
    player?.seek(target.valueAsNumber / framesPerSecond)
  }
  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={frames}
      step={1}
      defaultValue={0}
      disabled={player === null}
      aria-label={texts.position}
      onChange={seek}
      className={className}
    />
  )
}
