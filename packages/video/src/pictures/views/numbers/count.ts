import type { NumberLayout, SizeComparison } from '../../scene-plan/numbers.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { headLabel } from '../../layouts/main-picture.ts'
import { floatIcons } from '../../layouts/float-icons.ts'
import { enteringOn, popping, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'
import { figureLayers, panel, thingBefore, writeLine } from './parts.ts'

/** The thing until the number is said. */
const alone = { x: 540, y: 690, size: 560 } as const

type Count = Extract<NumberLayout, { kind: 'count' }>

/**
 * A number that counts up under its thing; with a panel that compares it where there is something
 * to compare with.
 */
export function countLayout(scene: SceneParts & { layout: Count }): DrawnLayer[] {
  const { layout } = scene
  const { comparison, label } = layout
  const { icon }: { icon: string | null } = scene.plan
  // A scene of nothing but its number begins with it.
  const rolled = icon === null && label === '' ? [] : layout.rolled
  if (comparison === null)
    return [
      ...floatIcons(scene, [
        { x: 0, y: 700, width: 1080, height: 540 },
        { x: 180, y: 150, width: 720, height: 150 },
      ]),
      ...thingBefore(scene, { x: 540, y: 475, size: 430 }, { alone, at: layout.at, rolled: rolled.length }),
      ...figureLayers(scene, { ...layout, rolled }, figurePlace(icon, layout.unit)),
      ...headLabel(scene, label, 224),
    ]
  return [
    ...thingBefore(scene, { x: 540, y: 390, size: 260 }, { alone, at: layout.at, rolled: rolled.length }),
    ...figureLayers(scene, { ...layout, lead: null, rolled }, { y: 638, size: 240, unitSize: 76, order: 0.2 }),
    ...comparisonPanel(scene, comparison, layout.at),
    ...headLabel(scene, layout.lead ?? label, 222),
  ]
}

const box = { x: 90, y: 873, width: 900, height: 276 } as const

/** Under its thing, or in the middle of the stage without one. */
function figurePlace(icon: string | null, unit: string | null) {
  const up = icon === null ? 220 : 0
  return unit === null ? { y: 950 - up, size: 340 } : { y: 880 - up, size: 266, unitSize: 80 }
}

function comparisonPanel(scene: SceneParts, comparison: SizeComparison, at: number): DrawnLayer[] {
  const { palette } = scene
  const { icon, times, drawn, name } = comparison
  const text = `${times} ${name}`.toLocaleUpperCase(scene.plan.language)
  const isRow = icon !== null && drawn !== null
  const ground = panel(scene, box, { order: 0.7 }, (drawing) => {
    if (isRow) return writeLine(drawing, text, { x: 540, y: box.y + 70, width: 820, largest: 58, face: 'heavy', color: palette.onPanel })
    const left = icon === null ? 540 : 650
    const width = icon === null ? 820 : 600
    writeLine(drawing, times.toLocaleUpperCase(scene.plan.language), { x: left, y: box.y + 115, width, largest: 150, face: 'loud', color: palette.onPanel })
    writeLine(drawing, name.toLocaleUpperCase(scene.plan.language), { x: left, y: box.y + 240, width, largest: 54, face: 'heavy', color: palette.onPanel })
    if (icon !== null) drawSticker(drawing, scene.icon(icon), { x: 225, y: box.y + 155, size: 210 })
  })
  const shown = enteringOn({ word: at, after: 0.9 }, ground)
  return isRow ? [shown, ...row(scene, { icon, drawn, at })] : [shown]
}

/** More layers than these would only cost time. */
const mostGroups = 5

/** The thing so many times, a few at once; a half is drawn as one half. */
function row(scene: SceneParts, { icon, drawn, at }: { icon: string; drawn: number; at: number }): DrawnLayer[] {
  const count = Math.ceil(drawn)
  const step = Math.min(170, 840 / count)
  const size = Math.min(150, step * 0.95)
  const left = 540 - ((count - 1) * step) / 2
  const inGroup = Math.ceil(count / mostGroups)
  const y = box.y + 194
  return Array.from({ length: Math.ceil(count / inGroup) }, (_, group) =>
    enteringOn(
      { word: at, after: 1.15 + 0.16 * group },
      {
        motion: popping(0.75),
        area: { x: left + group * inGroup * step - size, y: y - size, width: inGroup * step + size, height: size * 2 },
        draw(drawing) {
          for (let index = group * inGroup; index < Math.min(count, (group + 1) * inGroup); index += 1) {
            const share = Math.min(1, drawn - index)
            drawing.save()
            drawing.beginPath()
            drawing.rect(left + index * step - size / 2, y - size / 2, size * share, size)
            drawing.clip()
            drawSticker(drawing, scene.icon(icon), { x: left + index * step, y, size })
            drawing.restore()
          }
        },
      },
    ),
  )
}
