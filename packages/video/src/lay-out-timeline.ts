import { basename } from 'node:path'
import { defaultKaraokeColor } from '@relampago/domain/catalogue'
import { designOf, type VideoOrder } from '@relampago/domain/contracts'
import {
  cameraMove,
  captionArea,
  frameSize,
  layOutCaptions,
  placeEffects,
  placeTransitions,
  type CaptionStyle,
  type JoinedScenes,
  type MeasureText,
  type Picture,
  type SceneOutline,
  type ScenesToJoin,
  type ShortenedTransition,
  type Sound,
  type Timeline,
  type TimelineOutline,
} from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { SceneTimes } from './pictures/cues/cue.ts'
import { cueWords } from './pictures/cues/find-said.ts'
import { framesPerSecond, leadIn, placeSentences, shortestTail } from './rhythm/place-sentences.ts'
import { shotsOf, type Shot, type ShotParts } from './shots.ts'
import type { Script } from './story/script.ts'
import type { NarratedSentence, Narration } from './story/narration.ts'

/** The music does not come back for a pause shorter than this. */
const mergedPause: Seconds = 0.6

export type TimelineParts = ShotParts & {
  order: VideoOrder
  script: Script
  narration: Narration
  /**
   * The narration before a person changed sentences; the time after its last word stays, so that
   * the last picture need not be drawn again.
   */
  first?: Narration
  measure: MeasureText
  /** Called in Portuguese with ids in the design that the catalogue lacks. */
  warn?: (message: string) => void
}

/** How long the narration of a video may be, from its first word to the end of its last. */
export function narrationSeconds(duration: Seconds): Seconds {
  return duration - leadIn - shortestTail
}

/** When the words of each shot are heard in its scene, in order. */
export function sceneTimes(timeline: Pick<TimelineOutline, 'scenes' | 'framesPerSecond'>, shots: readonly Shot[]): SceneTimes[] {
  return timeline.scenes.map(({ from, to }, index) => {
    const start = from / timeline.framesPerSecond
    const shot = must(shots[index])
    // A narrated word may be several between spaces ("R$ 14,90").
    const words = shot.words.flatMap((word) => {
      const parts = cueWords(word.text)
      return parts.map((text, at) => ({ text, at: leadIn + word.from + ((word.to - word.from) * at) / parts.length - start }))
    })
    // A transition shows the scene before the frame that its beats are counted from.
    const early = shot.begins / timeline.framesPerSecond - start
    return {
      words: words.map(({ at }) => at),
      texts: words.map(({ text }) => text),
      beats: shot.beats.map((beat) => beat + early),
      length: (to - from) / timeline.framesPerSecond,
    }
  })
}

/**
 * Brings sentences and times together; pictures may still be in the making. The video has exactly
 * the ordered length when the narration fits it; else it is as long as the narration with lead-in
 * and tail.
 */
export function layOutTimeline(parts: TimelineParts): TimelineOutline {
  const { order, script, narration, measure, warn = () => undefined } = parts
  if (narration.sentences.length === 0) throw new Error('a timeline needs at least one sentence')
  const sentences = narration.sentences.map((sentence) => later(sentence, leadIn))
  const { transitions, effects, settings } = designOf(order)
  const { frames } = placeSentences(parts)
  const shots = shotsOf(parts)
  // The camera takes turns as in the first video: an edited sentence may have other parts.
  const firstShots = parts.first === undefined ? shots : shotsOf({ order, narration: parts.first, theme: parts.theme ?? null })
  const turns = narration.sentences.map((_sentence, of) => firstShots.findIndex((shot) => shot.of === of))
  const starts = shots.map(({ begins }) => begins)
  const hardAfter = new Set(shots.flatMap((_shot, index) => (shots[index + 1]?.of === shots[index]?.of ? [index] : [])))
  const joined = joinScenes({ starts, frames, framesPerSecond, pattern: transitions, hardAfter, warn })
  const style: CaptionStyle = {
    font: order.font,
    sizePx: order.fontSizePx,
    textColor: order.textColor,
    outlineColor: order.outlineColor,
    karaokeColor: order.kind === 'product' ? order.karaokeColor : defaultKaraokeColor,
    pop: settings.captionPop,
    ...(order.captionStyle !== undefined && { kind: order.captionStyle }),
  }
  return {
    version: 1,
    title: script.title,
    language: order.language,
    ...frameSize,
    framesPerSecond,
    frames,
    scenes: joined.scenes.map(({ from, to }, index): SceneOutline => {
      const { sentence, of, part } = must(shots[index])
      return {
        id: sentence.id,
        from,
        to,
        sentence: part === 0 ? must(sentences[of]).sentence.text : '',
        camera: cameraMove(settings.cameraZoom, must(turns[of]) + part),
      }
    }),
    transitions: joined.transitions,
    effects: placeEffects(effects, frames, warn),
    captions: { style, pages: layOutCaptions(sentences, { style, area: captionArea(frameSize), measure }) },
    sound: soundOf(order, narration, sentences),
    watermark: order.watermark,
  }
}

/** Places transitions, and warns of the shortest of each kind that had to be shorter. */
function joinScenes(joining: ScenesToJoin & { warn: (message: string) => void }): JoinedScenes {
  const shortened = new Map<string, ShortenedTransition>()
  const joined = placeTransitions({
    ...joining,
    onShortened(transition) {
      const known = shortened.get(transition.id)
      if (known === undefined || transition.length < known.length) shortened.set(transition.id, transition)
    },
  })
  for (const transition of shortened.values()) joining.warn(shortenedText(transition))
  return joined
}

/** For the record of the video, in Portuguese as all warnings about designs. */
function shortenedText({ id, wanted, length }: ShortenedTransition): string {
  const [lasts, instead] = [length, wanted].map((frames) => (frames / framesPerSecond).toFixed(1).replace('.', ','))
  return length === 0
    ? `Transição "${id}" virou corte seco onde a cena é curta.`
    : `Transição "${id}" dura ${lasts} s em vez de ${instead} s onde a cena é curta.`
}

function later({ sentence, from, to, words }: NarratedSentence, by: Seconds): NarratedSentence {
  return { sentence, from: from + by, to: to + by, words: words.map((word) => ({ text: word.text, from: word.from + by, to: word.to + by })) }
}

/** The outline with its pictures, one per scene in order. */
export function withPictures(outline: TimelineOutline, pictures: readonly Picture[]): Timeline {
  if (pictures.length !== outline.scenes.length) throw new Error(`${outline.scenes.length} scenes, but ${pictures.length} pictures`)
  return { ...outline, scenes: outline.scenes.map((scene, index) => ({ ...scene, picture: must(pictures[index]) })) }
}

function soundOf(order: VideoOrder, narration: Narration, sentences: readonly NarratedSentence[]): Sound {
  const speech: Sound['speech'] = []
  for (const { from, to } of sentences.flatMap(({ words }) => words)) {
    const last = speech.at(-1)
    if (last !== undefined && from - last.to < mergedPause) last.to = Math.max(last.to, to)
    else speech.push({ from, to })
  }
  return {
    narration: { file: basename(narration.wavFile), from: leadIn },
    music: order.music === 'none' ? null : { id: order.music, volume: order.musicVolume, seed: order.seed },
    speech,
  }
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a scene without its sentence or picture')
  return value
}
