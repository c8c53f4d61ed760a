import type { Compositor, Frame, Layer, Still } from '@relampago/compositor'
import { cameraAt, layerPlaceAt, momentAt, type Scene, type SceneMoment, type Timeline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import { loadPicture } from './load-picture.ts'

type SceneOnStage = { scene: Scene; background: Still; layers: Layer[] }
type LoadedScene = { background: Awaited<ReturnType<typeof loadPicture>>; layers: Awaited<ReturnType<typeof loadPicture>>[] }

/** The scenes that a frame needs, in the compositor's memory, and nothing more: the next one's files are read ahead, passed ones are freed. */
export type SceneStage = {
  /** Whether pictures must come in before this frame can be drawn. */
  needsPictures(frame: Frames): boolean
  /** Brings the pictures of the frame in. The compositor's memory may grow: views of frames die. */
  bringPictures(frame: Frames): Promise<void>
  draw(frame: Frames, into: Frame): void
}

/** @param pictureReady resolves when the files of that scene are complete */
export function startStage(timeline: Timeline, compositor: Compositor, folder: string, pictureReady: (index: number) => Promise<void>): SceneStage {
  const onStage = new Map<number, SceneOnStage>()
  const outgoing = compositor.frame()
  const incoming = compositor.frame()
  let next: { index: number; loading: Promise<LoadedScene> } | null = null

  const scenesAt = (frame: Frames): number[] => {
    const moment = momentAt(timeline, frame)
    return moment.kind === 'scene' ? [moment.scene.index] : [moment.from.index, moment.to.index]
  }

  async function load(index: number): Promise<LoadedScene> {
    await pictureReady(index)
    const { background, layers } = sceneOf(timeline, index).picture
    const [backgroundPixels, ...layerPixels] = await Promise.all([background, ...layers].map((file) => loadPicture(file, folder)))
    if (backgroundPixels === undefined) throw new Error(`scene ${index} has no background`)
    return { background: backgroundPixels, layers: layerPixels }
  }

  function loadAhead(index: number): void {
    if (index >= timeline.scenes.length) return
    next = { index, loading: load(index) }
    // Waited for only when its frames come; a failure is met there.
    next.loading.catch(() => undefined)
  }

  async function bring(index: number): Promise<void> {
    const loaded = await (next?.index === index ? next.loading : load(index))
    const scene = sceneOf(timeline, index)
    onStage.set(index, {
      scene,
      background: compositor.addStill(loaded.background),
      layers: loaded.layers.map((pixels, at) => {
        const placed = scene.picture.layers[at]
        return compositor.addLayer(pixels, placed?.left ?? 0, placed?.top ?? 0)
      }),
    })
    loadAhead(index + 1)
  }

  function compose({ index, frame, frames }: SceneMoment, into: Frame): void {
    const { scene, background, layers } = present(onStage.get(index), index)
    const time = frame / timeline.framesPerSecond
    const length = frames / timeline.framesPerSecond
    compositor.compose(
      {
        background,
        camera: cameraAt(scene.camera, frame / frames),
        layers: layers.map((layer, at) => ({ layer, ...layerPlaceAt(present(scene.picture.layers[at], index).motion, time, length) })),
      },
      into,
    )
  }

  return {
    needsPictures: (frame) => scenesAt(frame).some((index) => !onStage.has(index)),
    async bringPictures(frame) {
      const needed = scenesAt(frame)
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

function sceneOf(timeline: Timeline, index: number): Scene {
  return present(timeline.scenes[index], index)
}

function present<Value>(value: Value | undefined, index: number): Value {
  if (value === undefined) throw new Error(`scene ${index} is not on stage`)
  return value
}
