import { neonBackgrounds } from '../backgrounds/neon.ts'
import { oklch } from '../drawing/color.ts'
import { readable } from '../drawing/contrast.ts'
import { panelColors, toned, type Palette, type Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import { neonTrim } from '../trims/neon-trim.ts'
import type { LookStyle } from './look.ts'

const tilt = { file: 'TiltNeon-Regular.ttf' }
const faces: Faces = { loud: { ...tilt, scale: 1.22 }, plain: tilt, firm: tilt, heavy: tilt }

function colors(scheme: Scheme): Palette {
  const { hue, second, accentHue } = scheme
  const top = toned({ mood: scheme.mood === 'fresh' || scheme.mood === 'playful' ? 'calm' : scheme.mood }, 0.2, 0.045, hue)
  const middle = oklch(0.17, 0.04, hue)
  const foot = oklch(0.1, 0.025, hue)
  // A tube of the subject's colour and one far enough from it to be told apart.
  const far = Math.abs(((accentHue - hue + 540) % 360) - 180) > 50 ? accentHue : second + 90
  const panel = panelColors(scheme, { panel: [0.22, 0.06], shade: [0.17, 0.05], row: [0.29, 0.08] })
  return {
    ...scheme,
    ...panel,
    isDark: true,
    top,
    middle,
    foot,
    glow: oklch(0.7, 0.25, hue),
    secondGlow: oklch(0.78, 0.2, far),
    accent: oklch(0.86, 0.18, far),
    onAccent: readable({ lightness: 0.17, chroma: 0.04, hue }, [oklch(0.86, 0.18, far)], 4.5),
    ink: readable({ lightness: 0.97, chroma: 0.035, hue }, [top, middle], 4.5),
    inkOn: [top, middle],
    loud: readable({ lightness: 0.9, chroma: 0.14, hue: far }, [top, middle], 3),
    loudOn: [top, middle],
    label: foot,
    labelInk: readable({ lightness: 0.92, chroma: 0.1, hue }, [foot], 4.5),
    line: oklch(0.4, 0.06, hue, 0.5),
  }
}

/** Glowing tubes on a wall at night. */
export const neon: LookStyle = { faces, colors, backgrounds: neonBackgrounds, trim: neonTrim, grain: 0.07, shade: 0.25 }
