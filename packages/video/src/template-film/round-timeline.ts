import type { TemplateDesign, TransitionId } from '@relampago/domain/catalogue'
import {
  cameraMove,
  captionArea,
  layOutCaptions,
  placeEffects,
  type CaptionPage,
  type CaptionSentence,
  type CaptionStyle,
  type MeasureText,
  type PlacedEffect,
  type PlacedTransition,
  type TimelineOutline,
} from '@relampago/domain/timeline'
import type { Frames, Seconds } from '@relampago/domain/units'
import type { Segment } from '../render/frames/plan-segments.ts'

export const framesPerSecond = 30

export type Passage = { id: TransitionId; frames: Frames } | null
export type Round = {
  design: TemplateDesign
  /** Captions of the scenes, one each. */
  texts: readonly string[]
  /** Between two joins; every scene has as many. */
  sceneFrames: Frames
  /** Behind each scene, the last one too; `null` is a hard cut. */
  passages: readonly Passage[]
  /** How long a scene's layers have been moving when its first frame is seen. */
  headStart: Frames
  width: number
  height: number
  measure: MeasureText
}
/** `shown` is one round: the frame after its last is like its first. */
export type RoundTimeline = { timeline: TimelineOutline; shown: Segment; /** Index in the texts of each scene of the timeline. */ pictures: number[] }

const style = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55' } as const
/** Frames of the first scene before the round, for effects that remember earlier frames. */
const warmUp: Frames = 12
/** No word is lit so close to a join. */
const silence: Seconds = 0.1

/**
 * A timeline whose scenes go around: the last one, all in turn, the first one again. Whatever moves
 * is at the end of the round where it was at its beginning, apart from effects that are chance.
 */
export function roundTimeline(round: Round): RoundTimeline {
  const { design, texts, passages, sceneFrames, headStart, width, height } = round
  const count = texts.length
  const pictures = [count - 1, ...texts.keys(), 0]
  const length = count * sceneFrames
  const origin = sceneFrames
  const transitions = pictures.slice(1).flatMap((_, after): PlacedTransition[] => {
    const passage = passages[(after + count - 1) % count] ?? null
    if (passage === null) return []
    const from = origin + after * sceneFrames - Math.floor(passage.frames / 2)
    return [{ id: passage.id, after, from, to: from + passage.frames }]
  })
  const edges = (after: number) => {
    const join = origin + after * sceneFrames
    return transitions.find((one) => one.after === after) ?? { from: join, to: join }
  }
  const scenes = pictures.map((picture, index) => ({
    id: `scene-${index}`,
    from: index === 0 ? 0 : edges(index - 1).from - headStart,
    to: index === pictures.length - 1 ? edges(1).to + length : edges(index).to,
    sentence: texts[picture] ?? '',
    camera: cameraMove(design.settings.cameraZoom, picture),
  }))
  const from = Math.max(edges(0).to, origin + Math.floor(sceneFrames / 3))
  const shown = { from, to: from + length }
  const captionStyle: CaptionStyle = { ...style, pop: design.settings.captionPop }
  const pages = pictures.flatMap((picture, index) => captionOf({ ...round, style: captionStyle }, texts[picture] ?? '', origin + (index - 1) * sceneFrames))
  return {
    timeline: {
      version: 1,
      title: '',
      language: 'pt-BR',
      width,
      height,
      framesPerSecond,
      frames: shown.to,
      scenes,
      transitions,
      effects: effectsOf(design, shown),
      captions: { style: captionStyle, pages },
      sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
      watermark: false,
    },
    shown,
    pictures,
  }
}

/** Those that act from the first frame on do so before it, too: they remember what came before. */
function effectsOf({ effects }: TemplateDesign, { from, to }: Segment): PlacedEffect[] {
  const placed = placeEffects(effects, to - from, () => undefined)
  return placed.map((effect) => ({ ...effect, from: effect.from === 0 ? Math.max(0, from - warmUp) : effect.from + from, to: effect.to + from }))
}

type CaptionRound = Pick<Round, 'sceneFrames' | 'measure' | 'width' | 'height'> & { style: CaptionStyle }

/** A scene's caption is there from its beginning to its end, each word lit for as long as it is. */
function captionOf({ sceneFrames, measure, style: captionStyle, width, height }: CaptionRound, text: string, start: Frames): CaptionPage[] {
  const words = text.split(' ')
  const [from, to] = [start / framesPerSecond, (start + sceneFrames) / framesPerSecond]
  const ends = words.map((_, index) => words.slice(0, index + 1).join('  ').length)
  const timeAt = (end: number) => from + silence + ((to - from - 2 * silence) * end) / (ends.at(-1) ?? 1)
  const sentence: CaptionSentence = { words: words.map((word, index) => ({ text: word, from: timeAt(ends[index - 1] ?? 0), to: timeAt(ends[index] ?? 0) })) }
  const pages = layOutCaptions([sentence], { style: captionStyle, area: captionArea({ width, height }), measure })
  return pages.map((page, index) => ({ ...page, ...(index === 0 ? { from } : {}), ...(index === pages.length - 1 ? { to } : {}) }))
}
