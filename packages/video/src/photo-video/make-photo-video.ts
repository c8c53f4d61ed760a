import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoOrder } from '@relampago/domain/contracts'
import { cutText } from '@relampago/domain/rules'
import type { Picture } from '@relampago/domain/timeline'
import { deliver, type FinishedVideo } from '../run/finished-video.ts'
import { checkVideo, knownOf } from '../render/check-video.ts'
import { encoderFallback } from '../render/encoder-fallback.ts'
import { renderTimeline } from '../render/render-timeline.ts'
import { openRun, type Run, type VideoContext } from '../run/run.ts'
import { mixRate } from '../soundtrack/mix-down.ts'
import { mixSoundtrack } from '../soundtrack/mix-soundtrack.ts'
import { wavBytes } from '../soundtrack/wav.ts'
import { drawPhoto } from './draw-photo.ts'
import { gatherPhotos } from './gather-photos.ts'
import { layOutPhotos } from './lay-out-photos.ts'
import { planShots, type Shot } from './plan-shots.ts'
import type { Photo } from './photo.ts'
import { readPrompt } from './prompt-wishes.ts'

const longestTitle = 80

/**
 * The second pipeline of the product: photos in, an MP4 of them in motion out, with camera moves
 * and music as the prompt says. Throws as `makeVideo` does.
 * @param upload bytes of the picture, when the order has no address
 */
export async function makePhotoVideo(order: PhotoOrder, upload: Uint8Array | null, context: VideoContext): Promise<FinishedVideo> {
  const run = await openRun(context)
  const { progress, tools } = run
  try {
    const gathered = await progress.stage('subject', () => gatherPhotos({ ...run, order, upload }))
    const title = cutText(gathered.title, longestTitle)
    progress.tell('subject', 1, { title })

    const wishes = readPrompt(order.prompt)
    const isProduct = order.kind === 'product-photos'
    const seconds = isProduct ? order.seconds * gathered.photos.length : order.seconds
    const shots = planShots({ photos: gathered.photos, wishes, seconds, isProduct })
    const pictures = await progress.stage('pictures', () => drawShots(shots, gathered.photos, run))

    await writeFile(join(tools.folder, 'silence.wav'), wavBytes(new Float32Array(mixRate / 10), mixRate))
    const timeline = layOutPhotos({ order, title, shots, pictures, music: wishes.music, silenceFile: 'silence.wav' })

    const soundtrack = run.start('soundtrack', (report) => mixSoundtrack({ tools, timeline, report }))
    const encoding = encoderFallback(tools, (used, report) =>
      renderTimeline({
        tools: used,
        timeline,
        pictures: pictures.map((picture) => Promise.resolve(picture)),
        soundtrackFile: soundtrack.then(({ file }) => file),
        quality: order.quality,
        outFile: join(tools.folder, 'video.mp4'),
        onProgress: (done, frames) => report(done / frames),
      }),
    )
    const [rendered, sound] = await Promise.all([run.start('render', encoding.render), soundtrack])
    if (sound.degraded !== null) run.onNote(sound.degraded)

    const film = await progress.stage('check', () =>
      encoding.checked(rendered, ({ file, looks }) => checkVideo({ tools, file, timeline, looks, known: knownOf(sound) })),
    )
    const post = { postCaption: order.prompt, hashtags: [], firstComment: '', shortsTitle: '', unusedContext: [] }
    return await deliver({ timeline, script: { title, told: [], ...post, writer: 'none' }, film, run, context })
  } finally {
    await run.close()
  }
}

/** One picture a shot; shots of the same photo share its files. */
async function drawShots(shots: readonly Shot[], photos: readonly Photo[], { tools, onPicture }: Pick<Run, 'tools' | 'onPicture'>): Promise<Picture[]> {
  const drawn = new Map<number, Picture>()
  const pictures: Picture[] = []
  for (const { photo: index, framing } of shots) {
    tools.signal.throwIfAborted()
    const photo = photos[index]
    if (photo === undefined) throw new Error(`there is no photo ${index}`)
    const picture = drawn.get(index) ?? (await drawPhoto(photo, framing, { name: `photo-${index}`, folder: tools.folder }))
    drawn.set(index, picture)
    onPicture({ index: pictures.length, part: 0 }, picture, (pictures.length + 1) / shots.length)
    pictures.push(picture)
  }
  return pictures
}
