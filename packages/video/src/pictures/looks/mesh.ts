import { meshBackgrounds } from '../backgrounds/mesh.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { hueBetween, isWarm, panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import { standardFaces } from '../drawing/type.ts'
import { meshTrim } from '../trims/mesh-trim.ts'
import type { LookStyle } from './look.ts'

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const warm = isWarm(hue)
  const top = warm ? toned(scheme, 0.5, 0.135, hue - 6) : toned(scheme, 0.48, 0.17, hue)
  const middle = warm ? toned(scheme, 0.38, 0.105, hue - 10) : toned(scheme, 0.36, 0.145, hue)
  const accent = oklch(0.86, 0.17, accentHue)
  const label = oklch(0.27, 0.08, hue)
  return {
    ...scheme,
    ...panelColors(scheme),
    isDark: true,
    top,
    middle,
    foot: oklch(0.17, 0.055, hue - 8),
    glow: warm ? oklch(0.72, 0.165, second) : oklch(0.68, 0.2, second),
    secondGlow: warm ? oklch(0.82, 0.14, hue + 22) : oklch(0.76, 0.15, hueBetween(hue, second)),
    accent,
    onAccent: readable({ lightness: 0.24, chroma: 0.06, hue: accentHue }, [accent], 4.5),
    ink: readable({ lightness: 0.99, chroma: 0.012, hue }, [top, middle], 3),
    loud: readable({ lightness: 0.88, chroma: 0.17, hue: accentHue }, [top, middle], 3),
    inkOn: [top, middle],
    loudOn: [top, middle],
    label,
    labelInk: '#ffffff',
    line: 'rgba(255,255,255,0.14)',
  }
}

/** Soft studio light on glass. */
export const mesh: LookStyle = { faces: standardFaces, colors, backgrounds: meshBackgrounds, trim: meshTrim, grain: 0.07, shade: 0.26 }
