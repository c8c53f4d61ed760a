import { placed, type Drawing } from '../drawing/canvas.ts'
import { circle } from '../drawing/shapes.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { capitalsAt, drawable, fitFace, shortened } from '../drawing/type.ts'
import type { Tile } from '../scene-plan/scene-plan.ts'
import { headLabel } from './main-picture.ts'
import { cueOf, enteringOn, firstSoon, inTurn, popping, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'
import { waitingBoxes } from './waiting-boxes.ts'

type Place = { x: number; y: number; width: number; height: number }

/** Centres and sizes by the number of tiles. */
const places: Record<number, readonly Place[]> = {
  2: [
    { x: 300, y: 610, width: 450, height: 560 },
    { x: 780, y: 840, width: 450, height: 560 },
  ],
  3: [
    { x: 300, y: 476, width: 450, height: 400 },
    { x: 780, y: 508, width: 450, height: 400 },
    { x: 470, y: 936, width: 500, height: 380 },
  ],
  4: [
    { x: 300, y: 474, width: 450, height: 396 },
    { x: 780, y: 506, width: 450, height: 396 },
    { x: 300, y: 902, width: 450, height: 396 },
    { x: 780, y: 934, width: 450, height: 396 },
  ],
}

/** How far shadows can be seen around a tile, which is slightly turned. */
const shadowReach = 84

/** Two to four things that the sentence lists, each on a tile that comes with its word. */
export function tilesLayout(scene: Scene<'tiles'>): DrawnLayer[] {
  const { tiles, label } = scene.layout
  const spots = places[tiles.length] ?? places[4] ?? []
  const cues = firstSoon(tiles.map(({ text }, at) => cueOf(scene, text) ?? inTurn(at, spots.length)))
  return [
    waitingBoxes(
      scene,
      spots
        .slice(0, tiles.length)
        .map(({ x, y, width, height }, at) => ({ box: { x: x - width / 2, y: y - height / 2, width, height }, radius: 52, turn: turnOf(at) })),
    ),
    ...tiles.slice(0, spots.length).map((tile, at): DrawnLayer => {
      const spot = spots[at] ?? { x: 540, y: 720, width: 450, height: 450 }
      const turn = turnOf(at)
      const tall = { x: spot.x - spot.width / 2, y: spot.y - spot.height / 2, width: spot.width, height: spot.height }
      return enteringOn(cues[at] ?? null, {
        motion: popping(at * 0.33),
        area: { x: tall.x - shadowReach, y: tall.y - shadowReach, width: tall.width + 2 * shadowReach, height: tall.height + 2 * shadowReach },
        draw: (drawing) => placed(drawing, { ...spot, turn }, () => drawTile(drawing, scene, tile, { spot, at })),
      })
    }),
    ...headLabel(scene, label, 222),
  ]
}

/** Neighbours lean to different sides. */
function turnOf(at: number): number {
  return (at % 2 === 0 ? -1 : 1) * 0.025
}

function drawTile(drawing: Drawing, { palette, trim, icon, plan }: SceneParts, tile: Tile, { spot, at }: { spot: Place; at: number }) {
  const box = { x: -spot.width / 2, y: -spot.height / 2, width: spot.width, height: spot.height }
  trim.panel(drawing, palette, box, { radius: 52 })
  const foot = 104
  const middle = box.y + (box.height - foot) / 2 + 14
  const picture = Math.min(box.height - foot - 30, box.width - 90)
  drawing.fillStyle = palette.window[at % 2 === 0 ? 0 : 1]
  circle(drawing, 0, middle, picture * 0.47)
  drawing.fill()
  drawSticker(drawing, icon(tile.icon), { x: 0, y: middle, size: picture * 0.9 })
  const text = drawable(tile.text).toLocaleUpperCase(plan.language)
  drawing.fillStyle = palette.onPanel
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  fitFace(drawing, text, { face: 'loud', width: box.width - 64, largest: 64, least: 48 })
  drawing.fillText(shortened(drawing, text, box.width - 40), 0, capitalsAt(drawing, box.y + box.height - foot / 2 - 6))
}
