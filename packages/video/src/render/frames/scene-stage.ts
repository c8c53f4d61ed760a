import { frameEffectIds, type ActiveFrameEffect, type Compositor, type Frame, type FrameEffectId, type Layer, type Still } from '@relampago/compositor'
import { cameraAt, effectsAt, layerPlaceAt, momentShownAt, type LayerMotion, type SceneMoment, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import { bakeAhead, type Baking } from '../../effects/bake-ahead.ts'
import type { ScenePixels } from '../../effects/flatten-picture.ts'
import { pictureUses, type PictureUse } from '../../effects/picture-uses.ts'

/** One version of a scene's pictures in the compositor's memory. */
type SceneOnStage = { background: Still; layers: { layer: Layer; motion: LayerMotion }[] }

/**
 * Draws the frames of a timeline in order, holding no more pictures than they need. Must be closed.
 */
export type SceneStage = {
  /**
   * Whether pictures, or memory for effects that begin, must come in before this frame can be
   * drawn.
   */
  needsPictures(frame: Frames): boolean
  /**
   * Brings the pictures of the frame in and frees passed ones. The compositor's memory may grow now
   * and at the next `draw`: views of frames die.
   */
  bringPictures(frame: Frames): Promise<void>
  draw(frame: Frames, into: Frame): void
  /** Stops what is being prepared for later frames; no process is left when it resolves. */
  close(): Promise<void>
}

export function startStage(
  timeline: TimelineOutline,
  compositor: Compositor,
  picturePixels: (index: number) => Promise<ScenePixels>,
  baking: Baking,
): SceneStage {
  const uses = pictureUses(timeline)
  const pictures = bakeAhead(timeline, uses, picturePixels, baking)
  const onStage = new Map<PictureUse, SceneOnStage>()
  const outgoing = compositor.frame()
  const incoming = compositor.frame()
  const history = compositor.effectHistory()
  const needed = (frame: Frames) => uses.all.filter(({ first, last }) => first <= frame && frame <= last)

  async function bring(use: PictureUse): Promise<void> {
    const { background, layers } = await pictures.of(use)
    const placed = layers.map(({ pixels, left, top, motion }) => ({ layer: compositor.addLayer(pixels, left, top), motion }))
    onStage.set(use, { background: compositor.addStill(background), layers: placed })
  }

  function compose(frame: Frames, moment: SceneMoment, into: Frame): void {
    const use = uses.at(frame).find(({ scene }) => scene === moment.index)
    const shown = use === undefined ? undefined : onStage.get(use)
    if (shown === undefined) throw new Error(`the pictures of scene ${moment.index} are not in`)
    composeScene({ timeline, compositor, moment, pictures: shown, into })
  }

  return {
    needsPictures: (frame) => needed(frame).some((use) => !onStage.has(use)) || effectBegins(timeline, frame),
    async bringPictures(frame) {
      const wanted = needed(frame)
      for (const [use, { background, layers }] of onStage) {
        if (wanted.includes(use)) continue
        compositor.free(background, ...layers.map(({ layer }) => layer))
        onStage.delete(use)
      }
      for (const use of wanted) if (!onStage.has(use)) await bring(use)
    },
    draw(frame, into) {
      const moment = momentShownAt(timeline, frame)
      if (moment.kind === 'scene') compose(frame, moment.scene, into)
      else {
        compose(frame, moment.from, outgoing)
        compose(frame, moment.to, incoming)
        compositor.transition(moment.id, outgoing, incoming, moment.progress, into)
      }
      const effects = frameEffectsAt(timeline, frame)
      if (effects.length > 0) compositor.applyEffects(effects, into, history)
    },
    close: () => pictures.close(),
  }
}

const drawnByCompositor: ReadonlySet<string> = new Set(frameEffectIds)

function frameEffectsAt(timeline: TimelineOutline, frame: Frames): ActiveFrameEffect[] {
  return effectsAt(timeline, frame, 'geometry', 'frame').map(({ id, value, frame: at }) => {
    if (!drawnByCompositor.has(id)) throw new Error(`the compositor cannot draw ${id}`)
    return { id: id as FrameEffectId, value, frame: at }
  })
}

function effectBegins(timeline: TimelineOutline, frame: Frames): boolean {
  return timeline.effects.some(({ from }) => from === frame)
}

type Composition = { timeline: TimelineOutline; compositor: Compositor; moment: SceneMoment; pictures: SceneOnStage; into: Frame }

function composeScene({ timeline, compositor, moment, pictures, into }: Composition): void {
  const scene = timeline.scenes[moment.index]
  if (scene === undefined) throw new Error(`there is no scene ${moment.index}`)
  const time = moment.frame / timeline.framesPerSecond
  const length = moment.frames / timeline.framesPerSecond
  const layers = pictures.layers.map(({ layer, motion }) => ({ layer, ...layerPlaceAt(motion, time, length) }))
  compositor.compose({ background: pictures.background, camera: cameraAt(scene.camera, moment.frame / moment.frames), layers }, into)
}
