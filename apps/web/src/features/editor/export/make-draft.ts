import poppins from '#fonts/Poppins-ExtraBold.ttf?url'
import wasmUrl from '#engine/compositor.wasm?url'
import { fonts } from '@relampago/domain/catalogue'
import type { PreviewOrder } from '@relampago/preview'
import { draftSize } from './draft-format.ts'
import type { WritingDraft } from './write-draft.ts'

export type DraftOrder = Omit<WritingDraft, 'framesPerSecond'> & {
  order: PreviewOrder
  /** Whether it carries the watermark of the Free plan. */
  isSigned: boolean
}

/**
 * The preview as a video file, made on this device: nothing is sent. Engine and writer are fetched
 * with the first use.
 */
export async function makeDraft({ order, isSigned, ...writing }: DraftOrder): Promise<Blob> {
  const [{ drawAllFrames, drawWatermark }, { writeDraft }] = await Promise.all([import('@relampago/preview'), import('./write-draft.ts')])
  const size = draftSize(order.timeline)
  if (isSigned) await loadWatermarkFont()
  const stamp = isSigned ? drawWatermark(size) : null
  return writeDraft(drawAllFrames({ order, size, stamp }, { wasmUrl }), { ...writing, framesPerSecond: order.timeline.framesPerSecond })
}

async function loadWatermarkFont(): Promise<void> {
  const { name, weight } = fonts.poppins
  const face = new FontFace(name, `url(${poppins})`, { weight: String(weight) })
  document.fonts.add(await face.load())
}
