import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoOrder } from '@relampago/domain/contracts'
import type { Picture, Timeline } from '@relampago/domain/timeline'
import { creditsOf } from '../credits-of.ts'
import type { FinishedVideo, Surroundings } from '../make-video.ts'
import { moveInto } from '../move-into.ts'
import { checkVideo } from '../render/check-video.ts'
import type { Quality } from '../render/encoder-settings.ts'
import type { KnownImpressions } from '../render/measure-video.ts'
import { renderTimeline, type RenderedVideo } from '../render/render-timeline.ts'
import { mixRate } from '../soundtrack/mix-down.ts'
import { mixSoundtrack, type Soundtrack } from '../soundtrack/mix-soundtrack.ts'
import { wavBytes } from '../soundtrack/wav.ts'
import { stageWatch } from '../stage-watch.ts'
import { together } from '../together.ts'
import type { Tools } from '../tools.ts'
import { drawPhoto } from './draw-photo.ts'
import { gatherPhotos } from './gather-photos.ts'
import { layOutPhotos } from './lay-out-photos.ts'
import { planShots, type Shot } from './plan-shots.ts'
import type { Photo } from './photo.ts'
import { readPrompt } from './prompt-wishes.ts'

const longestTitle = 80

/**
 * The second line of the product: photos in, an MP4 of them in motion out, moved and scored as the
 * prompt says. Throws as `makeVideo` does.
 * @param upload bytes of the picture, when the order has no address
 */
export async function makePhotoVideo(order: PhotoOrder, upload: Uint8Array | null, surroundings: Surroundings): Promise<FinishedVideo> {
  const folder = await mkdtemp(join(surroundings.folder, 'video-'))
  const { allowPrivateFetch, signal, report, outFile } = surroundings
  const notes: string[] = []
  const onNote = (note: string): void => void notes.push(note)
  const tools: Tools = { ffmpegPath: surroundings.ffmpegPath, ffprobePath: surroundings.ffprobePath, folder, signal, onNote }
  const watch = stageWatch(report)
  try {
    const gathered = await watch.run('subject', () => gatherPhotos({ order, upload, tools, allowPrivateFetch }))
    const title = gathered.title.slice(0, longestTitle)
    watch.tell('subject', 1, { title })
    const wishes = readPrompt(order.prompt)
    const isProduct = order.kind === 'product-photos'
    const seconds = isProduct ? order.seconds * gathered.photos.length : order.seconds
    const shots = planShots({ photos: gathered.photos, wishes, seconds, isProduct })
    const pictures = await watch.run('pictures', () =>
      drawShots({
        shots,
        photos: gathered.photos,
        tools,
        onPicture: (index, { thumbnail }) =>
          watch.tell('pictures', (index + 1) / shots.length, thumbnail === null ? {} : { picture: { index, file: join(folder, thumbnail) } }),
      }),
    )
    await writeFile(join(folder, 'silence.wav'), wavBytes(new Float32Array(mixRate / 10), mixRate))
    const timeline = layOutPhotos({ order, title, shots, pictures, music: wishes.music, silenceFile: 'silence.wav' })

    const file = join(folder, 'video.mp4')
    const known = await film({ timeline, quality: order.quality, file, tools, watch })
    await watch.run('check', () => checkVideo({ file, timeline, tools, known }))
    await moveInto(file, outFile)
    return {
      file: outFile,
      bytes: (await stat(outFile)).size,
      duration: timeline.frames / timeline.framesPerSecond,
      timeline,
      script: { title, sentences: [], postCaption: order.prompt, hashtags: [], writer: 'none' },
      credits: creditsOf(timeline),
      notes,
      stageMs: watch.stageMs,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Film = { timeline: Timeline; quality: Quality; file: string; tools: Tools; watch: ReturnType<typeof stageWatch> }

/** Sound and pictures, side by side; gives what was seen and heard in them. */
async function film({ timeline, quality, file, tools, watch }: Film): Promise<KnownImpressions> {
  const [mixed, { seen }] = await together<[Soundtrack, RenderedVideo]>(tools.signal, (signal) => {
    const shared = { ...tools, signal }
    const soundtrack = watch.run('soundtrack', (progress) =>
      mixSoundtrack({ timeline, tools: shared, outFile: join(tools.folder, 'soundtrack.m4a'), report: progress }),
    )
    const rendered = watch.run('render', (progress) =>
      renderTimeline({
        timeline,
        soundtrackFile: soundtrack.then((sound) => sound.file),
        quality,
        outFile: file,
        tools: shared,
        onProgress: (done, frames) => progress(done / frames),
      }),
    )
    return [soundtrack, rendered]
  })
  return { pictures: seen, sound: { loudnessLufs: mixed.integratedLufs, truePeakDbtp: mixed.truePeakDb } }
}

type Drawing = { shots: readonly Shot[]; photos: readonly Photo[]; tools: Tools; onPicture: (index: number, picture: Picture) => void }

/** One picture a shot; shots of the same photo share its files. */
async function drawShots({ shots, photos, tools, onPicture }: Drawing): Promise<Picture[]> {
  const drawn = new Map<number, Picture>()
  const pictures: Picture[] = []
  for (const { photo: index, framing } of shots) {
    tools.signal.throwIfAborted()
    const photo = photos[index]
    if (photo === undefined) throw new Error(`there is no photo ${index}`)
    const picture = drawn.get(index) ?? (await drawPhoto(photo, framing, { name: `photo-${index}`, folder: tools.folder }))
    drawn.set(index, picture)
    onPicture(pictures.length, picture)
    pictures.push(picture)
  }
  return pictures
}
