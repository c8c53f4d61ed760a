import type { LookId } from '@relampago/domain/catalogue'
import type { Mood } from '../../content/kinds/kinds.ts'
import { readable } from './contrast.ts'
import { oklch } from './color.ts'

export type Look = LookId

/** Hues in degrees (OKLCH) that a whole video keeps to. */
export type Scheme = {
  /** Colours nearly everything. */
  hue: number
  /** A neighbour within 60 degrees; the far end of gradients. Opposite hues would meet in grey. */
  second: number
  /** The one loud colour: labels, figures, steps. */
  accentHue: number
  mood: Mood
}

/** The colours of one look of a scheme, as CSS. */
export type Palette = Scheme & {
  isDark: boolean
  /** From the top of the background to its foot. */
  top: string
  middle: string
  foot: string
  glow: string
  secondGlow: string
  /** Seals and frames. */
  accent: string
  /** Text on the accent; 4.5:1. */
  onAccent: string
  /** Large type on the background; 3:1 on each colour that it stands on or is outlined with. */
  ink: string
  inkOn: readonly string[]
  /** The same type where it is louder. */
  loud: string
  loudOn: readonly string[]
  /** Narrow text in a frame, and the frame; 4.5:1. */
  labelInk: string
  label: string
  /** Thin lines on the background. */
  line: string
  /** Cards and panels, and type on them; 4.5:1 on the panel, its shade and its rows. */
  panel: string
  panelShade: string
  /** A stripe on a panel that carries one entry of a list. */
  row: string
  onPanel: string
  onPanelSoft: string
  /** The title of a panel. */
  title: string
  /** From one corner to the other of a picture's own ground on a panel. */
  window: readonly [string, string]
}

/** What moves colours: added to the lightness, multiplied with the chroma. */
const moodTones: Record<Mood, { lift: number; chroma: number }> = {
  calm: { lift: 0, chroma: 0.72 },
  warm: { lift: 0, chroma: 1 },
  fresh: { lift: 0.03, chroma: 1.05 },
  bold: { lift: -0.01, chroma: 1.25 },
  mysterious: { lift: -0.06, chroma: 0.85 },
  playful: { lift: 0.035, chroma: 1.15 },
}

/** A colour of the ground in the scheme's mood; arguments as for `oklch`. */
export function toned({ mood }: Pick<Scheme, 'mood'>, lightness: number, chroma: number, hue: number): string {
  const tone = moodTones[mood]
  return oklch(Math.min(0.985, Math.max(0.06, lightness + tone.lift)), chroma * tone.chroma, hue)
}

/** Halfway on the shorter way around the circle. */
export function hueBetween(one: number, other: number): number {
  const turn = ((other - one + 540) % 360) - 180
  return one + turn / 2
}

/** Browns and oranges look muddy when dark and colourful at once. */
export function isWarm(hue: number): boolean {
  return hue > 20 && hue < 110
}

type PanelColors = Pick<Palette, 'panel' | 'panelShade' | 'row' | 'onPanel' | 'onPanelSoft' | 'title' | 'window'>
/** Panels of a look: their lightness and chroma from top to foot, and that of rows. */
export type PanelTone = { panel: [number, number]; shade: [number, number]; row: [number, number] }

const whitePanel: PanelTone = { panel: [0.99, 0.006], shade: [0.955, 0.022], row: [0.93, 0.045] }

/** Panels in the scheme's hue with type that can be read on all of them. */
export function panelColors({ hue, second }: Scheme, tone: PanelTone = whitePanel): PanelColors {
  const panel = oklch(...tone.panel, hue)
  const panelShade = oklch(...tone.shade, hue)
  const row = oklch(...tone.row, hue)
  const all = [panel, panelShade, row]
  const isDark = tone.panel[0] < 0.5
  return {
    panel,
    panelShade,
    row,
    onPanel: readable({ lightness: isDark ? 0.96 : 0.25, chroma: 0.05, hue }, all, 4.5),
    onPanelSoft: readable({ lightness: isDark ? 0.8 : 0.5, chroma: 0.05, hue }, all, 4.5),
    title: readable({ lightness: isDark ? 0.82 : 0.42, chroma: 0.17, hue: isDark ? second : hue }, all, 4.5),
    window: isDark ? [oklch(0.42, 0.13, second), oklch(0.28, 0.12, hue)] : [oklch(0.9, 0.09, second), oklch(0.7, 0.165, hue)],
  }
}
