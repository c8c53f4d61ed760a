import { cordelBackgrounds } from '../backgrounds/cordel.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import { carved } from '../drawing/print.ts'
import type { Faces } from '../drawing/type.ts'
import { cordelTrim } from '../trims/cordel-trim.ts'
import type { LookStyle } from './look.ts'

const londrina = { file: 'LondrinaSolid-Black.ttf' }
const faces: Faces = { loud: { ...londrina, scale: 1.2 }, plain: londrina, firm: londrina, heavy: londrina }

function colors(scheme: Scheme): Palette {
  const { hue, second } = scheme
  // Booklets are printed in black on coloured paper.
  const top = toned(scheme, 0.91, 0.065, hue)
  const glow = toned(scheme, 0.8, 0.13, second)
  const grounds = [top, glow]
  const ink = readable({ lightness: 0.16, chroma: 0.02, hue }, grounds, 4.5)
  const panel = panelColors(scheme, { panel: [0.965, 0.035], shade: [0.95, 0.04], row: [0.9, 0.07] })
  const accent = oklch(0.88, 0.15, second)
  return {
    ...scheme,
    ...panel,
    title: ink,
    window: [oklch(0.93, 0.06, hue), glow],
    isDark: false,
    top,
    middle: top,
    foot: toned(scheme, 0.87, 0.08, hue),
    glow,
    secondGlow: toned(scheme, 0.68, 0.17, second),
    accent,
    onAccent: readable({ lightness: 0.16, chroma: 0.02, hue }, [accent], 4.5),
    ink,
    inkOn: grounds,
    loud: readable({ lightness: 0.88, chroma: 0.15, hue: second }, [ink], 4.5),
    loudOn: [ink],
    label: ink,
    labelInk: readable({ lightness: 0.94, chroma: 0.05, hue }, [ink], 4.5),
    line: ink,
  }
}

/** Woodcuts of Brazilian string literature. */
export const cordel: LookStyle = {
  faces,
  colors,
  backgrounds: cordelBackgrounds,
  trim: cordelTrim,
  grain: 0.11,
  shade: 0.06,
  print: (icon, palette) => carved(icon, palette.panel, palette.ink, palette.glow),
}
