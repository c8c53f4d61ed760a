import type { Box } from '../../packages/video/src/pictures/drawing/shapes.ts'
import type { DrawnText } from './read-drawn-text.ts'

/** What type needs in a picture that is seen on a phone. Places in frame pixels. */
const textLimits = {
  /** WCAG 2.2 AA for text, and for large type. */
  contrast: 4.5,
  largeContrast: 3,
  largeSize: 72,
  leastSize: 26,
  left: 36,
  right: 1044,
  top: 150,
  bottom: 1260,
} as const

/** The share of the smaller of two texts that the other may touch. */
const mostOverlap = 0.12

/** What is wrong with the texts of a picture, one line each. */
export function findTextFaults(texts: readonly DrawnText[]): string[] {
  return texts.flatMap((text, at) => [
    ...placeFaults(text),
    ...(text.size < textLimits.leastSize ? [`"${text.text}" is ${Math.round(text.size)} px`] : []),
    ...contrastFaults(text),
    ...texts
      .slice(at + 1)
      .filter((other) => overlap(text.box, other.box) > mostOverlap)
      .map((other) => `"${text.text}" is over "${other.text}"`),
  ])
}

function placeFaults({ text, box, area }: DrawnText): string[] {
  const { left, right, top, bottom } = textLimits
  const inside = {
    x: Math.max(left, area.x),
    y: Math.max(top, area.y),
    right: Math.min(right, area.x + area.width),
    bottom: Math.min(bottom, area.y + area.height),
  }
  const isInside = box.x >= inside.x && box.y >= inside.y && box.x + box.width <= inside.right && box.y + box.height <= inside.bottom
  return isInside ? [] : [`"${text}" reaches ${[box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round).join(' ')}`]
}

function contrastFaults({ text, size, contrast }: DrawnText): string[] {
  const least = size >= textLimits.largeSize ? textLimits.largeContrast : textLimits.contrast
  return contrast >= least ? [] : [`"${text}" has a contrast of ${contrast.toFixed(1)}`]
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(one.width * one.height, other.width * other.height)
}
