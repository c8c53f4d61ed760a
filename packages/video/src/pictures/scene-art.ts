import { isDeepStrictEqual } from 'node:util'
import { baseLanguage } from '@relampago/domain/catalogue'
import type { PictureCredit } from '@relampago/domain/timeline'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import type { Subject } from '../story/subject.ts'
import { iconPack, iconSets } from './icons/icon-pack.ts'
import type { CuedPicture } from './cues/cue.ts'
import { openScenePhotos } from './photos/scene-photos.ts'
import type { PhotoPlaces } from './photos/stock-pictures.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'
import { planPictures } from './plan/plan-pictures.ts'
import type { ScenePlan } from './scene-plan/scene-plan.ts'
import { surveyPhoto, type PhotoSurvey } from './plan/survey-photo.ts'
import { DrawingPool } from './scenes/drawing-pool.ts'
import type { DrawnScene, SceneJob } from './scenes/draw-scene-files.ts'
import { iconsOfPlan } from './scenes/load-scene.ts'

/** Scenes from the icon pack and a page's photos. Has a picture for every sentence. */
export const sceneArt: PictureSource = sceneArtWith({ libraries: [], allowPrivate: false })

/** The same, with photos of libraries in some scenes of themes. */
export function sceneArtWith(places: PhotoPlaces): PictureSource {
  return {
    name: 'scene-art',
    version: '2',
    timeLimitMs: 180_000,
    // A drawing process that was killed is replaced at the second try.
    attempts: 2,
    open(request) {
      const pool = new DrawingPool()
      const storing: Promise<void>[] = []
      const prepared = prepare(request, places)
      // Met by every picture that waits for it.
      prepared.catch(() => undefined)
      return {
        picture: async (index, signal) => drawOne(index, { ...(await prepared), request, pool, storing, signal }),
        async close() {
          await Promise.all([pool.close(), prepared.then(({ pictured }) => pictured.close()).catch(() => undefined)])
          await Promise.all(storing)
        },
      }
    },
  }
}

type Prepared = { names: string[]; pictured: ReturnType<typeof openScenePhotos> }

/** Plans all pictures, because neighbours must differ. */
async function prepare(request: PictureRequest, places: PhotoPlaces): Promise<Prepared> {
  const { sentences, before, subject, order, onNote } = request
  const photos = subject.kind === 'product' ? await usablePhotos(subject, onNote) : []
  const planned = planPictures(sentences, subject, order, photos)
  const plannedBefore = planPictures(before, subject, order, photos)
  const plans = planned.map((plan, index) => {
    const was = before.findIndex((sentence) => isDeepStrictEqual(sentence, sentences[index]))
    return plannedBefore[was] ?? plan
  })
  const names = namesOf(sentences)
  return { names, pictured: openScenePhotos(places, plans, { ...request, names }) }
}

/** `storing` grows: a picture can be used while it is written to the cache. */
type Drawing = Prepared & { request: PictureRequest; pool: DrawingPool; storing: Promise<void>[]; signal: AbortSignal }

async function drawOne(index: number, { names, pictured, request, pool, storing, signal }: Drawing): Promise<CuedPicture> {
  const { subject, folder, cache, onNote } = request
  const { plan, credits } = await pictured.plan(index, signal)
  const job = jobOf(names[index] ?? '', plan, folder)
  const key = cache === noCache ? '' : await pictureKey(job)
  const stored = await cache.take<DrawnScene>(key, folder)
  const drawn = stored ?? (await pool.draw(job, signal))
  if (stored === null) storing.push(store(drawn, key, cache, folder))
  if (drawn.note === null) return { ...drawn.picture, sources: [...credits, ...creditsOf(plan, subject)] }
  onNote(drawn.note)
  return { ...drawn.picture, sources: creditsOf({ ...plan, photo: null }, subject) }
}

function store(drawn: DrawnScene, key: string, cache: StageCache, folder: string): Promise<void> {
  const { background, layers, thumbnail } = drawn.picture
  return cache.keep(key, drawn, [background.file, ...layers.map(({ file }) => file), ...(thumbnail === null ? [] : [thumbnail])], folder)
}

/**
 * Names of files by the ids of sentences: a changed sentence may have more or fewer pictures than
 * before, and those of the others keep their names.
 */
function namesOf(sentences: PictureRequest['sentences']): string[] {
  const names = sentences.map(({ id }) => `picture-${id.replaceAll(/[^\w.-]/g, '_')}`)
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name}-${index}`))
}

function jobOf(name: string, plan: ScenePlan, folder: string): SceneJob {
  return { name, plan, bodies: Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? ''])), folder }
}

/** All that is drawn, and the name of its files; a photo counts by its bytes. */
async function pictureKey({ name, plan, bodies }: SceneJob): Promise<string> {
  const photo = plan.photo === null ? null : { ...plan.photo, file: await sha256OfFile(plan.photo.file) }
  return stageKey('picture', { name, plan: { ...plan, photo }, bodies })
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
  const icons = plan.photo === null || plan.layout.kind === 'photo' ? iconsOfPlan(plan) : []
  const side = baseLanguage[plan.language]
  return [
    ...photo,
    ...icons.flatMap((id): PictureCredit[] => {
      const icon = iconPack().get(id)
      if (icon === undefined) return []
      const { author, license } = iconSets[icon.set]
      return [{ provider: 'built-in', title: icon.label[side], author, license, url: null }]
    }),
  ]
}
