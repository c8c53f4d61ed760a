import { gridBackgrounds } from '../backgrounds/grid.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { hueBetween, isWarm, panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import { gridTrim } from '../trims/grid-trim.ts'
import type { LookStyle } from './look.ts'

const chakra = { file: 'ChakraPetch-Bold.ttf' }
const faces: Faces = { loud: { file: 'BebasNeue-Regular.ttf', scale: 1.236 }, plain: chakra, firm: chakra, heavy: chakra }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const middle = toned(scheme, 0.26, 0.11, hue)
  const foot = oklch(0.12, 0.04, hue)
  // The sun of the horizon stands behind the type.
  const glow = oklch(0.6, 0.23, second)
  const accent = oklch(0.88, 0.19, accentHue)
  return {
    ...scheme,
    ...panelColors(scheme, { panel: [0.27, 0.075], shade: [0.2, 0.06], row: [0.33, 0.09] }),
    isDark: true,
    top: toned(scheme, 0.2, 0.075, hue),
    middle,
    foot,
    glow,
    secondGlow: oklch(0.8, 0.16, isWarm(second) ? second + 16 : hueBetween(hue, second)),
    accent,
    onAccent: readable({ lightness: 0.2, chroma: 0.05, hue: accentHue }, [accent], 4.5),
    ink: readable({ lightness: 0.99, chroma: 0.01, hue }, [middle, glow], 3),
    loud: readable({ lightness: 0.88, chroma: 0.19, hue: accentHue }, [middle, foot], 3),
    inkOn: [middle, glow],
    loudOn: [middle, foot],
    label: foot,
    labelInk: readable({ lightness: 0.88, chroma: 0.19, hue: accentHue }, [foot], 4.5),
    line: oklch(0.8, 0.12, second, 0.22),
  }
}

/** Dark and technical, as instruments. */
export const grid: LookStyle = { faces, colors, backgrounds: gridBackgrounds, trim: gridTrim, grain: 0.06, shade: 0.22 }
