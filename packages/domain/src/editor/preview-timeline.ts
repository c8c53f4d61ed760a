import { cameraMove, placeEffects, placeTransitions, type PlacedTransition, type SceneOutline, type TimelineOutline } from '../timeline/index.ts'
import { designOfTemplate } from '../templates/index.ts'
import type { Frames, Seconds } from '../units.ts'
import type { EditorProject, ShownProject } from './editor-project.ts'
import { contentOf } from './project-content.ts'

const framesPerSecond = 30
/** Photos that the editor shows unless the person chose others. */
export const samplePhotos = 5
/** A video changes its picture about so often. */
const secondsPerSentence: Seconds = 5

/** `photos`: for each scene, which of the photos it shows, counted from 0. */
export type PhotoTimeline = { timeline: TimelineOutline; photos: number[] }

/** What the editor plays: a scene for each photo, transitions and effects at their own times. */
export function previewTimeline(project: ShownProject, photoCount: number = samplePhotos): PhotoTimeline {
  const frames = frameAt(project.totalSeconds)
  const transitions = project.transitions.map(({ type, startTime, duration }, after): PlacedTransition => {
    const from = frameAt(startTime)
    return { id: type, after, from, to: Math.max(from + 1, frameAt(startTime + duration)) }
  })
  const scenes = Array.from({ length: transitions.length + 1 }, (_, index) => ({
    from: transitions[index - 1]?.from ?? 0,
    to: transitions[index]?.to ?? frames,
  }))
  const effects = project.effects.map(({ type, intensity, startTime, endTime }) => {
    const from = Math.min(frames - 1, frameAt(startTime))
    return { id: type, intensity, from, to: Math.max(from + 1, frameAt(endTime)) }
  })
  return photoTimeline(project, { frames, scenes, transitions, effects }, photoCount)
}

/** How a real video of that length takes the design, with sentences of equal length. */
export function videoTimeline(project: ShownProject, seconds: Seconds = 30, photoCount: number = samplePhotos): PhotoTimeline {
  const frames = frameAt(seconds)
  const sentences = Math.max(1, Math.round(seconds / secondsPerSentence))
  const starts = Array.from({ length: sentences }, (_, index) => Math.round((index * frames) / sentences))
  const design = designOfTemplate(contentOf(project))
  const { scenes, transitions } = placeTransitions({ starts, frames, framesPerSecond, pattern: design.transitions })
  return photoTimeline(project, { frames, scenes, transitions, effects: placeEffects(design.effects, frames, () => undefined) }, photoCount)
}

/**
 * Where each photo of the timeline can be seen alone: behind the transition before it. On the
 * border of two frames.
 */
export function thumbnailTimes({ transitions }: Pick<EditorProject, 'transitions'>): Seconds[] {
  return [0, ...transitions.map(({ startTime, duration }) => frameAt(startTime + duration) / framesPerSecond)]
}

function frameAt(time: Seconds): Frames {
  return Math.round(time * framesPerSecond)
}

type Placed = Pick<TimelineOutline, 'frames' | 'transitions' | 'effects'> & { scenes: readonly { from: Frames; to: Frames }[] }

function photoTimeline({ format, look }: ShownProject, { scenes, ...placed }: Placed, photoCount: number): PhotoTimeline {
  const [width, height] = format === '9:16' ? [1080, 1920] : [1920, 1080]
  const style = { font: 'anton', sizePx: 110, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: look.caption_pop } as const
  return {
    timeline: {
      version: 1,
      title: '',
      language: 'pt-BR',
      width,
      height,
      framesPerSecond,
      ...placed,
      scenes: scenes.map((scene, index): SceneOutline => ({ id: `photo-${index}`, ...scene, sentence: '', camera: cameraMove(look.camera_zoom, index) })),
      captions: { style, pages: [] },
      sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
      watermark: false,
    },
    photos: scenes.map((_, index) => index % Math.max(1, photoCount)),
  }
}
