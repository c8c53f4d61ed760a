import type { ColorDrawing, Rgb } from './color-drawing.ts'
import { contrasted } from './light.ts'
import { clamped, levelBetween } from './levels.ts'
import { inYuv } from './luma-chroma.ts'
import { selectiveColor } from './selective-color.ts'

/** Effects on hue and saturation. Values as in the catalogue; each means FFmpeg's filter. */
export const tintDrawings = {
  hue: { by: 'color', change: (degrees) => (degrees % 360 === 0 ? null : turned((degrees * Math.PI) / 180)) },
  saturation: { by: 'color', change: (percent) => (percent === 0 ? null : chromaContrasted(1 + percent / 50)) },
  // The filter takes 0 (grey) to 2 (double), so the long way up from 1 to 5 is squeezed.
  huesaturation: { by: 'color', change: (factor) => (factor === 1 ? null : saturated(factor < 1 ? factor : 1 + (factor - 1) / 4)) },
  // Warm to the right, cold to the left.
  colorbalance: { by: 'color', change: (warmth) => (warmth === 0 ? null : balanced(warmth)) },
  vibrance: { by: 'color', change: (percent) => (percent === 0 ? null : vibrant(percent / 50)) },
  selectivecolor: { by: 'color', change: (percent) => (percent === 0 ? null : selectiveColor(percent / 100)) },
} as const satisfies Record<string, ColorDrawing>

/** Chroma about its zero, clockwise on the vectorscope. */
function turned(angle: number): (color: Rgb) => Rgb {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return inYuv(([y, u, v]) => {
    const [blueness, redness] = [u - 128, v - 128]
    return [y, clamped(128 + cosine * blueness - sine * redness, 0, 255), clamped(128 + sine * blueness + cosine * redness, 0, 255)]
  })
}

function chromaContrasted(factor: number): (color: Rgb) => Rgb {
  const levels = contrasted(factor)
  return inYuv(([y, u, v]) => [y, levelBetween(levels, u), levelBetween(levels, v)])
}

/** Away from the mean of the channels, or towards it below 1. */
function saturated(factor: number): (color: Rgb) => Rgb {
  return ([red, green, blue]) => {
    const grey = (0.333 * red + 0.334 * green + 0.333 * blue) * (1 - factor)
    return [Math.floor(grey + factor * red), Math.floor(grey + factor * green), Math.floor(grey + factor * blue)]
  }
}

/** Middle tones of red and blue go apart; shadows of red and lights of blue half as much. */
function balanced(warmth: number): (color: Rgb) => Rgb {
  return ([red, green, blue]) => {
    const light = (Math.max(red, green, blue) + Math.min(red, green, blue)) / 255
    const shadows = 0.7 * ramp(0.333 - light)
    const middles = 0.7 * ramp(light - 0.333) * ramp(0.667 - light)
    const lights = 0.7 * ramp(light - 0.667)
    return [red + 255 * warmth * (middles + shadows / 2), green, blue - 255 * warmth * (middles + lights / 2)]
  }
}

/** From 0 to 1 over a quarter of the range. */
function ramp(distance: number): number {
  return clamped(4 * distance + 0.5, 0, 1)
}

/** Saturation by so much, strong colours more than dull ones. */
function vibrant(strength: number): (color: Rgb) => Rgb {
  return ([red, green, blue]) => {
    // As in the filter, red and blue have each other's weight.
    const luma = 0.072186 * red + 0.715158 * green + 0.212656 * blue
    const strong = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255
    const factor = 1 + strength * (1 + strong)
    const level = (value: number) => Math.floor(luma + (value - luma) * factor)
    return [level(red), level(green), level(blue)]
  }
}
