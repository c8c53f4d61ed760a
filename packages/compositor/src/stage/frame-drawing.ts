import {
  cameraAt,
  effectsAt,
  frameSize,
  layerPlaceAt,
  momentShownAt,
  stillCamera,
  type LayerMotion,
  type SceneMoment,
  type TimelineOutline,
} from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { Compositor, Frame } from '../compositor.ts'
import type { ActiveFrameEffect } from '../effects.ts'
import { frameEffectIds, type FrameEffectId } from '../frame-effect-ids.ts'
import type { Layer } from '../layer.ts'
import type { ClipFrames, ScenePixels } from '../scene-pixels.ts'
import type { Still } from '../still.ts'

/** One version of a scene's pictures in the compositor's memory. */
export type SceneOnStage = { background: Still; clip?: ClipOnStage; layers: { layer: Layer; motion: LayerMotion }[] }
/** `still` holds the frame that was brought in last; nothing of it is shown before the first. */
type ClipOnStage = { source: ClipFrames; still: Still; shown: Frames | null }

export function placeScene(compositor: Compositor, { background, clip, layers }: ScenePixels): SceneOnStage {
  const placed = layers.map(({ pixels, left, top, motion }) => ({ layer: compositor.addLayer(pixels, left, top), motion }))
  const scene = { background: compositor.addStill(background), layers: placed }
  if (clip === undefined) return scene
  const { width, height, frameBytes } = compositor
  return { ...scene, clip: { source: clip, still: compositor.addStillPlanes(new Uint8Array(frameBytes), width, height), shown: null } }
}

export function removeScene(compositor: Compositor, { background, clip, layers }: SceneOnStage): void {
  compositor.free(background, ...(clip === undefined ? [] : [clip.still]), ...layers.map(({ layer }) => layer))
}

/**
 * Brings the frame of a scene's clip in that belongs to the frame of the scene; the compositor's
 * memory does not grow.
 */
export async function bringClip(compositor: Compositor, { clip }: SceneOnStage, frame: Frames): Promise<void> {
  if (clip === undefined) return
  const wanted = Math.min(Math.max(0, frame), clip.source.frames - 1)
  if (clip.shown === wanted) return
  const planes = await clip.source.at(wanted)
  clip.shown = planes === null ? null : wanted
  if (planes !== null) compositor.replacePlanes(clip.still, planes)
}

/** Draws frames of timelines from pictures that are on the stage. */
export type FrameDrawing = {
  /**
   * Effects that remember earlier frames have seen those that were drawn just before.
   * @param sceneOf the pictures of the scene with that index, with the still effects of this frame
   */
  draw(timeline: TimelineOutline, frame: Frames, sceneOf: (scene: number) => SceneOnStage, into: Frame): void
  /** The next frame is a first one for effects that remember earlier ones. */
  forgetFrames(): void
}

/** Called with an effect that fails on finished frames; it is left out from then on. */
export type TellFailure = (effect: FrameEffectId, error: unknown) => void

/** Its frames live as long as the compositor: one drawing serves all timelines of a compositor. */
export function startFrameDrawing(compositor: Compositor, onFailure: TellFailure = () => undefined): FrameDrawing {
  const outgoing = compositor.frame()
  const incoming = compositor.frame()
  const history = compositor.effectHistory()
  const failed = new Set<FrameEffectId>()

  /** Finishes a composed frame; after a failure it is composed again, without what failed. */
  function finish(effects: readonly ActiveFrameEffect[], into: Frame, compose: () => void): void {
    const sound = effects.filter(({ id }) => !failed.has(id))
    if (sound.length === 0) return
    try {
      compositor.applyEffects(sound, into, history)
    } catch (error) {
      compose()
      const failing = sound.filter((effect) => fails(effect, into))
      for (const { id } of failing.length === 0 ? sound : failing) {
        if (!failed.has(id)) onFailure(id, error)
        failed.add(id)
      }
      compose()
      finish(sound, into, compose)
    }
  }

  function fails(effect: ActiveFrameEffect, into: Frame): boolean {
    try {
      compositor.applyEffects([effect], into, history)
      return false
    } catch {
      return true
    }
  }

  return {
    draw(timeline, frame, sceneOf, into) {
      const composeMoment = (moment: SceneMoment, out: Frame) => composeScene({ timeline, compositor, moment, pictures: sceneOf(moment.index), into: out })
      const moment = momentShownAt(timeline, frame)
      const compose = () => {
        if (moment.kind === 'scene') return composeMoment(moment.scene, into)
        composeMoment(moment.from, outgoing)
        composeMoment(moment.to, incoming)
        compositor.transition(moment.id, outgoing, incoming, moment.progress, into)
      }
      compose()
      finish(frameEffectsAt(timeline, frame), into, compose)
    },
    forgetFrames: () => history.reset(),
  }
}

const fullShortSide = Math.min(frameSize.width, frameSize.height)
const drawnByCompositor: ReadonlySet<string> = new Set(frameEffectIds)

function frameEffectsAt(timeline: TimelineOutline, frame: Frames): ActiveFrameEffect[] {
  return effectsAt(timeline, frame, 'geometry', 'frame').map(({ id, value, frame: at }) => {
    if (!drawnByCompositor.has(id)) throw new Error(`the compositor cannot draw ${id}`)
    return { id: id as FrameEffectId, value, frame: at }
  })
}

type Composition = { timeline: TimelineOutline; compositor: Compositor; moment: SceneMoment; pictures: SceneOnStage; into: Frame }

function composeScene({ timeline, compositor, moment, pictures, into }: Composition): void {
  const scene = timeline.scenes[moment.index]
  if (scene === undefined) throw new Error(`there is no scene ${moment.index}`)
  const time = moment.frame / timeline.framesPerSecond
  const length = moment.frames / timeline.framesPerSecond
  // Motions count in pixels of the full frame.
  const share = Math.min(timeline.width, timeline.height) / fullShortSide
  const layers = pictures.layers.map(({ layer, motion }) => {
    const { x, y, ...place } = layerPlaceAt(motion, time, length)
    return { layer, ...place, x: x * share, y: y * share }
  })
  const { background, clip } = pictures
  const camera = clip === undefined ? cameraAt(scene.camera, moment.frame / moment.frames) : stillCamera.start
  compositor.compose({ background: clip === undefined || clip.shown === null ? background : clip.still, camera, layers }, into)
}
