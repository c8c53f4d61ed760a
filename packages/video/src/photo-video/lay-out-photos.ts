import { defaultKaraokeColor, defaultOutlineColor, defaultTextColor, type MusicChoice, type TransitionId } from '@relampago/domain/catalogue'
import type { PhotoOrder } from '@relampago/domain/contracts'
import { frameSize, placeTransitions, type Picture, type Timeline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { Shot } from './plan-shots.ts'

/** There is no narration: the music is the sound. */
const musicVolume = 0.5
/** Passages between different photos in turn; two shots of one photo melt into each other. */
const betweenPhotos: readonly { id: TransitionId; duration: Seconds }[] = [
  { id: 'fade', duration: 0.5 },
  { id: 'slideleft', duration: 0.4 },
  { id: 'circleopen', duration: 0.5 },
  { id: 'slideup', duration: 0.4 },
]

export type PhotoLayout = {
  order: PhotoOrder
  title: string
  shots: readonly Shot[]
  /** One for each shot. */
  pictures: readonly Picture[]
  music: MusicChoice
  /** A silent sound file: the line always has a narration. */
  silenceFile: string
}

/**
 * The timeline of a photo video: one scene a shot, music, no captions. Its length is the sum of the
 * shots, to the nearest frame.
 */
export function layOutPhotos({ order, title, shots, pictures, music, silenceFile }: PhotoLayout): Timeline {
  const { framesPerSecond } = order
  const ends = shots.map((_, index) => Math.round(shots.slice(0, index + 1).reduce((sum, { seconds }) => sum + seconds, 0) * framesPerSecond))
  const frames = ends.at(-1) ?? 0
  const pattern = shots.slice(1).map(({ photo }, index) => (photo === shots[index]?.photo ? { id: 'fade' as const, duration: 0.7 } : nth(betweenPhotos, index)))
  const joined = placeTransitions({ starts: [0, ...ends.slice(0, -1)], frames, framesPerSecond, pattern })
  return {
    version: 1,
    title,
    language: 'pt-BR',
    ...frameSize,
    framesPerSecond,
    frames,
    scenes: joined.scenes.map((span, index) => ({
      id: `shot-${index + 1}`,
      ...span,
      sentence: '',
      picture: must(pictures[index]),
      camera: must(shots[index]).camera,
    })),
    transitions: joined.transitions,
    effects: [],
    captions: {
      style: { font: 'anton', sizePx: 110, textColor: defaultTextColor, outlineColor: defaultOutlineColor, karaokeColor: defaultKaraokeColor, pop: false },
      pages: [],
    },
    sound: {
      narration: { file: silenceFile, from: 0 },
      music: music === 'none' ? null : { id: music, volume: musicVolume, seed: order.seed },
      speech: [],
    },
    watermark: order.watermark,
  }
}

function nth<Row>(rows: readonly Row[], index: number): Row {
  return must(rows[index % rows.length])
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a shot without its picture')
  return value
}
