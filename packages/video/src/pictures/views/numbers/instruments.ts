import type { NumberLayout } from '../../scene-plan/numbers.ts'
import { placed, type Drawing } from '../../drawing/canvas.ts'
import { oklch } from '../../drawing/color.ts'
import { circle, roundedBox } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { enteringOn, leavingOn, popping, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { around, figureLayers, panel, pill, thing, vivid, writeLine } from './parts.ts'

type Kind<Name extends NumberLayout['kind']> = Extract<NumberLayout, { kind: Name }>

const steps = 7
const mercury = oklch(0.6, 0.23, 25)
const tube = { x: 250, top: 560, foot: 1040, width: 58, bulb: 62 } as const

function heightOf(share: number): number {
  return tube.foot - 40 - (tube.foot - 40 - tube.top - 20) * share
}

/** Mercury that rises to what is said, beside things of known temperatures. */
export function thermometerLayout(scene: SceneParts & { layout: Kind<'thermometer'> }): DrawnLayer[] {
  const { palette, layout } = scene
  const share = Math.max(0, Math.min(1, layout.share))
  return [
    panel(scene, { x: 90, y: 505, width: 900, height: 665 }, {}, (drawing) => {
      drawing.fillStyle = palette.row
      drawing.strokeStyle = palette.onPanelSoft
      drawing.lineWidth = 6
      roundedBox(drawing, { x: tube.x - tube.width / 2, y: tube.top - 20, width: tube.width, height: tube.foot - tube.top + 60 }, tube.width / 2)
      drawing.fill()
      drawing.stroke()
      drawing.fillStyle = mercury
      circle(drawing, tube.x, tube.foot + 55, tube.bulb)
      drawing.fill()
      drawing.fillRect(tube.x - 17, heightOf(0), 34, tube.foot + 40 - heightOf(0))
      for (const mark of apart(layout.marks)) {
        const y = heightOf(mark.share)
        // The thing is beside the lower ones.
        const width = y > 860 ? 360 : 580
        drawing.fillStyle = palette.onPanelSoft
        drawing.fillRect(tube.x + tube.width / 2 + 6, y - 3, 34, 6)
        writeLine(drawing, mark.text, { x: tube.x + 88, y, width, largest: 54, face: 'firm', color: palette.onPanel, align: 'left' })
      }
    }),
    ...Array.from({ length: steps }, (_, step): DrawnLayer => {
      const foot = heightOf((share * step) / steps)
      const top = heightOf((share * (step + 1)) / steps)
      return enteringOn(
        { word: layout.at, after: 0.08 * step },
        {
          motion: still,
          area: { x: tube.x - 30, y: top - 30, width: 60, height: foot - top + 40 },
          draw(drawing) {
            drawing.fillStyle = mercury
            roundedBox(drawing, { x: tube.x - 17, y: top, width: 34, height: foot - top + 4 }, step === steps - 1 ? 16 : 0)
            drawing.fill()
          },
        },
      )
    }),
    ...thing(scene, { x: 820, y: 1015, size: 230 }, 0.3),
    ...figureLayers(
      scene,
      { ...layout, lead: null },
      { y: layout.unit === null ? 388 : 335, size: layout.unit === null ? 186 : 130, unitSize: 56, order: 0.5 },
    ),
    ...headLabel(scene, layout.lead ?? layout.label, 222),
  ]
}

/** Marks whose lines would touch are left out. */
function apart<Mark extends { share: number }>(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((one, other) => one.share - other.share)) if (mark.share - (kept.at(-1)?.share ?? -1) > 0.1) kept.push(mark)
  return kept
}

const dial = { x: 540, y: 625, radius: 190 } as const
/** From the lower left over the top to the lower right. */
const sweep = 0.72

function dialTurn(share: number): number {
  return (share - 0.5) * sweep * 2 * Math.PI
}

/** The thing on a balance whose needle shows its weight. */
export function scaleLayout(scene: SceneParts & { layout: Kind<'scale'> }): DrawnLayer[] {
  const { layout, palette } = scene
  const { comparison } = layout
  return [
    panel(scene, around(dial, dial.radius), { radius: dial.radius, isRound: true }, (drawing) => {
      drawing.fillStyle = palette.panel
      roundedBox(drawing, { x: dial.x - 190, y: dial.y - dial.radius - 46, width: 380, height: 30 }, 15)
      drawing.fill()
      drawing.fillRect(dial.x - 24, dial.y - dial.radius - 20, 48, 40)
      for (let tick = 0; tick <= 20; tick += 1)
        placed(drawing, { ...dial, turn: dialTurn(tick / 20) }, () => {
          drawing.fillStyle = tick % 5 === 0 ? palette.onPanel : palette.onPanelSoft
          drawing.fillRect(tick % 5 === 0 ? -4 : -2, -dial.radius + 16, tick % 5 === 0 ? 8 : 4, tick % 5 === 0 ? 32 : 18)
        })
      layout.ends.forEach((text, end) => {
        const turn = dialTurn(end) - Math.PI / 2
        const place = { x: dial.x + Math.cos(turn) * dial.radius * 0.6, y: dial.y + Math.sin(turn) * dial.radius * 0.66 }
        if (text !== '') writeLine(drawing, text, { ...place, width: 150, largest: 46, face: 'firm', color: palette.onPanel })
      })
    }),
    ...needle(scene, dial, layout.at, (share) => dialTurn(layout.share * share), dial.radius * 0.76),
    ...thing(scene, { x: 540, y: 325, size: 130 }, 0.3),
    ...figureLayers(
      scene,
      { ...layout, lead: null },
      comparison === null ? { y: 945, size: 170, unitSize: 80, order: 0.5 } : { y: 890, size: 140, unitSize: 68, order: 0.5 },
    ),
    ...(comparison === null
      ? []
      : [enteringOn({ word: layout.at, after: 0.9 }, pill(scene, `${comparison.times} ${comparison.name}`, { x: 540, y: 1120, order: 0.9, width: 700 }))]),
    ...headLabel(scene, layout.lead ?? layout.label, 224),
  ]
}

/** A needle on its way, each place for a moment, and at rest. */
function needle(scene: SceneParts, hub: { x: number; y: number }, at: number, turnAt: (share: number) => number, length: number): DrawnLayer[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const layer: DrawnLayer = {
      motion: still,
      area: around(hub, length + 30),
      draw: (drawing) => drawNeedle(drawing, { ...hub, turn: turnAt(step / steps), length, color: mercury, hubColor: scene.palette.onPanel }),
    }
    const cued = step === 0 ? layer : enteringOn({ word: at, after: 0.07 * (step - 1) }, layer)
    return step === steps ? cued : leavingOn({ word: at, after: 0.07 * step }, cued)
  })
}

function drawNeedle(
  drawing: Drawing,
  { x, y, turn, length, color, hubColor }: { x: number; y: number; turn: number; length: number; color: string; hubColor: string },
) {
  placed(drawing, { x, y, turn }, () => {
    drawing.fillStyle = color
    drawing.beginPath()
    drawing.moveTo(-13, 20)
    drawing.lineTo(0, -length)
    drawing.lineTo(13, 20)
    drawing.closePath()
    drawing.fill()
  })
  drawing.fillStyle = hubColor
  circle(drawing, x, y, 26)
  drawing.fill()
}

const gauge = { x: 540, y: 796, radius: 370 } as const

function gaugeTurn(share: number): number {
  return (share - 0.5) * Math.PI * 0.96
}

/** The gauge of a car, with things of known speeds on it. */
export function speedLayout(scene: SceneParts & { layout: Kind<'speed'> }): DrawnLayer[] {
  const { layout, palette } = scene
  const arc = (drawing: Drawing, from: number, to: number) => {
    drawing.beginPath()
    drawing.arc(gauge.x, gauge.y, gauge.radius - 48, gaugeTurn(from) - Math.PI / 2, gaugeTurn(to) - Math.PI / 2)
    drawing.stroke()
  }
  return [
    panel(scene, { x: 90, y: gauge.y - gauge.radius - 40, width: 900, height: gauge.radius + 130 }, {}, (drawing) => {
      drawing.lineWidth = 44
      drawing.strokeStyle = palette.row
      arc(drawing, 0, 1)
      for (const mark of layout.marks) {
        const turn = gaugeTurn(mark.share) - Math.PI / 2
        const place = (distance: number) => ({ x: gauge.x + Math.cos(turn) * distance, y: gauge.y + Math.sin(turn) * distance })
        drawing.lineWidth = 6
        drawing.strokeStyle = palette.onPanel
        drawing.beginPath()
        drawing.moveTo(place(gauge.radius - 22).x, place(gauge.radius - 22).y)
        drawing.lineTo(place(gauge.radius - 76).x, place(gauge.radius - 76).y)
        drawing.stroke()
        if (mark.icon !== null) drawSticker(drawing, scene.icon(mark.icon), { ...place(gauge.radius - 132), size: 84 })
      }
    }),
    ...Array.from({ length: steps }, (_, step): DrawnLayer =>
      enteringOn(
        { word: layout.at, after: 0.07 * step },
        {
          motion: still,
          area: { x: gauge.x - gauge.radius, y: gauge.y - gauge.radius, width: gauge.radius * 2, height: gauge.radius + 60 },
          draw(drawing) {
            drawing.lineWidth = 44
            drawing.strokeStyle = vivid(scene)
            arc(drawing, (layout.share * step) / steps, (layout.share * (step + 1)) / steps)
          },
        },
      ),
    ),
    ...needle(scene, gauge, layout.at, (share) => gaugeTurn(layout.share * share), gauge.radius - 92),
    ...figureLayers(scene, { ...layout, lead: null }, { y: 990, size: 170, unitSize: 80, order: 0.5 }),
    ...headLabel(scene, layout.label, 222),
    ...(layout.lead === null
      ? []
      : [enteringOn({ word: layout.at, after: -0.25 }, { ...pill(scene, layout.lead, { x: 540, y: 322, order: 0.9 }), motion: popping(0.9) })]),
  ]
}
