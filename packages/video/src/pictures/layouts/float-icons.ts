import { between } from '@relampago/domain/random'
import { frame } from '../drawing/canvas.ts'
import type { Box } from '../drawing/shapes.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { enteringOn, inTurn, popping, type DrawnLayer, type SceneParts } from './scene.ts'

/** Where small pictures may float: centre and width. Large ones near the edges are out of focus. */
const arrangements = [
  [
    { x: 118, y: 470, size: 195, isFar: false },
    { x: 968, y: 400, size: 150, isFar: true },
    { x: 976, y: 960, size: 200, isFar: false },
    { x: 96, y: 1010, size: 120, isFar: true },
  ],
  [
    { x: 962, y: 455, size: 195, isFar: false },
    { x: 104, y: 385, size: 120, isFar: true },
    { x: 110, y: 930, size: 200, isFar: false },
    { x: 990, y: 1020, size: 125, isFar: true },
  ],
  [
    { x: 128, y: 640, size: 190, isFar: false },
    { x: 965, y: 540, size: 150, isFar: true },
    { x: 950, y: 1035, size: 190, isFar: false },
    { x: 190, y: 345, size: 110, isFar: true },
  ],
] as const

/** Room around a small picture for its turn, border and shadow, as a share of its size. */
const margin = 0.4

/**
 * Small pictures of the same subject beside the main one, which come one after another while the
 * sentence is said; none over the boxes to keep free.
 */
export function floatIcons(scene: SceneParts, keepFree: readonly Box[] = []): DrawnLayer[] {
  const { extras } = scene.plan
  if (extras.length === 0) return []
  const arrangement = arrangements[Math.floor(scene.random() * arrangements.length)] ?? arrangements[0]
  const spots = arrangement
    .map((spot) => ({ ...spot, turn: between(scene.random, -0.38, 0.38), y: spot.y + between(scene.random, -28, 28) }))
    // Each picture once: three alarm clocks around a fourth look like a mistake.
    .slice(0, extras.length)
    .map((spot, at) => ({ ...spot, icon: extras[at] ?? '' }))
    .filter((spot) => !keepFree.some((box) => touches(spot, box)))
  const border = scene.trim.hero(scene.palette).border === undefined ? 0 : 8
  return spots.map(({ isFar, ...spot }, at) => {
    const style = isFar ? { blur: 4, opacity: 0.85, shadow: null } : { border, shadow: { blur: 26, down: 10, opacity: 0.3 } }
    const reach = spot.size * (0.5 + margin)
    return enteringOn(inTurn(at + 1, spots.length + 1), {
      motion: popping(1),
      area: { x: spot.x - reach, y: spot.y - reach, width: 2 * reach, height: 2 * reach },
      draw: (drawing) => drawSticker(drawing, scene.icon(spot.icon), spot, { ...style, turn: spot.turn }),
    })
  })
}

function touches(spot: { x: number; y: number; size: number }, box: Box): boolean {
  const reach = spot.size * 0.62
  return (
    spot.x + reach > Math.max(0, box.x) &&
    spot.x - reach < Math.min(frame.width, box.x + box.width) &&
    spot.y + reach > box.y &&
    spot.y - reach < box.y + box.height
  )
}
