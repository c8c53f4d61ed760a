import { captionArea, faceOf, faceSize, watermarkColors, watermarkRoom, watermarkShape } from '@relampago/domain/timeline'
import type { Pixels } from '@relampago/domain/units'
import { captionFont } from './caption-preview.ts'
import type { Stamp } from './orders/film-order.ts'
import type { TileSize } from './orders/player.ts'

/** Must have been loaded under its name. */
const face = 'poppins'

/** The Free plan's signature for frames of that size, where videos have it. */
export function drawWatermark({ width, height }: TileSize): Stamp {
  const area = captionArea({ width, height })
  const scale = width / area.width
  const middle = (area.captionBottom + area.safe.bottom) / 2
  const edges = {
    left: 0,
    top: even((middle - watermarkRoom.height / 2) * scale),
    width: even(watermarkRoom.width * scale),
    height: even(watermarkRoom.height * scale),
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: edges.width, height: edges.height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas for the watermark')
  context.setTransform(scale, 0, 0, scale, 0, middle * scale - edges.top)
  drawShapes(context)
  return { ...edges, rgba: context.getImageData(0, 0, edges.width, edges.height).data }
}

/** As libass draws it: outlines end where letters begin, which are seen through. */
function drawShapes(context: CanvasRenderingContext2D): void {
  const { bolt, word, opacity, outline } = watermarkShape
  context.beginPath()
  for (const { x, y } of bolt) context.lineTo(x, y)
  context.closePath()
  const sizePx = faceSize(face, word.sizePx)
  const { ascent, descent } = faceOf(face).metrics
  const baseline = word.middle + ((ascent - descent) / 2) * sizePx
  context.font = captionFont(face, sizePx)
  context.lineJoin = 'round'
  context.lineWidth = 2 * outline.width
  const parts = [
    { color: watermarkColors.bolt, stroke: () => context.stroke(), paint: () => context.fill() },
    {
      color: watermarkColors.word,
      stroke: () => context.strokeText(word.text, word.left, baseline),
      paint: () => context.fillText(word.text, word.left, baseline),
    },
  ]
  context.strokeStyle = watermarkColors.outline
  context.globalAlpha = outline.opacity
  for (const { stroke } of parts) stroke()
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-out'
  for (const { paint } of parts) paint()
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = opacity
  for (const { color, paint } of parts) {
    context.fillStyle = color
    paint()
  }
}

function even(length: Pixels): Pixels {
  return 2 * Math.round(length / 2)
}
