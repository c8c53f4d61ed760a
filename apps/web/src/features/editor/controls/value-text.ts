import { effects, effectValue, locales, type EffectId, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Percent } from '@relampago/domain/units'

const units = { '': '', deg: '°', px: ' px', '%': '%' } as const

/** The value that an intensity stands for, in its unit: `230,4°`. */
export function effectValueText(id: EffectId, intensity: Percent, language: InterfaceLanguage): string {
  return `${effectValue(id, intensity).toLocaleString(locales[language], { maximumFractionDigits: 2 })}${units[effects[id].unit]}`
}
