import type { VideoOrder } from '@relampago/domain/contracts'
import type { Frames, Seconds } from '@relampago/domain/units'
import { beatNear, beatsOf } from '../soundtrack/beats.ts'
import type { NarratedSentence, Narration } from '../story/narration.ts'

export const framesPerSecond = 30
/** Silence before the first word: a player's first moment is often swallowed. */
export const leadIn: Seconds = 0.3
/** Picture and music after the last word. */
export const shortestTail: Seconds = 0.9
/**
 * With a longer tail the facts ran out early, and a shorter video is more honest than one that
 * waits for its end.
 */
const longestTail: Seconds = 2.5
/** The answer is seen a moment before it is heard. */
const afterCountdown: Seconds = 0.15
/** A change may be so far from its place to fall on a beat: hardly noticed beside the words. */
export const beatReach: Seconds = 0.12
/** A picture shown for less cannot be taken in. */
const shortestScene: Seconds = 0.8

export type SentencesToPlace = {
  order: Pick<VideoOrder, 'duration' | 'music' | 'musicVolume'>
  narration: Narration
  /** The narration before a person changed sentences. */
  first?: Narration
}

/** When sentences are shown. Frames and beats count from the start of the video. */
export type PlacedSentences = {
  /** Length of the video. */
  frames: Frames
  /** Of the first video, before any edit. */
  beats: readonly Seconds[]
  sentences: PlacedSentence[]
}
type PlacedSentence = {
  /** First frame of its first scene in the first video. */
  begins: Frames
  /** First frame that is no longer its own, as in the first video: its words may have changed. */
  ends: Frames
  /** How many frames later all of it is than in the first video. */
  shift: Frames
  /** Between the times of its narrated words and those of the first video. */
  offset: Seconds
}

/**
 * A scene changes in the pause between two sentences: on a beat of the music where one is near,
 * else in its middle. Edited sentences move what follows by whole frames, and the beats are those
 * of the first video: scenes of unchanged sentences stay as they are.
 */
export function placeSentences({ order, narration, first = narration }: SentencesToPlace): PlacedSentences {
  const heard = first.sentences.map(({ from, to, sentence }) => ({ sentence, from: from + leadIn, to: to + leadIn }))
  const [firstEnd, end] = [first, narration].map(({ sentences }) => (sentences.at(-1)?.to ?? 0) + leadIn) as [Seconds, Seconds]
  const firstFrames = videoFrames(order.duration, firstEnd)
  const frames = firstFrames + Math.round((end - firstEnd) * framesPerSecond)
  const beats = beatsOf({ ...order, seconds: firstFrames / framesPerSecond, ordered: order.duration })
  const begins = sceneStarts(heard, beats)
  const shifts = framesLater(narration, first)
  const sentences = narration.sentences.map(({ from, to }, index): PlacedSentence => {
    const shift = shifts[index] ?? 0
    const offset = (heard[index]?.from ?? leadIn) - from
    const next = begins[index + 1]
    const ends = next === undefined ? Math.round((to + offset + shortestTail) * framesPerSecond) : next + (shifts[index + 1] ?? 0) - shift
    return { begins: begins[index] ?? 0, ends, shift, offset }
  })
  return { frames, beats, sentences }
}

function videoFrames(duration: Seconds, lastWordEnds: Seconds): Frames {
  const tail = duration - lastWordEnds
  if (tail >= shortestTail && tail <= longestTail) return duration * framesPerSecond
  // A thousandth of a frame of mercy, so that 0.1 + 0.2 does not cost a whole one.
  return Math.ceil((lastWordEnds + shortestTail) * framesPerSecond - 0.001)
}

type Heard = Pick<NarratedSentence, 'sentence' | 'from' | 'to'>

/** A sentence that counts down stays nearly to the end of its pause. */
function sceneStarts(sentences: readonly Heard[], beats: readonly Seconds[]): Frames[] {
  let previous: Seconds = 0
  return sentences.map(({ from, to }, index) => {
    const before = sentences[index - 1]
    if (before === undefined) return 0
    if (before.sentence.pauseAfter === undefined) {
      const reach = { from: Math.max(before.to - beatReach, previous + shortestScene), to: Math.min(from + beatReach, to - shortestScene) }
      const middle = (before.to + from) / 2
      previous = beatNear(beats, middle, reach) ?? middle
    } else previous = Math.max(before.to, from - afterCountdown)
    return Math.round(previous * framesPerSecond)
  })
}

/**
 * How many frames later each sentence begins than before it was edited. They begin at whole frames,
 * so that scenes keep their lengths and places of words.
 */
function framesLater({ raw }: Narration, first: Narration): Frames[] {
  return raw.pieces.map(({ from }, index) => Math.round(((from - (first.raw.pieces[index]?.from ?? from)) / raw.sampleRate) * framesPerSecond))
}
