import type { HexColor } from '@relampago/domain/units'

type Matrix = { red: number; blue: number }
/** Shares of red and blue in luma. */
const bt601: Matrix = { red: 0.299, blue: 0.114 }
const bt709: Matrix = { red: 0.2126, blue: 0.0722 }

/**
 * The colour to write into the caption script so that FFmpeg shows `color` in a BT.709 video. FFmpeg draws captions with the BT.601 matrix:
 * before version 7 always, and in later ones when the frames say so (`captionFilter` makes them). Of the most saturated greens and
 * reds a part cannot be reached that way; they come out a little duller.
 */
export function captionInk(color: HexColor): HexColor {
  const { luma, blueness, redness } = toDifferences(color, bt709)
  const blue = luma + blueness * 2 * (1 - bt601.blue)
  const red = luma + redness * 2 * (1 - bt601.red)
  const green = (luma - bt601.red * red - bt601.blue * blue) / (1 - bt601.red - bt601.blue)
  return `#${[red, green, blue].map(hexByte).join('')}`
}

/**
 * Draws `captions.ass` with the fonts of the folder `fonts`, both in the working directory: names that people choose never reach the filter.
 * Frames are marked as BT.601 while captions are drawn and as what they are afterwards; no pixel is converted.
 */
export const captionFilter =
  'setparams=colorspace=smpte170m:range=tv,ass=captions.ass:fontsdir=fonts,setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv'

function toDifferences(color: HexColor, { red: redShare, blue: blueShare }: Matrix): { luma: number; blueness: number; redness: number } {
  const red = Number.parseInt(color.slice(1, 3), 16)
  const green = Number.parseInt(color.slice(3, 5), 16)
  const blue = Number.parseInt(color.slice(5, 7), 16)
  const luma = redShare * red + (1 - redShare - blueShare) * green + blueShare * blue
  return { luma, blueness: (blue - luma) / (2 * (1 - blueShare)), redness: (red - luma) / (2 * (1 - redShare)) }
}

function hexByte(value: number): string {
  const byte = Math.min(255, Math.max(0, Math.round(value)))
  return byte.toString(16).padStart(2, '0').toUpperCase()
}
