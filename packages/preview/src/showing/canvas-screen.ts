import { planesToRgba } from './planes-to-rgba.ts'
import type { AnyCanvas, Screen } from './screen.ts'

/** Shows frames without WebGL; `null` when the canvas gives no context. */
export function openCanvasScreen(canvas: AnyCanvas): Screen | null {
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) return null
  let image: ImageData | null = null
  return {
    backend: 'canvas2d',
    show(planes) {
      const { width, height } = planes
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      if (image?.width !== width || image.height !== height) image = new ImageData(width, height)
      planesToRgba(planes, image.data)
      context.putImageData(image, 0, 0)
    },
    close: () => undefined,
  }
}
