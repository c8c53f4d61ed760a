import { placed, type Drawing } from '../drawing/canvas.ts'
import { oklch } from '../drawing/color.ts'
import { circle, downward, roundedBox } from '../drawing/shapes.ts'
import { withShadow } from '../drawing/soft-shadow.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { capitalsAt, drawable, fitFace } from '../drawing/type.ts'
import type { Tile } from '../plan/scene-plan.ts'
import { headLabel } from './main-picture.ts'
import { popping, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

type Place = { x: number; y: number; width: number; height: number }

/** Centres and sizes by the number of tiles. */
const places: Record<number, readonly Place[]> = {
  2: [
    { x: 300, y: 610, width: 450, height: 560 },
    { x: 780, y: 840, width: 450, height: 560 },
  ],
  3: [
    { x: 300, y: 520, width: 450, height: 440 },
    { x: 780, y: 600, width: 450, height: 440 },
    { x: 470, y: 985, width: 500, height: 400 },
  ],
  4: [
    { x: 300, y: 500, width: 450, height: 420 },
    { x: 780, y: 540, width: 450, height: 420 },
    { x: 300, y: 945, width: 450, height: 420 },
    { x: 780, y: 985, width: 450, height: 420 },
  ],
}

/** Two to four things that the sentence lists, each on a tile with its word. */
export function tilesLayout(scene: Scene<'tiles'>): DrawnLayer[] {
  const { tiles, label } = scene.layout
  const spots = places[tiles.length] ?? places[4] ?? []
  return [
    ...tiles.slice(0, spots.length).map((tile, at): DrawnLayer => {
      const spot = spots[at] ?? { x: 540, y: 720, width: 450, height: 450 }
      const turn = (at % 2 === 0 ? -1 : 1) * 0.025
      return {
        motion: popping(at * 0.33),
        draw: (drawing) => placed(drawing, { ...spot, turn }, () => drawTile(drawing, scene, tile, { spot, at })),
      }
    }),
    ...headLabel(scene, label, 222),
  ]
}

function drawTile(drawing: Drawing, { palette, icon, plan }: SceneParts, tile: Tile, { spot, at }: { spot: Place; at: number }) {
  const box = { x: -spot.width / 2, y: -spot.height / 2, width: spot.width, height: spot.height }
  withShadow(drawing, box, { blur: 56, down: 22, opacity: 0.36 }, (own) => {
    own.fillStyle = downward(own, box.y, box.y + box.height, [palette.panel, palette.panelShade])
    roundedBox(own, box, 52)
    own.fill()
  })
  const foot = 104
  const middle = box.y + (box.height - foot) / 2 + 14
  const picture = Math.min(box.height - foot - 30, box.width - 90)
  drawing.fillStyle = oklch(0.9, 0.08, at % 2 === 0 ? palette.second : palette.hue)
  circle(drawing, 0, middle, picture * 0.47)
  drawing.fill()
  drawSticker(drawing, icon(tile.icon), { x: 0, y: middle, size: picture * 0.9 })
  const text = drawable(tile.text).toLocaleUpperCase(plan.language)
  drawing.fillStyle = palette.onPanel
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  fitFace(drawing, text, { face: 'loud', width: box.width - 64, largest: 64, least: 26 })
  drawing.fillText(text, 0, capitalsAt(drawing, box.y + box.height - foot / 2 - 6))
}
