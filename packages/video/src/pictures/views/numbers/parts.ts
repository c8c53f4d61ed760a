import type { Pixels } from '@relampago/domain/units'
import type { Cue } from '../../cues/cue.ts'
import { safe, type Drawing } from '../../drawing/canvas.ts'
import type { Box } from '../../drawing/shapes.ts'
import { drawSticker } from '../../drawing/sticker.ts'
import { capitalsAt, drawable, fitFace, setFace, shortened, type Face } from '../../drawing/type.ts'
import { enteringOn, leavingOn, popping, reactingOn, rising, still, type DrawnLayer, type SceneParts } from '../../layouts/scene.ts'

/** What stands on panels in the colour of the video: strong enough on light and on dark ones. */
export function vivid({ palette }: SceneParts): string {
  return palette.title
}

type ThingPlace = { x: Pixels; y: Pixels; size: Pixels }

/** The pictured thing, where the scene has one. */
export function thing(scene: SceneParts, place: ThingPlace, order = 0): DrawnLayer[] {
  const { icon }: { icon: string | null } = scene.plan
  if (icon === null) return []
  return [
    {
      motion: rising(order),
      area: around(place, place.size * 0.5 + 110),
      draw: (drawing) => drawSticker(drawing, scene.icon(icon), place, { ...scene.trim.hero(scene.palette), turn: -0.05 }),
    },
  ]
}

/** So many words before a number are long enough to look at its thing alone. */
const leastWords = 3

/**
 * The thing alone in the middle until the number is near, then where it leaves room for that: half
 * of the picture must not be empty while the sentence leads up to its number. `at` is the number's
 * word, `rolled` how many values are shown before it.
 */
export function thingBefore(scene: SceneParts, place: ThingPlace, { alone, at, rolled }: { alone: ThingPlace; at: number; rolled: number }): DrawnLayer[] {
  if (at < leastWords) return thing(scene, place)
  const cue = rollCue(at, Math.max(rolled, leastWords))
  return [
    ...thing(scene, alone).map((layer) => leavingOn(cue, layer)),
    ...thing(scene, place).map((layer) => enteringOn(cue, { ...layer, motion: popping(0) })),
  ]
}

export function around({ x, y }: { x: Pixels; y: Pixels }, reach: Pixels): Box {
  return { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 }
}

function grown({ x, y, width, height }: Box, by: Pixels): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** A panel with its shadow and what stands on it from the start. */
export function panel(
  scene: SceneParts,
  box: Box,
  { radius = 56, order = 0, isRound = false }: { radius?: Pixels; order?: number; isRound?: boolean },
  drawOn: (drawing: Drawing) => void,
): DrawnLayer {
  return {
    motion: popping(order),
    area: grown(box, 130),
    draw(drawing) {
      scene.trim.panel(drawing, scene.palette, box, { radius, isRound })
      drawOn(drawing)
    },
  }
}

/** One line of type, cut where it is too long even at its least size. */
export function writeLine(
  drawing: Drawing,
  text: string,
  line: { x: Pixels; y: Pixels; width: Pixels; largest: Pixels; face: Face; color: string; align?: 'left' | 'center' | 'right' },
) {
  const clean = drawable(text)
  fitFace(drawing, clean, { face: line.face, width: line.width, largest: line.largest, least: 34 })
  drawing.fillStyle = line.color
  drawing.textAlign = line.align ?? 'center'
  drawing.fillText(shortened(drawing, clean, line.width), line.x, capitalsAt(drawing, line.y))
}

type Told = { lead: string | null; figure: string; unit: string | null; at: number; rolled?: readonly string[] }
type FigurePlace = { y: Pixels; size: Pixels; width?: Pixels; unitSize?: Pixels; order?: number }

/** Seconds between two values of a number that counts up. */
const rollStep = 0.09

/** When the value that is so many before the last one of a roll is shown. */
export function rollCue(at: number, before: number): Cue {
  return { word: at, after: -rollStep * before }
}

/**
 * The values one after another, each for a moment; the last on its word, to the end of the scene.
 * Nothing is shown before: a value that the sentence does not say must not stand still.
 */
export function rolling(at: number, values: readonly string[], layerOf: (text: string) => Omit<DrawnLayer, 'motion'>): DrawnLayer[] {
  return values.map((text, index) => {
    const before = values.length - 1 - index
    const entering = enteringOn(rollCue(at, before), { motion: before === 0 ? arriving : still, ...layerOf(text) })
    return before === 0 ? reactingOn({ word: at, after: 0.1 }, 'pulse', entering) : leavingOn(rollCue(at, before - 1), entering)
  })
}

/** Is there at once as the values before it, but can react. */
const arriving: DrawnLayer['motion'] = { ...still, amount: 1 }

/** The figure that the sentence says, its lead above and its unit below it. */
export function figureLayers(scene: SceneParts, told: Told, { y, size, width = 900, unitSize = 92, order = 0.4 }: FigurePlace): DrawnLayer[] {
  const { language } = scene.plan
  const upper = (text: string) => drawable(text).toLocaleUpperCase(language)
  const figure = upper(told.figure)
  const area = { x: 20, y: y - size * 0.72, width: 1040, height: size * 1.5 }
  const draw = (text: string) => ({
    area,
    draw(drawing: Drawing) {
      // All values in the size of the last one, so that they count in one place.
      fitFace(drawing, figure, { face: 'loud', width, largest: size, least: 60 })
      const fitted = Number.parseFloat(drawing.font)
      drawing.textAlign = 'center'
      scene.trim.loud(drawing, scene.palette, { text, x: 540, y, size: fitted, tone: 'accent' })
    },
  })
  const rolled = told.rolled ?? []
  const layers: DrawnLayer[] =
    rolled.length === 0 ? [enteringOn({ word: told.at }, { motion: popping(order), ...draw(figure) })] : rolling(told.at, [...rolled.map(upper), figure], draw)
  const { lead, unit } = told
  if (lead !== null) layers.unshift(enteringOn({ word: told.at, after: -0.25 }, pill(scene, lead, { x: 540, y: y - size * 0.5 - 62, order })))
  if (unit !== null)
    layers.push(
      enteringOn(
        { word: told.at, after: 0.35 },
        {
          motion: popping(order),
          area: { x: 20, y: y + size * 0.42, width: 1040, height: unitSize * 2 },
          draw(drawing) {
            const text = upper(unit)
            const fitted = fitFace(drawing, text, { face: 'loud', width: 900, largest: unitSize, least: 40 })
            drawing.textAlign = 'center'
            scene.trim.loud(drawing, scene.palette, {
              text: shortened(drawing, text, 940),
              x: 540,
              y: y + size * 0.44 + 36 + unitSize * 0.45,
              size: fitted,
              tone: 'ink',
            })
          },
        },
      ),
    )
  return layers
}

/** A few words in the frame of the look. */
export function pill(
  scene: SceneParts,
  text: string,
  { x, y, order, size = 40, width = 620 }: { x: Pixels; y: Pixels; order: number; size?: Pixels; width?: Pixels },
): DrawnLayer {
  const words = drawable(text).toLocaleUpperCase(scene.plan.language)
  return {
    motion: popping(order),
    area: { x: safe.left - 40, y: y - size * 2.2, width: safe.right - safe.left + 80, height: size * 4.4 },
    draw(drawing) {
      const fitted = fitFace(drawing, words, { face: 'heavy', width, largest: size, least: 34 })
      setFace(drawing, 'heavy', fitted)
      scene.trim.label(drawing, scene.palette, { text: shortened(drawing, words, width), x, y, size: fitted })
    },
  }
}
