import type { HexColor } from '../units.ts'
import type { Bilingual } from './languages.ts'

export type ColorOption = { id: string; name: Bilingual; value: HexColor }

/** Colours offered for caption text, outline and karaoke; any other `#RRGGBB` is accepted too. */
export const colors = [
  { id: 'white', name: { pt: 'Branco', en: 'White' }, value: '#FFFFFF' },
  { id: 'black', name: { pt: 'Preto', en: 'Black' }, value: '#000000' },
  { id: 'yellow', name: { pt: 'Amarelo', en: 'Yellow' }, value: '#FFE14D' },
  { id: 'red-pink', name: { pt: 'Vermelho-rosa', en: 'Red-pink' }, value: '#FF2D55' },
  { id: 'mint', name: { pt: 'Menta', en: 'Mint' }, value: '#7CF0B4' },
  { id: 'cyan', name: { pt: 'Ciano', en: 'Cyan' }, value: '#22D3EE' },
  { id: 'orange', name: { pt: 'Laranja', en: 'Orange' }, value: '#FF8A1F' },
  { id: 'purple', name: { pt: 'Roxo', en: 'Purple' }, value: '#3B1A8F' },
  { id: 'wine', name: { pt: 'Vinho', en: 'Wine' }, value: '#7A0F22' },
] as const satisfies readonly ColorOption[]

export const defaultTextColor: HexColor = '#FFFFFF'
export const defaultOutlineColor: HexColor = '#000000'
/** The word being spoken. Product videos choose it; theme videos always use this one. */
export const defaultKaraokeColor: HexColor = '#FF2D55'

/** `#RRGGBB` in upper case from `#rgb`, `#rrggbb` or an offered colour's id; `null` for others. */
export function readColor(text: string): HexColor | null {
  const trimmed = text.trim().toLowerCase()
  const named = colors.find((color) => color.id === trimmed)
  if (named !== undefined) return named.value
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(trimmed)
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toUpperCase()
  return /^#[0-9a-f]{6}$/.test(trimmed) ? trimmed.toUpperCase() : null
}
