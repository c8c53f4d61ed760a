import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plans } from '@relampago/domain/catalogue'
import { decodePhoto, photoMaxSide } from '../../product/photo-file.ts'
import type { OwnMedia } from '../../run/own-media.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { LayoutKind, PhotoPlan, ScenePlan } from '../scene-plan/scene-plan.ts'
import { isVideoFile } from '../clips/is-video-file.ts'
import type { ClipTools } from '../clips/run-guarded.ts'
import { surveyVideo, type SurveyedVideo } from '../clips/survey-video.ts'
import { inspectPhoto } from '../inspection/inspect-photo.ts'

/** A person's photo, decoded, or film, looked at, and the scenes that it belongs to. */
export type OwnPhoto = { shown: PhotoPlan | SurveyedVideo; sentence: number | null }

export type OwnReading = {
  /** Where decoded photos go. */
  folder: string
  /** What looks at films; without it they are left out. */
  tools?: ClipTools | undefined
  onNote: (note: string) => void
}

/**
 * The photos that can be read, written again as JPEG into the folder, and the films. One that
 * cannot is noted and left out: its scene is drawn.
 */
export async function readOwnPhotos(media: readonly OwnMedia[], { folder, tools, onNote }: OwnReading): Promise<OwnPhoto[]> {
  const photos: OwnPhoto[] = []
  for (const [index, { file, sentence }] of media.entries()) {
    if (await isVideoFile(file)) {
      const video = tools === undefined ? { fault: 'there is no FFmpeg' } : await surveyVideo(file, tools)
      if ('fault' in video) onNote(`own clip ${index + 1} cannot be used: ${video.fault}`)
      else photos.push({ shown: video, sentence })
      continue
    }
    const decoded = await readPhoto(file)
    if (decoded === null) {
      onNote(`own photo ${index + 1} cannot be read as JPEG, PNG, WebP or AVIF of 300 pixels and more`)
      continue
    }
    const { jpeg, width, height } = decoded
    const name = join(folder, `own-${String(index).padStart(2, '0')}.jpg`)
    await writeFile(name, jpeg)
    const { focus } = await inspectPhoto(jpeg)
    photos.push({ shown: { file: name, url: `upload ${index + 1}`, width, height, border: null, isCutOut: false, focus }, sentence })
  }
  return photos
}

async function readPhoto(file: string): ReturnType<typeof decodePhoto> {
  try {
    return await decodePhoto(await readFile(file), { maxSide: photoMaxSide, megapixels: plans.pro.photoMegapixels })
  } catch {
    // Gone, or no file at all.
    return null
  }
}

/** Layouts whose text must stay: what a price or a question shows is not said by a photo. */
const kept: ReadonlySet<LayoutKind> = new Set(['call-to-action', 'product-price', 'product-rating', 'product-call', 'quiz', 'verdict', 'checklist'])

/**
 * Which scene shows which photo. A photo with a sentence has all scenes of that sentence; the
 * others are spread over the scenes that no photo has, from the second on, each shown once.
 */
export function placeOwnPhotos(
  photos: readonly OwnPhoto[],
  sentences: readonly Pick<ScriptSentence, 'id'>[],
  planned: readonly ScenePlan[],
): Map<number, OwnPhoto['shown']> {
  const placed = new Map<number, OwnPhoto['shown']>()
  const ids = sentences.map(({ id }) => id.replace(/\.\d+$/, ''))
  const order = [...new Set(ids)]
  for (const { shown, sentence } of photos) {
    const id = sentence === null ? undefined : order[sentence - 1]
    for (const [index, own] of ids.entries()) if (own === id) placed.set(index, shown)
  }
  const free = planned.flatMap(({ layout }, index) => (placed.has(index) || kept.has(layout.kind) || (index === 0 && planned.length > 1) ? [] : [index]))
  const spread = photos.filter(({ sentence }) => sentence === null || order[sentence - 1] === undefined)
  for (const [at, { shown }] of spread.entries()) {
    const index = free[Math.floor((at * free.length) / Math.max(1, spread.length))]
    if (index !== undefined) placed.set(index, shown)
  }
  return placed
}
