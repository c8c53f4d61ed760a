import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureCredit } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { OwnMedia } from '../../run/own-media.ts'
import type { StageCache } from '../../stage-cache/stage-cache.ts'
import { stageKey } from '../../stage-cache/stage-key.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { openClipCutter } from '../clips/open-clip-cutter.ts'
import type { PhotoPlan, ScenePlan } from '../scene-plan/scene-plan.ts'
import { photoScenes } from './choose-scenes.ts'
import { openPhotoSearch, type FoundPhoto } from './find-photo.ts'
import { placeOwnPhotos, readOwnPhotos } from './own-photos.ts'
import type { PhotoLibrary } from './photo-library.ts'
import { photoQuery } from './photo-query.ts'

/** Where photos for scenes come from, and whether they may be on this machine. */
export type PhotoPlaces = { libraries: readonly PhotoLibrary[]; allowPrivate: boolean }

/** The video whose scenes they are. */
type PhotoRequest = {
  sentences: readonly ScriptSentence[]
  /** Of the files of each picture. */
  names: readonly string[]
  subject: Subject
  order: { seed: string }
  media?: readonly OwnMedia[]
  lengths?: readonly Seconds[]
  programs?: { ffmpegPath: string; ffprobePath: string }
  folder: string
  cache: StageCache
  onNote: (note: string) => void
}

/** The scene's plan with a photo in place of its drawing, and who made the photo. */
type PicturedPlan = { plan: ScenePlan; credits: PictureCredit[] }

export type ScenePhotos = {
  plan(index: number, signal: AbortSignal): Promise<PicturedPlan>
  /** Nothing is left running afterwards. */
  close(): Promise<void>
}

/** Where nobody said how long a scene is. */
const usualLength: Seconds = 6

/** A narrower photo is shown on a card and not behind everything. */
const leastFullWidth = 1000

/**
 * Puts photos into the plans of a video: those of the person first, then, for a theme, those of
 * libraries. A plan stays as it is where none is wanted or found. What a library gave is kept with
 * the results of the other steps, so that a repeated attempt shows the same.
 */
export function openScenePhotos(
  { libraries, allowPrivate }: PhotoPlaces,
  plans: readonly ScenePlan[],
  { sentences, names, subject, folder, cache, onNote, order, media = [], lengths = [], programs }: PhotoRequest,
): ScenePhotos {
  const wanted = new Set(subject.kind === 'theme' && libraries.length > 0 ? photoScenes(plans) : [])
  const search = openPhotoSearch({ libraries, allowPrivate, onNote })
  const ending = new AbortController()
  const tools = programs === undefined ? undefined : { ...programs, signal: ending.signal }
  const own = readOwnPhotos(media, { folder, tools, onNote }).then((photos) => placeOwnPhotos(photos, sentences, plans))
  // Met by every scene that waits for it.
  own.catch(() => undefined)

  const cutClip = programs === undefined ? null : openClipCutter({ programs, folder, cache, onNote })

  async function ownPhotoOf(index: number, signal: AbortSignal): Promise<PhotoPlan | null> {
    const placed = await own
    const shown = placed.get(index)
    if (shown === undefined || 'url' in shown) return shown ?? null
    const earlier = [...placed].filter(([other, video]) => video === shown && other < index).map(([other]) => lengths[other] ?? usualLength)
    const after = earlier.reduce((sum, seconds) => sum + seconds, 0)
    const cut = { video: shown, after, seconds: lengths[index] ?? usualLength, name: names[index] ?? '', url: 'upload' }
    return (await cutClip?.(cut, signal)) ?? null
  }

  async function photoOf(index: number, plan: ScenePlan, signal: AbortSignal): Promise<ScenePhoto | null> {
    const sentence = sentences[index]
    const query = sentence === undefined || subject.kind !== 'theme' ? null : photoQuery(sentence, plan, subject.theme)
    if (query === null) return null
    const name = `${names[index]}-photo.jpg`
    const key = stageKey('photo', { query, name, seed: order.seed, libraries: libraries.map((library) => library.name) })
    const kept = await cache.take<ScenePhoto>(key, folder)
    if (kept !== null) return { ...kept, photo: { ...kept.photo, file: join(folder, name) } }
    const found = await search(query, signal)
    if (found === null) return null
    await writeFile(join(folder, name), found.photo.jpeg)
    const result: ScenePhoto = { photo: planOf(found, join(folder, name)), credit: creditOf(found) }
    await cache.keep(key, result, [name], folder)
    return result
  }

  const planOfScene = async (index: number, signal: AbortSignal): Promise<PicturedPlan> => {
    const plan = plans[index]
    if (plan === undefined) throw new Error(`there is no sentence ${index}`)
    const given = await ownPhotoOf(index, signal)
    if (given !== null) return pictured(plan, index, { photo: given, credit: ownCredit })
    const found = wanted.has(index) ? await photoOf(index, plan, signal) : null
    return found === null ? { plan, credits: [] } : pictured(plan, index, found)
  }

  return {
    plan: planOfScene,
    async close() {
      ending.abort()
      await own.catch(() => undefined)
    },
  }
}

type ScenePhoto = { photo: PhotoPlan; credit: PictureCredit }

const ownCredit: PictureCredit = { provider: 'upload', title: 'imagem enviada', author: null, url: null, license: 'do dono da foto' }

/**
 * Every third upright photo fills the frame; the others stand on a card of the look. Clips were cut
 * for one or the other.
 */
function pictured(plan: ScenePlan, index: number, { photo, credit }: ScenePhoto): PicturedPlan {
  const label = 'label' in plan.layout && typeof plan.layout.label === 'string' ? plan.layout.label : ''
  if (photo.clip !== undefined) return { plan: { ...plan, layout: { kind: 'photo', form: photo.clip.form, label }, photo }, credits: [credit] }
  const isFull = photo.width >= leastFullWidth && photo.height >= 1.2 * photo.width && index % 3 === 0
  return { plan: { ...plan, layout: { kind: 'photo', form: isFull ? 'full' : 'framed', label }, photo }, credits: [credit] }
}

function planOf({ candidate, photo, look }: FoundPhoto, file: string): PhotoPlan {
  const { width, height } = photo
  return { file, url: candidate.page ?? candidate.provider, width, height, border: null, isCutOut: false, focus: look.focus }
}

function creditOf({ candidate }: FoundPhoto): PictureCredit {
  const { provider, title, author, page, license } = candidate
  return { provider, title: title === '' ? provider : title.slice(0, 120), author, url: page, license }
}
