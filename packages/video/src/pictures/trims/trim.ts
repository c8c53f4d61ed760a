import type { Pixels } from '@relampago/domain/units'
import type { Drawing } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palette.ts'
import type { StickerStyle } from '../drawing/sticker.ts'

type TextPlace = { text: string; x: Pixels; y: Pixels }

/** How one look draws the parts that every layout uses. All places are centres. */
export type Trim = {
  /** The look of the main picture: border, shadow. */
  hero: (palette: Palette) => StickerStyle
  /** Narrow text in a frame, `size` being that of the type; gives the whole width. */
  label: (drawing: Drawing, palette: Palette, label: TextPlace & { size: Pixels }) => Pixels
  /** A short number or word in a seal. */
  badge: (drawing: Drawing, palette: Palette, badge: TextPlace & { radius: Pixels }) => void
  /** Type that carries the picture, in the face and size already set. */
  loud: (drawing: Drawing, palette: Palette, word: TextPlace & { size: Pixels; tone: 'ink' | 'accent' }) => void
}
