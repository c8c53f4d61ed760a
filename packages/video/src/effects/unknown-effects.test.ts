import { describe, expect, it } from 'vitest'
import { placeEffects } from '@relampago/domain/timeline'
import { drawAll, testScenes } from '../../tests/effects-setup.ts'

/** Mean distance of two frames in levels. */
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length
}

describe('a design with an unknown effect', () => {
  const warnings: string[] = []
  const whole = { intensity: 50, start: 0, end: 1 }
  const place = (...ids: string[]) =>
    placeEffects(
      ids.map((id) => ({ id, ...whole })),
      20,
      (message) => warnings.push(message),
    )

  it('is drawn with weak noise in its place, and the effects beside it', async () => {
    const [plain, unknown, noise, negative, both] = await Promise.all(
      [[], ['holograma'], ['noise'], ['negate'], ['holograma', 'negate']].map((ids) => drawAll(testScenes(1, place(...ids)))),
    )
    const last = (drawn: typeof plain) => drawn?.frames.at(-1) ?? new Uint8Array()

    expect(distance(last(unknown), last(plain))).toBeGreaterThan(0.05)
    expect(distance(last(unknown), last(plain))).toBeLessThan(distance(last(noise), last(plain)) / 2)
    expect(distance(last(both), last(negative))).toBeLessThan(1)
    expect(distance(last(both), last(plain))).toBeGreaterThan(20)
    expect([unknown, both].flatMap((drawn) => drawn?.notes)).toEqual([])
    expect(new Set(warnings)).toEqual(new Set(['Efeito desconhecido: "holograma". Usando um ruído fraco no lugar.']))
  })
})
