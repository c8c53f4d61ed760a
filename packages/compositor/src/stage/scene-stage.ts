import { momentShownAt, type SceneMoment, type TimelineOutline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { Compositor, Frame } from '../compositor.ts'
import { bakeAhead, type Baker } from './bake-ahead.ts'
import { bringClip, placeScene, removeScene, startFrameDrawing, type SceneOnStage, type TellFailure } from './frame-drawing.ts'
import { pictureUses, type PictureUse } from './picture-uses.ts'
import type { ScenePixels } from '../scene-pixels.ts'

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
  /**
   * Brings the frames of clips in that this frame shows, as `bringPictures` does; `null` when it
   * shows none. The memory stays as it is.
   */
  bringClips(frame: Frames): Promise<unknown> | null
  draw(frame: Frames, into: Frame): void
  /** Stops what is being prepared for later frames; nothing is left of it when it resolves. */
  close(): Promise<void>
}

export function startStage(
  timeline: TimelineOutline,
  compositor: Compositor,
  picturePixels: (index: number) => Promise<ScenePixels>,
  baker: Baker,
  onFailure?: TellFailure,
): SceneStage {
  const uses = pictureUses(timeline)
  const pictures = bakeAhead(uses, picturePixels, baker)
  const onStage = new Map<PictureUse, SceneOnStage>()
  const drawing = startFrameDrawing(compositor, onFailure)
  const needed = (frame: Frames) => uses.all.filter(({ first, last }) => first <= frame && frame <= last)

  function sceneIn(frame: Frames, index: number): SceneOnStage {
    const use = uses.at(frame).find(({ scene }) => scene === index)
    const shown = use === undefined ? undefined : onStage.get(use)
    if (shown === undefined) throw new Error(`the pictures of scene ${index} are not in`)
    return shown
  }

  function bringClips(frame: Frames): Promise<unknown> | null {
    const moving = momentsOf(timeline, frame).flatMap(({ index, frame: at }) => {
      const scene = sceneIn(frame, index)
      return scene.clip === undefined ? [] : [{ scene, at }]
    })
    return moving.length === 0 ? null : Promise.all(moving.map(({ scene, at }) => bringClip(compositor, scene, at)))
  }

  return {
    needsPictures: (frame) => needed(frame).some((use) => !onStage.has(use)) || effectBegins(timeline, frame),
    async bringPictures(frame) {
      const wanted = needed(frame)
      for (const [use, shown] of onStage) {
        if (wanted.includes(use)) continue
        await shown.clip?.source.close()
        removeScene(compositor, shown)
        onStage.delete(use)
      }
      for (const use of wanted) if (!onStage.has(use)) onStage.set(use, placeScene(compositor, await pictures.of(use)))
      await bringClips(frame)
    },
    bringClips,
    draw: (frame, into) => drawing.draw(timeline, frame, (index) => sceneIn(frame, index), into),
    async close() {
      await Promise.all([...onStage.values()].map(async ({ clip }) => await clip?.source.close()))
      await pictures.close()
    },
  }
}

function effectBegins(timeline: TimelineOutline, frame: Frames): boolean {
  return timeline.effects.some(({ from }) => from === frame)
}

/** The moment of the scene that is shown, or of both. */
function momentsOf(timeline: TimelineOutline, frame: Frames): SceneMoment[] {
  const moment = momentShownAt(timeline, frame)
  return moment.kind === 'scene' ? [moment.scene] : [moment.from, moment.to]
}
