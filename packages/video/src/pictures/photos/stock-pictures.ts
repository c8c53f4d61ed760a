import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PictureCredit } from '@relampago/domain/timeline'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import type { StageCache } from '../../stage-cache/stage-cache.ts'
import { stageKey } from '../../stage-cache/stage-key.ts'
import type { openClipCutter } from '../clips/open-clip-cutter.ts'
import type { ClipTools } from '../clips/run-guarded.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'
import { openClipSearch } from './find-clip.ts'
import { openPhotoSearch, type FoundPhoto } from './find-photo.ts'
import type { PhotoLibrary, PhotoQuery, StockEntry } from './photo-library.ts'
import { openShownBefore } from './shown-before.ts'

/**
 * Where photos for scenes come from, whether they may be on this machine, and how long a scene
 * waits for one, and for a clip.
 */
export type PhotoPlaces = { libraries: readonly PhotoLibrary[]; allowPrivate: boolean; withinMs?: Milliseconds }

/** A photo or a clip for a scene, and who made it. */
export type ScenePhoto = { photo: PhotoPlan; credit: PictureCredit }

export type StockOptions = {
  places: PhotoPlaces
  seed: string
  folder: string
  cache: StageCache
  onNote: (note: string) => void
  /** What makes clips of films; without it only photos are found. */
  clips: { programs: Pick<ClipTools, 'ffmpegPath' | 'ffprobePath'>; cut: ReturnType<typeof openClipCutter> } | null
}

/** A scene that asks; its files begin with the name. */
export type StockScene = { query: PhotoQuery; name: string; seconds: Seconds; /** Whether a clip is asked for first. */ mayMove: boolean }

/**
 * Photos and clips of libraries for the scenes of one video. What was found is kept with the
 * results of the other steps, so that a repeated attempt shows the same. `null` where nothing fits.
 */
export function openStockPictures({
  places,
  seed,
  folder,
  cache,
  onNote,
  clips,
}: StockOptions): (scene: StockScene, signal: AbortSignal) => Promise<ScenePhoto | null> {
  const { libraries } = places
  const shown = openShownBefore()
  const findPhoto = openPhotoSearch({ ...places, onNote, shown })
  const findClip = clips === null ? null : openClipSearch({ ...places, onNote, shown, programs: clips.programs })

  async function clipOf({ query, name, seconds }: StockScene, signal: AbortSignal): Promise<ScenePhoto | null> {
    const file = join(folder, `${name}-stock.mp4`)
    const found = (await findClip?.({ query, seconds, file }, signal)) ?? null
    if (found === null) return null
    const { candidate, video } = found
    try {
      const photo = (await clips?.cut({ video, after: 0, seconds, name, url: candidate.page ?? candidate.provider }, signal)) ?? null
      return photo === null ? null : { photo, credit: creditOf(candidate) }
    } finally {
      await rm(file, { force: true })
    }
  }

  async function photoOf({ query, name }: StockScene, signal: AbortSignal): Promise<ScenePhoto | null> {
    const found = await findPhoto(query, signal)
    if (found === null) return null
    const file = join(folder, `${name}-photo.jpg`)
    await writeFile(file, found.photo.jpeg)
    return { photo: planOf(found, file), credit: creditOf(found.candidate) }
  }

  return async (scene, signal) => {
    const { query, name, seconds } = scene
    const mayMove = scene.mayMove && findClip !== null
    const key = stageKey('photo', { query, name, seed, libraries: libraries.map((library) => library.name), seconds: mayMove ? seconds : null })
    const kept = await cache.take<ScenePhoto>(key, folder)
    if (kept !== null) return { ...kept, photo: { ...kept.photo, file: join(folder, basename(kept.photo.file)) } }
    const result = (mayMove ? await clipOf(scene, signal) : null) ?? (await photoOf(scene, signal))
    if (result === null) return null
    const { file, clip: moving } = result.photo
    await cache.keep(key, result, [basename(file), ...(moving === undefined ? [] : [moving.moving.file])], folder)
    return result
  }
}

function planOf({ candidate, photo, look }: FoundPhoto, file: string): PhotoPlan {
  const { width, height } = photo
  return { file, url: candidate.page ?? candidate.provider, width, height, border: null, isCutOut: false, focus: look.focus }
}

function creditOf({ provider, title, author, page, license }: StockEntry): PictureCredit {
  return { provider, title: title === '' ? provider : title.slice(0, 120), author, url: page, license }
}
