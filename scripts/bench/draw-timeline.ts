import { readFile } from 'node:fs/promises'
import { createCompositor, type ScenePixels } from '@relampago/compositor'
import { startStage } from '@relampago/compositor/stage'
import type { Timeline } from '@relampago/domain/timeline'
import type { Frames } from '@relampago/domain/units'
import { startBaker } from '../../packages/video/src/effects/start-baker.ts'
import { readAhead } from '../../packages/video/src/render/frames/read-ahead.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'

const wasmFile = new URL('../../packages/compositor/build/compositor.wasm', import.meta.url)

/** Draws stretches of timelines of one size without encoding them; pictures are read once. */
export async function openDrawing(size: { width: number; height: number }, tools: Tools) {
  const wasm = await readFile(wasmFile)
  const read = new Map<string, Promise<ScenePixels>>()

  function pixelsOf(timeline: Timeline, index: number): Promise<ScenePixels> {
    const scene = timeline.scenes[index]
    if (scene === undefined) throw new Error(`there is no scene ${index}`)
    const pixels = read.get(scene.picture.background.file) ?? readAhead([Promise.resolve(scene.picture)], { folder: tools.folder, onNote: () => undefined })(0)
    read.set(scene.picture.background.file, pixels)
    return pixels
  }

  /**
   * Draws the frames from `from` up to, but not including, `to`, and gives a copy of the last one.
   * `onFrame` gets the time of each `draw` alone.
   */
  return async (timeline: Timeline, from: Frames, to: Frames, onFrame: (ms: number) => void = () => undefined): Promise<Uint8Array> => {
    const compositor = await createCompositor(wasm, size)
    const into = compositor.frame()
    const stage = startStage(timeline, compositor, (index) => pixelsOf(timeline, index), startBaker(size, tools))
    try {
      for (let at = from; at < to; at += 1) {
        if (stage.needsPictures(at)) await stage.bringPictures(at)
        const start = performance.now()
        stage.draw(at, into)
        onFrame(performance.now() - start)
      }
      return into.bytes().slice()
    } finally {
      await stage.close()
    }
  }
}
