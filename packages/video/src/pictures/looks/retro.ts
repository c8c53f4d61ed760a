import { retroBackgrounds } from '../backgrounds/retro.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import { scanned } from '../drawing/print.ts'
import type { Faces } from '../drawing/type.ts'
import { retroTrim } from '../trims/retro-trim.ts'
import type { LookStyle } from './look.ts'

const righteous = { file: 'Righteous-Regular.ttf' }
const faces: Faces = { loud: { ...righteous, scale: 1.18 }, plain: righteous, firm: righteous, heavy: righteous }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const top = toned(scheme, 0.88, 0.055, 82)
  const outline = oklch(0.25, 0.06, hue)
  const accent = oklch(0.8, 0.16, accentHue)
  return {
    ...scheme,
    ...panelColors(scheme, { panel: [0.96, 0.03], shade: [0.93, 0.04], row: [0.89, 0.06] }),
    isDark: false,
    top,
    middle: toned(scheme, 0.85, 0.065, 78),
    foot: toned(scheme, 0.78, 0.08, 72),
    glow: toned(scheme, 0.66, 0.17, hue),
    secondGlow: toned(scheme, 0.74, 0.16, second),
    accent,
    onAccent: readable({ lightness: 0.22, chroma: 0.05, hue }, [accent], 4.5),
    ink: readable({ lightness: 0.97, chroma: 0.03, hue: 85 }, [outline], 4.5),
    inkOn: [outline],
    loud: readable({ lightness: 0.86, chroma: 0.15, hue: accentHue }, [outline], 4.5),
    loudOn: [outline],
    label: outline,
    labelInk: readable({ lightness: 0.95, chroma: 0.04, hue: 85 }, [outline], 4.5),
    line: outline,
  }
}

/** Stripes of the eighties under the lines of a picture tube. */
export const retro: LookStyle = { faces, colors, backgrounds: retroBackgrounds, trim: retroTrim, grain: 0.1, shade: 0.2, print: scanned }
