import type { VideoOrder } from '@relampago/domain/contracts'
import { designOf } from '@relampago/domain/contracts'
import type { Picture } from '@relampago/domain/timeline'
import type { Fraction } from '@relampago/domain/units'
import type { ProviderUse } from '../run/provider-use.ts'
import { askAdapters } from '../ports/ask-adapters.ts'
import type { Tools } from '../run/tools.ts'
import { noCache, type StageCache } from '../stage-cache/stage-cache.ts'
import type { OwnMedia } from '../run/own-media.ts'
import type { ScriptSentence } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import type { SceneTimes } from './cues/cue.ts'
import { timeLayers } from './cues/time-layers.ts'
import type { PictureSource } from './picture-source.ts'

export type PictureChoice = {
  sentences: readonly ScriptSentence[]
  /** The sentences before a user changed some of them; the same by default. */
  before?: readonly ScriptSentence[]
  /** When the words of each sentence are heard; without them layers enter in turn. */
  times?: readonly SceneTimes[]
  subject: Subject
  order: Pick<VideoOrder, 'seed' | 'look' | 'template' | 'design'>
  /** Pictures that the person gave. */
  media?: readonly OwnMedia[]
  /** In order of preference; the last one has a picture for every sentence. */
  sources: readonly PictureSource[]
  tools: Pick<Tools, 'folder' | 'signal' | 'onNote'> & Partial<Pick<Tools, 'ffmpegPath' | 'ffprobePath'>>
  cache?: StageCache
  /** Called for each picture as soon as its files are there; not always in order. */
  onPicture?: (index: number, picture: Picture, done: Fraction) => void
  onProvider?: (use: ProviderUse) => void
}

export type ChosenPictures = {
  /** One per sentence, in order; each resolves when its files are complete. */
  pictures: Promise<Picture>[]
  /** Resolves when all are there, rejects with the first failure; no process is left then. */
  all: Promise<void>
}

/** Asks the sources for a picture per sentence. They reject with the signal's reason. */
export function choosePictures({
  sentences,
  before = sentences,
  times = [],
  subject,
  order,
  media = [],
  sources,
  tools,
  cache = noCache,
  ...told
}: PictureChoice): ChosenPictures {
  const request = { sentences, before, subject, order, media, ...surroundingsOf(tools), cache, lengths: times.map(({ length }) => length) }
  const sessions = new Map(sources.map((source) => [source, source.open(request)]))
  const uses: ProviderUse[] = []
  const pictures = sentences.map(async (_, index) => {
    const ask = async (source: PictureSource, signal: AbortSignal) => (await sessions.get(source)?.picture(index, signal)) ?? null
    const { result, use } = await askAdapters({ port: 'pictures', adapters: sources, ask, signal: tools.signal })
    uses.push(use)
    const picture = withLayerMotion(timeLayers(result, times[index]), order)
    told.onPicture?.(index, picture, uses.length / sentences.length)
    return picture
  })
  const settle = async () => {
    const outcomes = await Promise.allSettled(pictures)
    await Promise.all([...sessions.values()].map((session) => session.close()))
    for (const use of summed(uses, sources)) told.onProvider?.(use)
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
  return { pictures, all: settle() }
}

function surroundingsOf({ folder, onNote = () => undefined, ffmpegPath, ffprobePath }: PictureChoice['tools']) {
  return { folder, onNote, ...(ffmpegPath === undefined || ffprobePath === undefined ? {} : { programs: { ffmpegPath, ffprobePath } }) }
}

/** Sources give the full motion of their layers; the design says how much of it is wanted. */
function withLayerMotion(picture: Picture, order: PictureChoice['order']): Picture {
  const { layerMotion } = designOf(order).settings
  return { ...picture, layers: picture.layers.map((layer) => ({ ...layer, motion: { ...layer.motion, amount: layer.motion.amount * layerMotion } })) }
}

/** One entry per source, in their order; its time is that of its last picture. */
function summed(uses: readonly ProviderUse[], sources: readonly PictureSource[]): ProviderUse[] {
  return sources.flatMap((source) => {
    const own = uses.filter(({ name }) => name === source.name)
    const [first] = own
    if (first === undefined) return []
    const failures = new Map(own.flatMap((use) => use.failures).map((failure) => [JSON.stringify(failure), failure]))
    return [{ ...first, ms: Math.max(...own.map(({ ms }) => ms)), degraded: own.some(({ degraded }) => degraded), failures: [...failures.values()] }]
  })
}
