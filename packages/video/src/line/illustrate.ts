import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Picture, Timeline } from '@relampago/domain/timeline'
import { asMoved } from '../lay-out-timeline.ts'
import { choosePictures } from '../pictures/choose-pictures.ts'
import type { Line } from './line.ts'
import type { Story } from './tell-story.ts'

/** Stands in the timeline until the picture is drawn. */
export const undrawn: Picture = { background: { file: '', format: 'rgba', width: 0, height: 0 }, layers: [], thumbnail: null, sources: [] }

export type Illustration = {
  /** Resolves when all pictures are there. */
  drawn: Promise<unknown>
  /** Resolves when that scene of the timeline has its picture, and its files are complete. */
  pictureReady: (index: number) => Promise<void>
}

/** Draws one picture for each sentence into the scenes of the timeline, and tells of them as they come. */
export function illustrate({ order, story, timeline }: { order: VideoOrder; story: Story; timeline: Timeline }, line: Line): Illustration {
  const { tools, watch, cache } = line
  const arrivals = timeline.scenes.map(() => Promise.withResolvers<void>())
  let drawn = 0
  function onPicture(index: number, picture: Picture): void {
    const scene = timeline.scenes[index]
    if (scene === undefined) throw new Error(`a picture without a scene: ${index}`)
    // Filled in, not replaced: the render holds it already.
    Object.assign(scene.picture, asMoved(picture, order))
    arrivals[index]?.resolve()
    drawn += 1
    const { thumbnail } = picture
    watch.tell('pictures', drawn / timeline.scenes.length, thumbnail === null ? {} : { picture: { index, file: join(tools.folder, thumbnail) } })
  }
  const { subject, first, narration } = story
  const all = watch.run('pictures', () =>
    choosePictures({
      sentences: narration.sentences,
      before: first.sentences,
      subject,
      order,
      tools,
      cache,
      ...(tools.onNote === undefined ? {} : { onNote: tools.onNote }),
      onPicture,
    }),
  )
  for (const { promise, reject } of arrivals) {
    // Met by whoever waits for the picture, and by who waits for all.
    promise.catch(() => undefined)
    all.catch(reject)
  }
  return { drawn: all, pictureReady: async (index) => arrivals[index]?.promise }
}
