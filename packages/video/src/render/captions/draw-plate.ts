import type { CaptionPlate } from '@relampago/domain/timeline'
import type { Fraction, Pixels } from '@relampago/domain/units'
import type { CutOut } from './cut-captions.ts'

/** Empty pixels that layers want around what is drawn. */
const border: Pixels = 16

/** A plate as a drawing in one ink, its edges as soft as those of letters. */
export function drawPlate({ left, top, width, height, radius }: Omit<CaptionPlate, 'kind' | 'color' | 'opacity'>): CutOut {
  const cell = { left: 2 * Math.floor((left - border) / 2), top: 2 * Math.floor((top - border) / 2) }
  const size = { width: even(left + width + border - cell.left), height: even(top + height + border - cell.top) }
  const fill = new Uint8Array(size.width * size.height)
  // From the middle of the plate to where its corners begin to bend.
  const straight = { x: width / 2 - radius, y: height / 2 - radius }
  for (let row = 0; row < size.height; row += 1) {
    const y = Math.abs(cell.top + row + 0.5 - top - height / 2) - straight.y
    for (let column = 0; column < size.width; column += 1) {
      const x = Math.abs(cell.left + column + 0.5 - left - width / 2) - straight.x
      fill[row * size.width + column] = Math.round(255 * insideOf(x, y, radius))
    }
  }
  return { ...cell, ...size, covers: { outline: new Uint8Array(fill.length), fill } }
}

/**
 * How much of a pixel is inside: on straight edges exactly that, in corners by its distance from
 * the arc. `x` and `y` count from the centre of the corner's arc outwards.
 */
function insideOf(x: Pixels, y: Pixels, radius: Pixels): Fraction {
  if (x > 0 && y > 0) return clamped(radius - Math.hypot(x, y) + 0.5)
  return clamped(radius - x + 0.5) * clamped(radius - y + 0.5)
}

function clamped(share: number): Fraction {
  return Math.min(1, Math.max(0, share))
}

function even(length: Pixels): Pixels {
  return 2 * Math.ceil(length / 2)
}
