import { readFile } from 'node:fs/promises'
import { createCompositor, type ScenePixels } from '@relampago/compositor'
import { startStage } from '@relampago/compositor/stage'
import { startBaker } from '../../packages/video/src/effects/start-baker.ts'
import { effectsKeptWhole } from '../../packages/video/src/render/effects-kept-whole.ts'
import type { ParityCase } from './parity-cases.ts'

const wasmFile = new URL('../../packages/compositor/build/compositor.wasm', import.meta.url)

/** Draws frames as the render does before it encodes them: planar YUV 4:2:0. */
export async function openRender(size: { width: number; height: number }, scenes: readonly ScenePixels[]) {
  const wasm = await readFile(wasmFile)
  const baker = startBaker(size, { signal: new AbortController().signal, onNote: (note) => console.warn(note) })
  return {
    async draw({ timeline, frame }: Pick<ParityCase, 'timeline' | 'frame'>): Promise<Uint8Array> {
      // A stage's frames live as long as its compositor.
      const compositor = await createCompositor(wasm, size)
      const into = compositor.frame()
      const stage = startStage(timeline, compositor, async (index) => sceneAt(scenes, index), { ...baker, close: async () => undefined })
      const first = Math.min(frame, ...effectsKeptWhole(timeline).map(({ from }) => from))
      for (let at = first; at <= frame; at += 1) {
        if (stage.needsPictures(at)) await stage.bringPictures(at)
        stage.draw(at, into)
      }
      return into.bytes().slice()
    },
    close: () => baker.close(),
  }
}

function sceneAt(scenes: readonly ScenePixels[], index: number): ScenePixels {
  const scene = scenes[index]
  if (scene === undefined) throw new Error(`there is no scene ${index}`)
  return scene
}
