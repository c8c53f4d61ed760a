import type { PictureCredit } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { OwnMedia } from '../../run/own-media.ts'
import type { StageCache } from '../../stage-cache/stage-cache.ts'
import type { ScriptSentence } from '../../story/script.ts'
import type { Subject } from '../../story/subject.ts'
import { openClipCutter } from '../clips/open-clip-cutter.ts'
import type { PhotoPlan, ScenePlan } from '../scene-plan/scene-plan.ts'
import { clipScenes, photoScenes } from './choose-scenes.ts'
import { placeOwnPhotos, readOwnPhotos } from './own-photos.ts'
import { photoQuery } from './photo-query.ts'
import { openStockPictures, type PhotoPlaces, type ScenePhoto } from './stock-pictures.ts'

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
 * libraries, some of them moving. A plan stays as it is where none is wanted or found.
 */
export function openScenePhotos(
  places: PhotoPlaces,
  plans: readonly ScenePlan[],
  { sentences, names, subject, folder, cache, onNote, order, media = [], lengths = [], programs }: PhotoRequest,
): ScenePhotos {
  const asking = subject.kind === 'theme' && places.libraries.length > 0 ? photoScenes(plans) : []
  const wanted = new Set(asking)
  const moving = new Set(clipScenes(asking))
  const ending = new AbortController()
  const tools = programs === undefined ? undefined : { ...programs, signal: ending.signal }
  const own = readOwnPhotos(media, { folder, tools, onNote }).then((photos) => placeOwnPhotos(photos, sentences, plans))
  // Met by every scene that waits for it.
  own.catch(() => undefined)

  const clips = programs === undefined ? null : { programs, cut: openClipCutter({ programs, folder, cache, onNote }) }
  const stock = openStockPictures({ places, seed: order.seed, folder, cache, onNote, clips })

  async function ownPhotoOf(index: number, signal: AbortSignal): Promise<PhotoPlan | null> {
    const placed = await own
    const shown = placed.get(index)
    if (shown === undefined || 'url' in shown) return shown ?? null
    const earlier = [...placed].filter(([other, video]) => video === shown && other < index).map(([other]) => lengths[other] ?? usualLength)
    const after = earlier.reduce((sum, seconds) => sum + seconds, 0)
    const cut = { video: shown, after, seconds: lengths[index] ?? usualLength, name: names[index] ?? '', url: 'upload' }
    return (await clips?.cut(cut, signal)) ?? null
  }

  async function stockOf(index: number, plan: ScenePlan, signal: AbortSignal): Promise<ScenePhoto | null> {
    const sentence = sentences[index]
    const query = sentence === undefined || subject.kind !== 'theme' ? null : photoQuery(sentence, plan, subject.theme)
    if (query === null) return null
    return await stock({ query, name: names[index] ?? '', seconds: lengths[index] ?? usualLength, mayMove: moving.has(index) }, signal)
  }

  const planOfScene = async (index: number, signal: AbortSignal): Promise<PicturedPlan> => {
    const plan = plans[index]
    if (plan === undefined) throw new Error(`there is no sentence ${index}`)
    const given = await ownPhotoOf(index, signal)
    if (given !== null) return pictured(plan, index, { photo: given, credit: ownCredit })
    const found = wanted.has(index) ? await stockOf(index, plan, signal) : null
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
