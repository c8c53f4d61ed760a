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
  type MeasureText,
  type Picture,
  type SceneOutline,
  type Sound,
  type Timeline,
  type TimelineOutline,
} from '@relampago/domain/timeline'
import type { Frames, Seconds } from '@relampago/domain/units'
import type { Script } from './story/script.ts'
import type { NarratedSentence, Narration } from './story/narration.ts'

const framesPerSecond = 30
/** Silence before the first word: a player's first moment is often swallowed. */
const leadIn: Seconds = 0.35
/** Picture and music after the last word. */
const shortestTail: Seconds = 0.9
/**
 * With a longer tail the facts ran out early, and a shorter video is more honest than one that
 * waits for its end.
 */
const longestTail: Seconds = 2.5
/** The music does not come back for a pause shorter than this. */
const mergedPause: Seconds = 0.6

export type TimelineParts = {
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

/**
 * Brings sentences and times together; pictures may still be in the making. The video has exactly
 * the ordered length when the narration fits it; else it is as long as the narration with lead-in
 * and tail.
 */
export function layOutTimeline({ order, script, narration, first = narration, measure, warn = () => undefined }: TimelineParts): TimelineOutline {
  if (narration.sentences.length === 0) throw new Error('a timeline needs at least one sentence')
  const sentences = narration.sentences.map((sentence) => later(sentence, leadIn))
  const { transitions, effects, settings } = designOf(order)
  const firstSentences = first.sentences.map((sentence) => later(sentence, leadIn))
  const firstEnd = firstSentences.at(-1)?.to ?? leadIn
  const longer = (sentences.at(-1)?.to ?? firstEnd) - firstEnd
  const frames = videoFrames(order.duration, firstEnd) + Math.round(longer * framesPerSecond)
  const shifts = framesLater(narration, first)
  const starts = sceneStarts(firstSentences).map((start, index) => start + (shifts[index] ?? 0))
  const joined = placeTransitions({ starts, frames, framesPerSecond, pattern: transitions, warn })
  const style: CaptionStyle = {
    font: order.font,
    sizePx: order.fontSizePx,
    textColor: order.textColor,
    outlineColor: order.outlineColor,
    karaokeColor: order.kind === 'product' ? order.karaokeColor : defaultKaraokeColor,
    pop: settings.captionPop,
  }
  return {
    version: 1,
    title: script.title,
    language: order.language,
    ...frameSize,
    framesPerSecond,
    frames,
    scenes: joined.scenes.map(({ from, to }, index): SceneOutline => {
      const { sentence } = must(sentences[index])
      return {
        id: sentence.id,
        from,
        to,
        sentence: sentence.text,
        camera: cameraMove(settings.cameraZoom, index),
      }
    }),
    transitions: joined.transitions,
    effects: placeEffects(effects, frames, warn),
    captions: { style, pages: layOutCaptions(sentences, { style, area: captionArea(frameSize), measure }) },
    sound: soundOf(order, narration, sentences),
    watermark: order.watermark,
  }
}

function later({ sentence, from, to, words }: NarratedSentence, by: Seconds): NarratedSentence {
  return { sentence, from: from + by, to: to + by, words: words.map((word) => ({ text: word.text, from: word.from + by, to: word.to + by })) }
}

/** The outline with its pictures, one per scene in order. */
export function withPictures(outline: TimelineOutline, pictures: readonly Picture[]): Timeline {
  if (pictures.length !== outline.scenes.length) throw new Error(`${outline.scenes.length} scenes, but ${pictures.length} pictures`)
  return { ...outline, scenes: outline.scenes.map((scene, index) => ({ ...scene, picture: must(pictures[index]) })) }
}

function videoFrames(duration: Seconds, lastWordEnds: Seconds): Frames {
  const tail = duration - lastWordEnds
  if (tail >= shortestTail && tail <= longestTail) return duration * framesPerSecond
  // A thousandth of a frame of mercy, so that 0.1 + 0.2 does not cost a whole one.
  return Math.ceil((lastWordEnds + shortestTail) * framesPerSecond - 0.001)
}

/** A scene changes in the middle of the pause between two sentences. */
function sceneStarts(sentences: readonly NarratedSentence[]): Frames[] {
  return sentences.map(({ from }, index) => {
    const before = sentences[index - 1]
    return before === undefined ? 0 : Math.round(((before.to + from) / 2) * framesPerSecond)
  })
}

/**
 * How many frames later each sentence begins than before it was edited. They begin at whole frames,
 * so that scenes keep their lengths and places of words.
 */
function framesLater({ raw }: Narration, first: Narration): Frames[] {
  return raw.pieces.map(({ from }, index) => Math.round(((from - (first.raw.pieces[index]?.from ?? from)) / raw.sampleRate) * framesPerSecond))
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
