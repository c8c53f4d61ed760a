import { writeFile } from 'node:fs/promises'
import { stageIds, type StageId } from '@relampago/domain/catalogue'
import { isPhotoOrder } from '@relampago/domain/contracts'
import { makeVideo, openProviders } from '@relampago/video'
import { serveOneVideo } from '../../src/generation/serve-one-video.ts'

/**
 * Begins as the real one does, and is done with a small file as soon as the script is written from
 * its page or theme.
 */
serveOneVideo(async (order, context, { providers }) => {
  if (isPhotoOrder(order)) throw new Error('this one writes')
  const read = new AbortController()
  const report: typeof context.report = (stage, fraction, known) => {
    context.report(stage, fraction, known)
    if (known?.title !== undefined) read.abort(new Error('the page was read'))
  }
  try {
    return await makeVideo(order, openProviders(providers), { ...context, report, signal: AbortSignal.any([context.signal, read.signal]) })
  } catch (error) {
    if (!read.signal.aborted) throw error
  }
  await writeFile(context.outFile, 'the bytes of a video')
  return {
    bytes: 20,
    duration: order.duration,
    script: { title: 'Fone', sentences: [], postCaption: '', hashtags: [], writer: 'facts' },
    credits: [],
    providers: [],
    notes: [],
    stageMs: Object.fromEntries(stageIds.map((stage) => [stage, 1])) as Record<StageId, number>,
  }
})
