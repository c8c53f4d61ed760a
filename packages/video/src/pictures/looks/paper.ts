import { paperBackgrounds } from '../backgrounds/paper.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { isWarm, panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import { paperTrim } from '../trims/paper-trim.ts'
import type { LookStyle } from './look.ts'

const titan = { file: 'TitanOne-Regular.ttf' }
const baloo = { file: 'Baloo2-ExtraBold.ttf' }
const faces: Faces = { loud: { ...titan, scale: 1.16 }, plain: baloo, firm: baloo, heavy: baloo }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  // Yellow is invisible on cream and brown when darkened: warm accents turn to vermilion.
  const accent = isWarm(accentHue) ? oklch(0.58, 0.2, 33) : oklch(0.55, 0.2, accentHue)
  return {
    ...scheme,
    ...panelColors(scheme, { panel: [0.985, 0.014], shade: [0.955, 0.03], row: [0.925, 0.055] }),
    isDark: false,
    top: toned(scheme, 0.945, 0.03, hue),
    middle: toned(scheme, 0.93, 0.04, hue),
    foot: toned(scheme, 0.88, 0.06, hue),
    glow: oklch(0.84, 0.115, second),
    secondGlow: oklch(0.72, 0.165, hue),
    accent,
    onAccent: readable({ lightness: 0.99, chroma: 0.01, hue: accentHue }, [accent], 4.5),
    ink: readable({ lightness: 0.3, chroma: 0.1, hue }, ['#ffffff'], 4.5),
    loud: readable({ lightness: 0.58, chroma: 0.2, hue: isWarm(accentHue) ? 33 : accentHue }, ['#ffffff'], 3),
    inkOn: ['#ffffff'],
    loudOn: ['#ffffff'],
    label: accent,
    labelInk: readable({ lightness: 0.99, chroma: 0.01, hue: accentHue }, [accent], 4.5),
    line: oklch(0.55, 0.08, hue, 0.13),
  }
}

/** Coloured paper, scissors and tape. */
export const paper: LookStyle = { faces, colors, backgrounds: paperBackgrounds, trim: paperTrim, grain: 0.07, shade: 0.22 }
