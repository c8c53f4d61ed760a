import { popBackgrounds } from '../backgrounds/pop.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import { popTrim } from '../trims/pop-trim.ts'
import type { LookStyle } from './look.ts'

const baloo = { file: 'Baloo2-ExtraBold.ttf' }
const faces: Faces = { loud: { file: 'Bangers-Regular.ttf', scale: 1.19 }, plain: baloo, firm: baloo, heavy: baloo }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const accent = oklch(0.87, 0.19, accentHue)
  const outline = oklch(0.26, 0.1, hue)
  return {
    ...scheme,
    ...panelColors(scheme),
    isDark: false,
    top: toned(scheme, 0.72, 0.2, second),
    middle: toned(scheme, 0.66, 0.215, hue),
    foot: toned(scheme, 0.55, 0.215, hue),
    glow: oklch(0.86, 0.14, second),
    secondGlow: oklch(0.78, 0.18, second),
    accent,
    onAccent: readable({ lightness: 0.22, chroma: 0.06, hue: accentHue }, [accent], 4.5),
    ink: '#ffffff',
    loud: accent,
    inkOn: [outline],
    loudOn: [outline],
    label: accent,
    labelInk: readable({ lightness: 0.22, chroma: 0.06, hue: accentHue }, [accent], 4.5),
    line: 'rgba(255,255,255,0.3)',
  }
}

/** Printed comics. */
export const pop: LookStyle = { faces, colors, backgrounds: popBackgrounds, trim: popTrim, grain: 0.04, shade: 0.24 }
