import type { HexColor } from '@relampago/domain/units'

/**
 * Straight (not premultiplied) RGBA bytes, row by row from the top: length = width * height * 4.
 */
export type RgbaPixels = { rgba: Uint8Array; width: number; height: number }

/**
 * A drawing in up to three flat colours, such as a word with its outline. A cover has one byte a
 * pixel, row by row from the top: how much of the pixel is of that ink, 255 being all; their sum is
 * at most 255. Both sides even; the outermost 16 pixels must be empty.
 */
export type InkedPixels = { inks: readonly { color: HexColor; cover: Uint8Array }[]; width: number; height: number }
