import type { Template } from '@relampago/domain/contracts'
import type { Seconds } from '@relampago/domain/units'
import type { SharedPainter } from '../../../engine/shared-painter.ts'
import { samplePictures } from '../../../engine/sample-photos.ts'
import { shownTemplate } from './shown-template.ts'

export type TemplateDrawing = {
  canvas: HTMLCanvasElement
  template: Template
  /** Whether it moves, until `signal` ends it. */
  playing: boolean
  shared: SharedPainter
  signal: AbortSignal
}

/**
 * Draws a template on the sample photos: its still, or its loop. Rejects where nothing can be
 * drawn.
 */
export async function drawTemplate({ canvas, template, playing, shared, signal }: TemplateDrawing): Promise<void> {
  const { order, size, still, loop } = shownTemplate(template, samplePictures)
  const { painter: opening, release } = shared.take()
  try {
    const painter = await opening
    const show = async (time: Seconds) => {
      const picture = await painter.frame(order, time, size)
      if (!signal.aborted) put(canvas, picture)
      picture.close()
    }
    if (!playing) return await show(still)
    const began = performance.now()
    while (!signal.aborted) {
      await show(loop.from + (((performance.now() - began) / 1000) % loop.seconds))
      await nextPicture()
    }
  } finally {
    release()
  }
}

function put(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
}

function nextPicture(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve())
  })
}
