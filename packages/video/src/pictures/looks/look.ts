import type { Random } from '@relampago/domain/random'
import type { Fraction } from '@relampago/domain/units'
import type { Bitmap, Drawing } from '../drawing/canvas.ts'
import type { Palette, Scheme } from '../drawing/palette.ts'
import type { Faces } from '../drawing/type.ts'
import type { Trim } from '../trims/trim.ts'

/** Fills the frame, 1080x1920, its lower third too. Draws the same for the same random numbers. */
type DrawBackground = (drawing: Drawing, palette: Palette, random: Random, hasPedestal: boolean) => void

/** Everything that makes one look. */
export type LookStyle = {
  faces: Faces
  /** All texts of the palette reach the contrasts that its type states, for every scheme. */
  colors: (scheme: Scheme) => Palette
  backgrounds: Record<string, DrawBackground>
  trim: Trim
  /** Strength of the noise over the background. */
  grain: Fraction
  /** How much black covers the foot of the background, where the light captions stand. */
  shade: Fraction
  /** How icons are printed: a bitmap of the same size. Left out, they stay as drawn. */
  print?: (icon: Bitmap, palette: Palette) => Bitmap
}
