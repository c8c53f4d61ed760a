import type { LayerMotion } from '@relampago/domain/timeline'
import type { Drawing } from '../drawing/canvas.ts'
import { drawSticker } from '../drawing/sticker.ts'
import { drawable, fitFace, setFace } from '../drawing/type.ts'
import { cueOf, enteringOn, popping, type DrawnLayer, type Scene } from './scene.ts'

/** Middle of each half; the picture of the second stands on the other side. */
const halves = [
  { y: 410, picture: { x: 266, y: 410 }, text: 738 },
  { y: 980, picture: { x: 814, y: 980 }, text: 342 },
] as const
const pictureSize = 360
/** From the middle of a picture to where its shadow ends. */
const pictureReach = 270

/** Two things that are compared, from both sides on their words, and the word between them. */
export function versusLayout(scene: Scene<'versus'>): DrawnLayer[] {
  const { one, other, joint, icons } = scene.layout
  const hasPictures = icons.length === halves.length
  const badge: DrawnLayer = {
    motion: popping(0.6),
    draw: (drawing) => scene.trim.badge(drawing, scene.palette, { text: joint.toLocaleUpperCase(scene.plan.language), x: 540, y: 695, radius: 112 }),
  }
  return [
    ...halves.flatMap((_half, at): DrawnLayer[] => {
      const cue = cueOf(scene, at === 0 ? one : other)
      return [...(hasPictures ? [enteringOn(cue, pictureLayer(scene, at))] : []), enteringOn(cue, wordLayer(scene, at))]
    }),
    enteringOn(cueOf(scene, other), badge),
  ]
}

/** The first half comes from the left, the second from the right. */
function fromSide(at: number): LayerMotion {
  return { kind: at === 0 ? 'slideFromLeft' : 'slideFromRight', amount: 1, phase: at * 0.5 }
}

function pictureLayer(scene: Scene<'versus'>, at: number): DrawnLayer {
  const { picture } = halves[at] ?? halves[0]
  const icon = scene.layout.icons[at] ?? ''
  return {
    motion: fromSide(at),
    area: { x: picture.x - pictureReach, y: picture.y - pictureReach, width: 2 * pictureReach, height: 2 * pictureReach },
    draw: (drawing) =>
      drawSticker(drawing, scene.icon(icon), { ...picture, size: pictureSize }, { ...scene.trim.hero(scene.palette), turn: at === 0 ? -0.06 : 0.06 }),
  }
}

function wordLayer(scene: Scene<'versus'>, at: number): DrawnLayer {
  const { one, other, icons } = scene.layout
  const { y, text } = halves[at] ?? halves[0]
  const hasPicture = icons.length === halves.length
  return {
    motion: fromSide(at),
    draw(drawing: Drawing) {
      const words = drawable(at === 0 ? one : other).toLocaleUpperCase(scene.plan.language)
      drawing.textAlign = 'center'
      const size = fitFace(drawing, words, { face: 'loud', width: hasPicture ? 500 : 860, largest: 190, least: 44 })
      setFace(drawing, 'loud', size)
      scene.trim.loud(drawing, scene.palette, { text: words, x: hasPicture ? text : 540, y, size, tone: at === 0 ? 'ink' : 'accent' })
    },
  }
}
