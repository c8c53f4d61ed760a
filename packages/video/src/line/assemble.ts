import { join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { moveInto } from '../run/move-into.ts'
import { checkVideo } from '../render/check-video.ts'
import { renderTimeline, type RenderedVideo } from '../render/render-timeline.ts'
import { mixSoundtrack, type Soundtrack } from '../soundtrack/mix-soundtrack.ts'
import { keptOrMade } from '../stage-cache/kept-or-made.ts'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import { together } from '../together.ts'
import { illustrate } from './illustrate.ts'
import type { Line } from './line.ts'
import type { Score } from './score.ts'
import type { Story } from './tell-story.ts'

export type Assembly = { order: VideoOrder; story: Story; score: Score; /** Gets its pictures here. */ timeline: Timeline; outFile: string }

/**
 * The steps that use the machine together: while the frames of a scene are drawn and encoded, later pictures come in and the sound is mixed, which the render needs
 * only at its very end. Then a look at what came out. The file appears when all is right.
 */
export async function assemble({ order, story, score, timeline, outFile }: Assembly, line: Line): Promise<void> {
  const { tools, watch, segments, notes } = line
  const file = join(tools.folder, 'video.mp4')
  const [, soundtrack, render] = await together<[unknown, Soundtrack, RenderedVideo]>(tools.signal, (signal) => {
    const shared: Line = { ...line, tools: { ...tools, signal } }
    const { drawn, pictureReady } = illustrate({ order, story, timeline }, shared)
    // The first picture is what the render waits for.
    const mixed = watch.run('soundtrack', async (progress) => {
      await pictureReady(0)
      return soundOf(timeline, score, shared, progress)
    })
    const rendered = watch.run('render', (progress) =>
      renderTimeline({
        timeline,
        pictureReady,
        soundtrackFile: mixed.then((sound) => sound.file),
        quality: order.quality,
        outFile: file,
        cache: segments,
        tools: shared.tools,
        onProgress: (done, frames) => progress(done / frames),
      }),
    )
    return [drawn, mixed, rendered]
  })
  if (soundtrack.degraded !== null) notes.push(soundtrack.degraded)
  const known = { pictures: render.seen, sound: { loudnessLufs: soundtrack.integratedLufs, truePeakDbtp: soundtrack.truePeakDb } }
  await watch.run('check', () => checkVideo({ file, timeline, tools, known }))
  await moveInto(file, outFile)
}

const soundFile = 'soundtrack.m4a'

async function soundOf(timeline: Timeline, score: Score, { tools, cache }: Line, report: (fraction: number) => void): Promise<Soundtrack> {
  const { sound, frames, framesPerSecond } = timeline
  const soundtrack = await keptOrMade({
    cache,
    key: stageKey('soundtrack', {
      sound,
      voice: await sha256OfFile(join(tools.folder, sound.narration.file)),
      frames,
      framesPerSecond,
      piece: score.lengthFor(frames / framesPerSecond),
    }),
    folder: tools.folder,
    make: () => mixSoundtrack({ timeline, tools, outFile: join(tools.folder, soundFile), report, compose: score.compose }),
    filesOf: () => [soundFile],
    isWhole: ({ degraded }) => degraded === null,
  })
  return { ...soundtrack, file: join(tools.folder, soundFile) }
}
