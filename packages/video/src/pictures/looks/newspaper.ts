import { newspaperBackgrounds } from '../backgrounds/newspaper.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import { halftoned } from '../drawing/print.ts'
import type { Faces } from '../drawing/type.ts'
import { newspaperTrim } from '../trims/newspaper-trim.ts'
import type { LookStyle } from './look.ts'

const lora = { file: 'Lora-Bold.ttf' }
const faces: Faces = { loud: { file: 'PlayfairDisplay-Black.ttf', scale: 1.22 }, plain: lora, firm: lora, heavy: lora }

function colors(scheme: Scheme): Palette {
  const { hue } = scheme
  // Newsprint is yellowish whatever the subject; the subject has the second ink.
  const top = toned(scheme, 0.925, 0.024, 88)
  const middle = toned(scheme, 0.905, 0.03, 85)
  const foot = toned(scheme, 0.865, 0.036, 82)
  const grounds = [top, middle, foot]
  const accent = readable({ lightness: 0.5, chroma: 0.17, hue }, grounds, 4.5)
  const ink = readable({ lightness: 0.2, chroma: 0.015, hue: 70 }, grounds, 4.5)
  const panel = panelColors({ ...scheme, hue: 85 }, { panel: [0.965, 0.016], shade: [0.95, 0.02], row: [0.9, 0.03] })
  return {
    ...scheme,
    ...panel,
    title: readable({ lightness: 0.48, chroma: 0.17, hue }, [panel.panel, panel.row], 4.5),
    window: [oklch(0.9, 0.03, 85), toned(scheme, 0.78, 0.09, hue)],
    isDark: false,
    top,
    middle,
    foot,
    glow: toned(scheme, 0.8, 0.09, hue),
    secondGlow: toned(scheme, 0.6, 0.15, hue),
    accent,
    onAccent: readable({ lightness: 0.97, chroma: 0.02, hue: 85 }, [accent], 4.5),
    ink,
    loud: accent,
    inkOn: grounds,
    loudOn: grounds,
    label: ink,
    labelInk: readable({ lightness: 0.95, chroma: 0.02, hue: 85 }, [ink], 4.5),
    line: oklch(0.3, 0.02, 70, 0.55),
  }
}

/** Ink on newsprint, with one colour. */
export const newspaper: LookStyle = {
  faces,
  colors,
  backgrounds: newspaperBackgrounds,
  trim: newspaperTrim,
  grain: 0.1,
  shade: 0.2,
  print: (icon, palette) => halftoned(icon, palette.panel, palette.ink, palette.glow),
}
