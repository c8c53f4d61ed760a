import { isDeepStrictEqual } from 'node:util'
import { baseLanguage } from '@relampago/domain/catalogue'
import type { Picture, PictureCredit } from '@relampago/domain/timeline'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import type { Subject } from '../story/subject.ts'
import { iconPack } from './icons/icon-pack.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'
import { planPictures } from './plan/plan-pictures.ts'
import type { ScenePlan } from './plan/scene-plan.ts'
import { surveyPhoto, type PhotoSurvey } from './plan/survey-photo.ts'
import { DrawingPool } from './scenes/drawing-pool.ts'
import type { DrawnScene, SceneJob } from './scenes/draw-scene-files.ts'
import { iconsOfPlan } from './scenes/load-scene.ts'

/** Scenes from the icon pack and a page's photos. Has a picture for every sentence. */
export const sceneArt: PictureSource = {
  name: 'scene-art',
  version: '1',
  timeLimitMs: 180_000,
  // A drawing process that was killed is replaced at the second try.
  attempts: 2,
  open(request) {
    const pool = new DrawingPool()
    const storing: Promise<void>[] = []
    const prepared = prepare(request)
    // Met by every picture that waits for it.
    prepared.catch(() => undefined)
    return {
      picture: async (index, signal) => drawOne(index, { ...(await prepared), request, pool, storing, signal }),
      async close() {
        await pool.close()
        await Promise.all(storing)
      },
    }
  },
}

type Prepared = { plans: ScenePlan[]; keys: string[]; stored: (DrawnScene | null)[] }

/** Plans all pictures, because neighbours must differ, and takes those that were drawn before. */
async function prepare({ sentences, before, subject, order, folder, cache, onNote }: PictureRequest): Promise<Prepared> {
  const photos = subject.kind === 'product' ? await usablePhotos(subject, onNote) : []
  const planned = planPictures(sentences, subject, order.seed, photos)
  const plannedBefore = planPictures(before, subject, order.seed, photos)
  const plans = planned.map((plan, index) => (isDeepStrictEqual(sentences[index], before[index]) ? (plannedBefore[index] ?? plan) : plan))
  const keys = cache === noCache ? [] : await Promise.all(plans.map((plan, index) => pictureKey(jobOf(index, plan, folder))))
  const stored: (DrawnScene | null)[] = []
  for (const index of plans.keys()) stored.push(await cache.take<DrawnScene>(keys[index] ?? '', folder))
  return { plans, keys, stored }
}

/** `storing` grows: a picture can be used while it is written to the cache. */
type Drawing = Prepared & { request: PictureRequest; pool: DrawingPool; storing: Promise<void>[]; signal: AbortSignal }

async function drawOne(index: number, { plans, keys, stored, request, pool, storing, signal }: Drawing): Promise<Picture> {
  const { subject, folder, cache, onNote } = request
  const plan = plans[index]
  if (plan === undefined) throw new Error(`there is no sentence ${index}`)
  const drawn = stored[index] ?? (await pool.draw(jobOf(index, plan, folder), signal))
  if (drawn !== stored[index]) storing.push(store(drawn, keys[index] ?? '', cache, folder))
  if (drawn.note !== null) onNote(drawn.note)
  return { ...drawn.picture, sources: creditsOf(drawn.note === null ? plan : { ...plan, photo: null }, subject) }
}

function store(drawn: DrawnScene, key: string, cache: StageCache, folder: string): Promise<void> {
  const { background, layers, thumbnail } = drawn.picture
  return cache.keep(key, drawn, [background.file, ...layers.map(({ file }) => file), ...(thumbnail === null ? [] : [thumbnail])], folder)
}

function jobOf(index: number, plan: ScenePlan, folder: string): SceneJob {
  return { index, plan, bodies: Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? ''])), folder }
}

/** All that is drawn. The index is part of file names; a photo counts by its bytes. */
async function pictureKey({ index, plan, bodies }: SceneJob): Promise<string> {
  const photo = plan.photo === null ? null : { ...plan.photo, file: await sha256OfFile(plan.photo.file) }
  return stageKey('picture', { index, plan: { ...plan, photo }, bodies })
}

const maxPhotos = 6

async function usablePhotos(subject: Extract<Subject, { kind: 'product' }>, onNote: PictureRequest['onNote']): Promise<PhotoSurvey[]> {
  const surveys = await Promise.allSettled(subject.photos.slice(0, maxPhotos).map(surveyPhoto))
  return surveys.flatMap((survey, at) => {
    if (survey.status === 'fulfilled') return [survey.value]
    onNote(`${subject.photos[at]?.url}: ${survey.reason instanceof Error ? survey.reason.message : String(survey.reason)}`)
    return []
  })
}

/** Sources of a picture: the photo when there is one, and the visible icons. */
function creditsOf(plan: ScenePlan, subject: Subject): PictureCredit[] {
  const photo: PictureCredit[] =
    plan.photo === null || subject.kind === 'theme'
      ? []
      : [{ provider: 'product-page', title: subject.facts.name, author: null, url: plan.photo.url, license: 'foto do anúncio' }]
  const icons = plan.photo === null ? iconsOfPlan(plan) : []
  const side = baseLanguage[plan.language]
  return [
    ...photo,
    ...icons.map((id): PictureCredit => ({
      provider: 'built-in',
      title: iconPack().get(id)?.label[side] ?? id,
      author: 'Microsoft Fluent Emoji',
      url: null,
      license: 'MIT',
    })),
  ]
}
