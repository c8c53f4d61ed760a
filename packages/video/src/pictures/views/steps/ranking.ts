import type { Drawing } from '../../drawing/canvas.ts'
import type { Box } from '../../drawing/shapes.ts'
import { cueOf, enteringOn, inTurn, popping, rising, still, type DrawnLayer, type Scene, type SceneParts } from '../../layouts/scene.ts'
import { areaAround, drawLoud, drawPanel, drawText, iconLayer, sceneIcon } from './parts.ts'

type Place = 1 | 2 | 3
const foot = 1150
const columns: Record<Place, { x: number; height: number; icon: number }> = {
  1: { x: 540, height: 370, icon: 240 },
  2: { x: 222, height: 270, icon: 180 },
  3: { x: 858, height: 195, icon: 180 },
}
const width = 292
const plate = { height: 104, gap: 14 } as const
const title: Box = { x: 76, y: 178, width: 928, height: 170 }

/** A podium: steps from the start, each name on its word. */
export function rankingView(scene: Scene<'ranking'>): DrawnLayer[] {
  const { what, places } = scene.layout
  const icon = sceneIcon(scene)
  const held = new Set(places.map(({ place }) => place))
  return [
    { motion: rising(0), draw: (drawing) => ([2, 3, 1] as const).forEach((place) => drawStep(drawing, scene, place, held.has(place))) },
    { motion: still, draw: (drawing) => drawLoud(drawing, scene, what, title, { largest: 86, lines: 2, tone: 'ink' }) },
    ...places.flatMap(({ text, place, icon: own }, at): DrawnLayer[] => {
      const { x, height, icon: size } = columns[place]
      const box = { x: x - width / 2 - 6, y: foot - height - plate.gap - plate.height, width: width + 12, height: plate.height }
      const cue = cueOf(scene, text) ?? inTurn(at + 1, places.length + 1)
      const shown = own ?? (place === 1 && places.length === 1 ? icon : null)
      const name: DrawnLayer = { motion: popping(0.4 + at * 0.2), area: areaAround(box), draw: (drawing) => drawName(drawing, scene, text, box) }
      return [
        enteringOn(cue, name),
        ...(shown === null ? [] : [enteringOn({ ...cue, after: 0.18 }, iconLayer(scene, shown, { x, y: box.y - size / 2 - 14, size }, 0.4 + at * 0.2))]),
      ]
    }),
  ]
}

function drawStep(drawing: Drawing, { palette, trim }: SceneParts, place: Place, isHeld: boolean) {
  const { x, height } = columns[place]
  const box = { x: x - width / 2, y: foot - height, width, height }
  const isFirst = place === 1 && isHeld
  trim.panel(drawing, palette, box, { radius: 34, ...(isFirst ? { fill: palette.accent } : isHeld ? {} : { fill: palette.row }) })
  const color = isFirst ? palette.onAccent : palette.onPanel
  drawText(
    drawing,
    String(place),
    { x: box.x, y: box.y + 10, width, height: Math.min(height - 20, 220) },
    { face: 'loud', largest: place === 1 ? 190 : 140, color, lines: 1 },
  )
}

function drawName(drawing: Drawing, scene: SceneParts, text: string, box: Box) {
  drawPanel(drawing, scene, box, { radius: 32 })
  const inside = { x: box.x + 14, y: box.y + 6, width: box.width - 28, height: box.height - 12 }
  drawText(drawing, text.toLocaleUpperCase(scene.plan.language), inside, { face: 'loud', largest: 58, color: scene.palette.onPanel })
}
