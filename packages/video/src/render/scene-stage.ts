import type { Compositor, Frame, Layer, Still } from '@relampago/compositor'
import { cameraAt, layerPlaceAt, momentAt, type SceneMoment, type Timeline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import type { PicturePixels } from './read-ahead.ts'

/** A scene's pictures in the compositor's memory. */
type SceneOnStage = { background: Still; layers: Layer[] }

/** Draws the frames of a timeline in order, holding the pictures of no more scenes than one frame needs. */
export type SceneStage = {
  /** Whether pictures must come in before this frame can be drawn. */
  needsPictures(frame: Frames): boolean
  /** Brings the pictures of the frame in and frees passed ones. The compositor's memory may grow: views of frames die. */
  bringPictures(frame: Frames): Promise<void>
  draw(frame: Frames, into: Frame): void
}

export function startStage(timeline: Timeline, compositor: Compositor, picturePixels: (index: number) => Promise<PicturePixels>): SceneStage {
  const onStage = new Map<number, SceneOnStage>()
  const outgoing = compositor.frame()
  const incoming = compositor.frame()

  async function bring(index: number): Promise<void> {
    const pixels = await picturePixels(index)
    const placed = sceneOf(timeline, index).picture.layers
    const layers = pixels.layers.map((layer, at) => compositor.addLayer(layer, placed[at]?.left ?? 0, placed[at]?.top ?? 0))
    onStage.set(index, { background: compositor.addStill(pixels.background), layers })
  }

  const compose = (moment: SceneMoment, into: Frame) => composeScene({ timeline, compositor, moment, pictures: onStage.get(moment.index), into })

  return {
    needsPictures: (frame) => scenesAt(timeline, frame).some((index) => !onStage.has(index)),
    async bringPictures(frame) {
      const needed = scenesAt(timeline, frame)
      for (const [index, { background, layers }] of onStage) {
        if (needed.includes(index)) continue
        compositor.free(background, ...layers)
        onStage.delete(index)
      }
      for (const index of needed) if (!onStage.has(index)) await bring(index)
    },
    draw(frame, into) {
      const moment = momentAt(timeline, frame)
      if (moment.kind === 'scene') return compose(moment.scene, into)
      compose(moment.from, outgoing)
      compose(moment.to, incoming)
      compositor.transition(moment.id, outgoing, incoming, moment.progress, into)
    },
  }
}

type Composition = { timeline: Timeline; compositor: Compositor; moment: SceneMoment; pictures: SceneOnStage | undefined; into: Frame }

function composeScene({ timeline, compositor, moment, pictures, into }: Composition): void {
  if (pictures === undefined) throw new Error(`the pictures of scene ${moment.index} are not in`)
  const { camera, picture } = sceneOf(timeline, moment.index)
  const time = moment.frame / timeline.framesPerSecond
  const length = moment.frames / timeline.framesPerSecond
  const layers = pictures.layers.flatMap((layer, at) => {
    const motion = picture.layers[at]?.motion
    return motion === undefined ? [] : [{ layer, ...layerPlaceAt(motion, time, length) }]
  })
  compositor.compose({ background: pictures.background, camera: cameraAt(camera, moment.frame / moment.frames), layers }, into)
}

function scenesAt(timeline: Timeline, frame: Frames): number[] {
  const moment = momentAt(timeline, frame)
  return moment.kind === 'scene' ? [moment.scene.index] : [moment.from.index, moment.to.index]
}

function sceneOf(timeline: Timeline, index: number) {
  const scene = timeline.scenes[index]
  if (scene === undefined) throw new Error(`there is no scene ${index}`)
  return scene
}
