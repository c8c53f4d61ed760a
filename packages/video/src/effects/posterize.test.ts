import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createStillBaker } from '@relampago/compositor/stills'
import { effectValue } from '@relampago/domain/catalogue'
import { flatArt, photoLike } from '../../tests/color-pictures.ts'
import { similarity } from '../../tests/similarity.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('@relampago/compositor/compositor.wasm')))
const pictures = { 'flat art': flatArt(256, 384, 5), 'a photograph': photoLike(256, 384, 5) }

it.each(Object.entries(pictures).flatMap(([name, picture]) => [0, 30, 50, 70, 100].map((intensity) => ({ name, picture, intensity }))))(
  'posterize shows on $name at intensity $intensity',
  async ({ picture, intensity }) => {
    const baker = await createStillBaker(wasm)

    const baked = baker.bakeOpaque(picture, [{ id: 'posterize', value: effectValue('posterize', intensity) }], 1)

    expect(similarity(baked, picture)).toBeLessThan(0.8)
  },
)
