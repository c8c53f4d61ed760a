import { captionArea, captionParts, type CaptionFace, type CaptionPage, type TimelineOutline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import { drawCaptionPage } from '@relampago/preview/captions'

type Captions = TimelineOutline['captions']

/** The faces that these captions are drawn with. */
export function captionFaces({ style, pages }: Captions): CaptionFace[] {
  const faces = pages.flatMap(({ lines }) => lines.flat().map(({ face }) => face ?? style.font))
  return [...new Set<CaptionFace>([style.font, ...faces])]
}

function pageAt({ pages }: Captions, time: Seconds): CaptionPage | undefined {
  return pages.find(({ from, to }) => from <= time && time < to)
}

/** Names what is shown at a time: two times with the same name look the same. */
export function captionLookAt(timeline: Pick<TimelineOutline, 'captions' | 'width' | 'height'>, time: Seconds): string {
  const page = pageAt(timeline.captions, time)
  return page === undefined ? '' : JSON.stringify([page.from, captionParts(page, timeline.captions.style, captionArea(timeline), time)])
}

/** Draws the captions of a moment over a canvas that has the shape of the frame. */
export function drawCaptionsAt(canvas: HTMLCanvasElement, { captions, width }: Pick<TimelineOutline, 'captions' | 'width'>, time: Seconds): void {
  const context = canvas.getContext('2d')
  if (context === null) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  const page = pageAt(captions, time)
  if (page === undefined) return
  const scale = canvas.width / width
  context.setTransform(scale, 0, 0, scale, 0, 0)
  drawCaptionPage(context, page, captions.style, time)
}
