import { isDeepStrictEqual } from 'node:util'
import { baseLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Picture, PictureSource } from '@relampago/domain/timeline'
import type { Subject } from '../story/subject.ts'
import type { ScriptSentence } from '../story/script.ts'
import type { NarratedSentence } from '../story/narration.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import { sha256OfFile, stageKey } from '../stage-cache/stage-key.ts'
import type { Tools } from '../run/tools.ts'
import { iconPack } from './icons/icon-pack.ts'
import { planPictures } from './plan/plan-pictures.ts'
import type { ScenePlan } from './plan/scene-plan.ts'
import { surveyPhoto, type PhotoSurvey } from './plan/survey-photo.ts'
import { drawInProcesses } from './scenes/draw-in-processes.ts'
import type { DrawnScene, SceneJob } from './scenes/draw-scene-files.ts'
import { iconsOfPlan } from './scenes/load-scene.ts'

export type PictureRequest = {
  sentences: readonly NarratedSentence[] | readonly ScriptSentence[]
  /** The sentences as they were before a person changed some of them: pictures of the others stay as they were planned for these. */
  before?: readonly NarratedSentence[] | readonly ScriptSentence[]
  subject: Subject
  order: Pick<VideoOrder, 'seed'>
  tools: Pick<Tools, 'folder' | 'signal'>
  /** Told of each picture as soon as its files are there; not always in order. */
  onPicture?: (index: number, picture: Picture) => void
  /** Told of photos that could not be used. */
  onNote?: (note: string) => void
  /** Pictures drawn before; none are kept by default. */
  cache?: StageCache
}

/**
 * One picture a sentence, in order: an opaque background of 1296x2304 and transparent layers as raw files in the tools'
 * folder, named relative to it, with a small JPEG. Photos that cannot be read are passed over. Throws the signal's reason
 * when aborted; no process is left in any case.
 */
export async function choosePictures(request: PictureRequest): Promise<Picture[]> {
  const { subject, tools, onPicture, onNote, cache = noCache } = request
  const sentences = scriptSentences(request.sentences)
  const before = scriptSentences(request.before ?? request.sentences)
  if (sentences.length === 0) return []
  const photos = subject.kind === 'product' ? await usablePhotos(subject, onNote) : []
  const planned = planPictures(sentences, subject, request.order.seed, photos)
  const plannedBefore = planPictures(before, subject, request.order.seed, photos)
  const plans = planned.map((plan, index) => (isDeepStrictEqual(sentences[index], before[index]) ? (plannedBefore[index] ?? plan) : plan))
  const pictures: Picture[] = []
  const jobs = plans.map((plan, index) => ({ index, plan, bodies: bodiesOf(plan), folder: tools.folder }))
  const accept = ({ index, picture, note }: DrawnScene) => {
    const plan = plans[index]
    if (plan === undefined) throw new Error(`No picture ${index} was ordered`)
    if (note !== null) onNote?.(note)
    const whole = { ...picture, sources: sourcesOf(note === null ? plan : { ...plan, photo: null }, subject) }
    pictures[index] = whole
    onPicture?.(index, whole)
  }
  await drawMissing(jobs, { cache, tools, accept })
  return pictures
}

function scriptSentences(sentences: PictureRequest['sentences']): ScriptSentence[] {
  return sentences.map((sentence) => ('sentence' in sentence ? sentence.sentence : sentence))
}

type Drawing = { cache: StageCache; tools: Pick<Tools, 'folder' | 'signal'>; accept: (drawn: DrawnScene) => void }

/** Takes the pictures that were drawn before, and draws and keeps the others. */
async function drawMissing(jobs: readonly SceneJob[], { cache, tools, accept }: Drawing): Promise<void> {
  const keys = cache === noCache ? [] : await Promise.all(jobs.map(pictureKey))
  const missing: SceneJob[] = []
  for (const job of jobs) {
    const kept = await cache.take<DrawnScene>(keys[job.index] ?? '', tools.folder)
    if (kept === null) missing.push(job)
    else accept(kept)
  }
  const keeping: Promise<void>[] = []
  await drawInProcesses(missing, tools.signal, (drawn) => {
    accept(drawn)
    const { background, layers, thumbnail } = drawn.picture
    const files = [background.file, ...layers.map(({ file }) => file), ...(thumbnail === null ? [] : [thumbnail])]
    keeping.push(cache.keep(keys[drawn.index] ?? '', drawn, files, tools.folder))
  })
  await Promise.all(keeping)
}

/** Everything that is drawn. The number is part of the files' names; a photo counts by its bytes, wherever it lies. */
async function pictureKey({ index, plan, bodies }: SceneJob): Promise<string> {
  const photo = plan.photo === null ? null : { ...plan.photo, file: await sha256OfFile(plan.photo.file) }
  return stageKey('picture', { index, plan: { ...plan, photo }, bodies })
}

const maxPhotos = 6

async function usablePhotos(subject: Extract<Subject, { kind: 'product' }>, onNote: PictureRequest['onNote']): Promise<PhotoSurvey[]> {
  const surveys = await Promise.allSettled(subject.photos.slice(0, maxPhotos).map(surveyPhoto))
  return surveys.flatMap((survey, at) => {
    if (survey.status === 'fulfilled') return [survey.value]
    onNote?.(`${subject.photos[at]?.url}: ${survey.reason instanceof Error ? survey.reason.message : String(survey.reason)}`)
    return []
  })
}

function bodiesOf(plan: ScenePlan): Record<string, string> {
  return Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? '']))
}

/** Where everything in a picture comes from: the photo when there is one, and the icons that can be seen. */
function sourcesOf(plan: ScenePlan, subject: Subject): PictureSource[] {
  const photo: PictureSource[] =
    plan.photo === null || subject.kind === 'theme'
      ? []
      : [{ provider: 'product-page', title: subject.facts.name, author: null, url: plan.photo.url, license: 'foto do anúncio' }]
  const icons = plan.photo === null ? iconsOfPlan(plan) : []
  const side = baseLanguage[plan.language]
  return [
    ...photo,
    ...icons.map((id): PictureSource => ({
      provider: 'built-in',
      title: iconPack().get(id)?.label[side] ?? id,
      author: 'Microsoft Fluent Emoji',
      url: null,
      license: 'MIT',
    })),
  ]
}
