import { cinemaBackgrounds } from '../backgrounds/cinema.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { isWarm, panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import { litFromAbove } from '../drawing/print.ts'
import type { Faces } from '../drawing/type.ts'
import { cinemaTrim } from '../trims/cinema-trim.ts'
import type { LookStyle } from './look.ts'

const josefin = { file: 'JosefinSans-Bold.ttf' }
const faces: Faces = { loud: { file: 'Cinzel-ExtraBold.ttf', scale: 1.23 }, plain: josefin, firm: josefin, heavy: josefin }

function colors(scheme: Scheme): Palette {
  const { hue, second } = scheme
  const top = toned(scheme, 0.2, 0.04, hue)
  const middle = toned(scheme, 0.3, 0.075, hue)
  const foot = oklch(0.11, 0.015, hue)
  // The lamp is warm, and colder only where the whole film is warm.
  const lamp = isWarm(hue) ? 75 : 85
  const gold = readable({ lightness: 0.86, chroma: 0.1, hue: lamp }, [top, middle], 4.5)
  return {
    ...scheme,
    ...panelColors(scheme, { panel: [0.25, 0.03], shade: [0.19, 0.025], row: [0.31, 0.04] }),
    title: readable({ lightness: 0.86, chroma: 0.1, hue: lamp }, [oklch(0.31, 0.04, hue)], 4.5),
    isDark: true,
    top,
    middle,
    foot,
    glow: oklch(0.38, 0.09, second),
    secondGlow: oklch(0.88, 0.08, lamp),
    accent: gold,
    onAccent: readable({ lightness: 0.2, chroma: 0.03, hue }, [gold], 4.5),
    ink: readable({ lightness: 0.97, chroma: 0.012, hue: lamp }, [top, middle], 3),
    inkOn: [top, middle],
    loud: gold,
    loudOn: [top, middle],
    label: foot,
    labelInk: readable({ lightness: 0.9, chroma: 0.06, hue: lamp }, [foot], 4.5),
    line: 'rgba(255,255,255,0.16)',
  }
}

/** A dark hall, a beam of light, titles in capitals. */
export const cinema: LookStyle = {
  faces,
  colors,
  backgrounds: cinemaBackgrounds,
  trim: cinemaTrim,
  grain: 0.12,
  shade: 0.2,
  print: (icon, { foot }) => litFromAbove(icon, foot.replace(/,1\)$/, ',0.6)')),
}
