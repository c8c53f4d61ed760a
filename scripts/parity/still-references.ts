import { readFile } from 'node:fs/promises'
import type { RgbaPixels, StillEffectId } from '@relampago/compositor'
import { createStillBaker } from '@relampago/compositor/stills'
import { effects, effectValue, type EffectId } from '@relampago/domain/catalogue'
import { bakeOpaque } from '../../packages/video/tests/ffmpeg-effects/bake-pixels.ts'
import { levelDifference, similarity } from '../../packages/video/tests/similarity.ts'
import type { Likeness } from './compare-cases.ts'

/** How near a baked effect is to FFmpeg's filter of its name, at its worst. */
export type Reference = Likeness & { id: StillEffectId }

const wasmFile = new URL('../../packages/compositor/build/compositor.wasm', import.meta.url)
const intensities = [25, 50, 75] as const

/** Compares the baked effects with FFmpeg's filters on one picture. */
export async function stillReferences(picture: RgbaPixels, only: RegExp, ffmpegPath: string): Promise<Reference[]> {
  const baker = await createStillBaker(await readFile(wasmFile))
  const scale = picture.height / 1920
  const ids = (Object.keys(effects) as EffectId[]).filter((id): id is StillEffectId => effects[id].kind === 'still' && effects[id].filter !== null)
  const references: Reference[] = []
  for (const id of ids.filter((one) => only.test(`still ${one}`))) {
    const likenesses: Likeness[] = []
    for (const intensity of intensities) {
      const drawn = [{ id, value: effectValue(id, intensity) }]
      const theirs = await bakeOpaque(picture, { effects: drawn, scale, ffmpegPath, signal: new AbortController().signal })
      const ours = baker.bakeOpaque(picture, drawn, scale)
      likenesses.push({ ssim: similarity(ours, theirs), most: levelDifference(ours, theirs).most })
    }
    references.push({ id, ...worstOf(likenesses) })
  }
  return references
}

export function worstOf(likenesses: readonly Likeness[]): Likeness {
  return { ssim: Math.min(...likenesses.map(({ ssim }) => ssim)), most: Math.max(...likenesses.map(({ most }) => most)) }
}
