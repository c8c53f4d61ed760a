import { effects, extraTransitionIds, transitionIds, type EffectId, type TransitionId } from '@relampago/domain/catalogue'
import { cameraMove, type PlacedEffect, type PlacedTransition, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'

/** One frame that render and preview both draw. `at` is the intensity or the progress. */
export type ParityCase = { kind: 'effect' | 'transition'; id: EffectId | TransitionId; at: number; timeline: TimelineOutline; frame: Frames }

const intensities = [10, 25, 50, 75, 90] as const
const progresses = [0.1, 0.25, 0.4, 0.5, 0.75, 0.9] as const
const sceneFrames = 60
/** Here layers are still coming in, and effects that remember have something to remember. */
const shownFrame = 12
const style = { font: 'anton', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: false } as const

type Size = { width: number; height: number }
type Wanted = { size: Size; /** Only the middle of each row. */ isSmall: boolean; only: RegExp }

export function parityCases({ size, isSmall, only }: Wanted): ParityCase[] {
  const chosen = <Value>(values: readonly Value[]) => (isSmall ? values.slice(2, 3) : values)
  const drawn = (Object.keys(effects) as EffectId[]).flatMap((id) => chosen(intensities).map((at): ParityCase => effectCase(id, at, size)))
  const passed = [...transitionIds, ...extraTransitionIds].flatMap((id) => chosen(progresses).map((at): ParityCase => transitionCase(id, at, size)))
  return [...drawn, ...passed].filter(({ kind, id }) => only.test(`${kind} ${id}`))
}

/** A frame without effects and transitions. */
export function plainCase(size: Size): Pick<ParityCase, 'timeline' | 'frame'> {
  return { timeline: timelineOf(size, [{ from: 0, to: sceneFrames }], {}), frame: shownFrame }
}

function effectCase(id: EffectId, intensity: number, size: Size): ParityCase {
  const placed = { id, intensity, from: 0, to: sceneFrames }
  return { kind: 'effect', id, at: intensity, timeline: timelineOf(size, [{ from: 0, to: sceneFrames }], { effects: [placed] }), frame: shownFrame }
}

function transitionCase(id: TransitionId, progress: number, size: Size): ParityCase {
  const [from, to] = [30, 90]
  const scenes = [
    { from: 0, to },
    { from, to: 120 },
  ]
  const timeline = timelineOf(size, scenes, { transitions: [{ id, after: 0, from, to }] })
  return { kind: 'transition', id, at: progress, timeline, frame: from + Math.round(progress * (to - from)) }
}

type Placed = { effects?: PlacedEffect[]; transitions?: PlacedTransition[] }

function timelineOf(size: Size, scenes: readonly { from: Frames; to: Frames }[], { effects: drawn = [], transitions = [] }: Placed): TimelineOutline {
  return {
    version: 1,
    title: '',
    language: 'pt-BR',
    ...size,
    framesPerSecond: 30,
    frames: scenes.at(-1)?.to ?? 0,
    scenes: scenes.map((span, index) => ({ id: `${index}`, ...span, sentence: '', camera: cameraMove(0.06, index) })),
    transitions,
    effects: drawn,
    captions: { style, pages: [] },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: false,
  }
}
