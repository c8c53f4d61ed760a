import type { Drawing } from '../drawing/canvas.ts'
import { drawable, fitFace } from '../drawing/type.ts'
import { oklch } from '../drawing/color.ts'
import { floatIcons } from './float-icons.ts'
import { drawMainIcon, headLabel } from './main-picture.ts'
import { popping, type DrawnLayer, type Scene, type SceneParts } from './scene.ts'

const picture = { x: 540, y: 530 }
const ringRadius = 262

/** A number that fills the width, the thing above it; a share of a whole is also a ring. */
export function figureLayout(scene: Scene<'figure'>): DrawnLayer[] {
  const { figure, unit, share, label } = scene.layout
  const hasRing = share !== null
  const isAlone = scene.plan.icon === null
  const figureBox = { x: 40, y: 780, width: 1000, height: 430 }
  return [
    ...(hasRing ? [{ motion: popping(0), draw: (drawing: Drawing) => drawRing(drawing, scene, share) }] : []),
    ...floatIcons(scene, [figureBox, { x: 220, y: 180, width: 640, height: 100 }]),
    {
      motion: popping(0.1),
      draw: (drawing) => drawMainIcon(drawing, scene, { ...picture, size: hasRing ? 330 : 470 }, { ...scene.trim.hero(scene.palette), turn: -0.06 }),
    },
    {
      motion: popping(0.5),
      draw(drawing) {
        const text = drawable(figure).toLocaleUpperCase(scene.plan.language)
        drawing.textAlign = 'center'
        const size = fitFace(drawing, text, {
          face: 'loud',
          width: isAlone && hasRing ? 360 : 880,
          largest: hasRing ? 290 : unit === null ? 350 : 320,
          least: 70,
        })
        const y = isAlone ? aloneAt(hasRing) : hasRing ? 985 : unit === null ? 940 : 895
        scene.trim.loud(drawing, scene.palette, { text, x: 540, y, size, tone: 'accent' })
        if (unit !== null) {
          const words = drawable(unit).toLocaleUpperCase(scene.plan.language)
          const unitSize = fitFace(drawing, words, { face: 'heavy', width: 760, largest: 50, least: 24 })
          scene.trim.label(drawing, scene.palette, { text: words, x: 540, y: y + size * 0.43 + 76, size: unitSize })
        }
      },
    },
    ...headLabel(scene, label, 224),
  ]
}

/** Middle of a number without a picture: inside its ring, or where the picture would be. */
function aloneAt(hasRing: boolean): number {
  return hasRing ? picture.y : 640
}

function drawRing(drawing: Drawing, { palette }: SceneParts, share: number) {
  const start = -Math.PI / 2
  drawing.lineCap = 'round'
  drawing.lineWidth = 46
  drawing.strokeStyle = palette.isDark ? 'rgba(255,255,255,0.2)' : 'rgba(255,255,255,0.85)'
  drawing.beginPath()
  drawing.arc(picture.x, picture.y, ringRadius - 24, 0, 2 * Math.PI)
  drawing.stroke()
  // On light looks the loud colour is already behind the ring.
  drawing.strokeStyle = palette.isDark ? palette.accent : oklch(0.5, 0.2, palette.hue)
  drawing.beginPath()
  drawing.arc(picture.x, picture.y, ringRadius - 24, start, start + 2 * Math.PI * Math.max(0.02, Math.min(1, share)))
  drawing.stroke()
}
