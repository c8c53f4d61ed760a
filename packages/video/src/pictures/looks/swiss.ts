import { swissBackgrounds } from '../backgrounds/swiss.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import { swissTrim } from '../trims/swiss-trim.ts'
import type { LookStyle } from './look.ts'

const bold = { file: 'Archivo-Bold.ttf' }
const faces: Faces = { loud: { file: 'ArchivoBlack-Regular.ttf', scale: 1.25 }, plain: bold, firm: bold, heavy: bold }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const top = toned(scheme, 0.945, 0.012, hue)
  // Type runs over the flat shapes, so they stay light enough for black.
  const glow = oklch(scheme.mood === 'mysterious' ? 0.66 : 0.72, 0.19, hue)
  const secondGlow = oklch(0.78, 0.17, second)
  const grounds = [top, glow, secondGlow]
  const ink = readable({ lightness: 0.17, chroma: 0.012, hue }, grounds, 4.5)
  const accent = oklch(0.87, 0.19, accentHue)
  return {
    ...scheme,
    ...panelColors(scheme, { panel: [0.995, 0.002], shade: [0.99, 0.002], row: [0.94, 0.02] }),
    window: [glow, secondGlow],
    title: '#111114',
    isDark: false,
    top,
    middle: top,
    foot: top,
    glow,
    secondGlow,
    accent,
    onAccent: readable({ lightness: 0.17, chroma: 0.02, hue: accentHue }, [accent], 4.5),
    ink,
    loud: readable({ lightness: 0.88, chroma: 0.19, hue: accentHue }, [ink], 4.5),
    inkOn: grounds,
    loudOn: [ink],
    label: ink,
    labelInk: '#ffffff',
    line: 'rgba(0,0,0,0.2)',
  }
}

/** Flat shapes and huge grotesque letters. */
export const swiss: LookStyle = { faces, colors, backgrounds: swissBackgrounds, trim: swissTrim, grain: 0.03, shade: 0.12 }
