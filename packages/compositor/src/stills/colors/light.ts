import type { ColorDrawing } from './color-drawing.ts'
import { levelTable, onEachChannel } from './levels.ts'
import { ofLuma } from './luma-chroma.ts'
import { splineThrough } from './spline.ts'

/** Effects on light and shade. Values as in the catalogue; each means FFmpeg's filter. */
export const lightDrawings = {
  eq: { by: 'color', change: (contrast) => (contrast === 1 ? null : ofLuma(contrasted(contrast))) },
  brightness: { by: 'color', change: (percent) => (percent === 0 ? null : ofLuma(contrasted(1, percent * 0.004))) },
  contrast: { by: 'color', change: (percent) => (percent === 0 ? null : ofLuma(contrasted(1 + percent / 100))) },
  gamma: { by: 'color', change: (percent) => (percent === 0 ? null : ofLuma(raised(1 / (1 + percent * 0.015)))) },
  // Cuts the darkest and the brightest levels off and stretches the rest, 30 % at most at each end.
  colorlevels: { by: 'color', change: (levels) => (levels === 0 ? null : onEachChannel(stretched((0.3 * levels) / 255))) },
  // Deeper shadows and brighter lights, as far as the curve stays one.
  curves: { by: 'color', change: (bend) => (bend === 0 ? null : onEachChannel(bent((0.2 * bend) / 255))) },
  exposure: { by: 'color', change: (stops) => (stops === 0 ? null : onEachChannel(levelTable((level) => level * 2 ** stops + 0.5))) },
} as const satisfies Record<string, ColorDrawing>

/** Contrast about the middle of all levels; brightness is a share of their range. */
export function contrasted(contrast: number, brightness = 0): Uint8Array {
  // The filter takes single precision, counts in 1/4096 and cuts each term.
  const factor = Math.trunc(Math.fround(contrast) * 4096)
  const offset = Math.trunc((Math.trunc(100 * Math.fround(brightness) + 100) * 511) / 200) - 128 - Math.trunc(factor / 32)
  return levelTable((level) => Math.floor((level * factor) / 4096) + offset)
}

function raised(exponent: number): Uint8Array {
  return levelTable((level) => 256 * (level / 255) ** exponent)
}

function stretched(cut: number): Uint8Array {
  // Halves go down, as the filter's two ends do at their last value.
  const [darkest, brightest] = [Math.ceil(255 * cut - 0.5), Math.ceil(255 * (1 - cut) - 0.5)]
  return levelTable((level) => ((level - darkest) * 255) / (brightest - darkest))
}

function bent(bend: number): Uint8Array {
  return splineThrough([
    [0, 0],
    [0.25, 0.25 - bend],
    [0.75, 0.75 + bend],
    [1, 1],
  ])
}
