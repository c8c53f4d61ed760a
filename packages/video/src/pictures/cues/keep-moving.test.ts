import { layerChanges, type LayerMotion, type PictureLayer } from '@relampago/domain/timeline'
import { describe, expect, it } from 'vitest'
import { keepMoving } from './keep-moving.ts'

const layer = (motion: Partial<LayerMotion>, size = 600): PictureLayer => ({
  file: 'l',
  format: 'rgba',
  width: size,
  height: size,
  left: 0,
  top: 0,
  motion: { kind: 'popIn', amount: 1, phase: 0, ...motion },
})
const times = { words: [0.2, 0.9, 1.7, 2, 2.6, 3.3], texts: ['O', 'café', 'tem', 'oitocentos', 'tons', 'hoje.'], length: 4 }

describe('a scene that would rest', () => {
  it('lets its front-most large layer react to the longest word near the middle', () => {
    const [ground, thing, label] = keepMoving([layer({ kind: 'drift' }, 900), layer({}), layer({}, 100)], times)

    expect(thing?.motion.reactions).toEqual([{ kind: 'pulse', at: 2 }])
    expect(ground?.motion.reactions ?? label?.motion.reactions).toBeUndefined()
  })

  it('is left as it is where something comes, goes or reacts in time', () => {
    const layers = [layer({}), layer({ at: 1.5 })]

    expect(keepMoving(layers, times)).toEqual(layers)
  })

  it('pulses and nods in turn, so that no rest of 2.6 s is left in a long scene', () => {
    const words = Array.from({ length: 20 }, (_, at) => at * 0.5)
    const [thing] = keepMoving([layer({})], { words, texts: words.map(() => 'palavra'), length: 10 })
    const changes = [0, ...layerChanges(thing?.motion ?? layer({}).motion, 10), 10].toSorted((one, other) => one - other)

    expect(thing?.motion.reactions?.slice(0, 2).map(({ kind }) => kind)).toEqual(['pulse', 'nod'])
    expect(Math.max(...changes.slice(1).map((at, index) => at - (changes[index] ?? 0)))).toBeLessThanOrEqual(2.6)
  })

  it('takes no layer that has not come yet, has left, or stands still', () => {
    const [gone, late, still, small] = keepMoving([layer({ leave: 0.1 }), layer({ at: 3.9 }), layer({ amount: 0, kind: 'still' }), layer({}, 90)], {
      ...times,
      length: 4.4,
    })

    expect([gone, late, still].flatMap((one) => one?.motion.reactions ?? [])).toEqual([])
    expect(small?.motion.reactions).toHaveLength(1)
  })

  it('rests where nothing in it can move', () => {
    const layers = [layer({ kind: 'still', amount: 0 })]

    expect(keepMoving(layers, times)).toEqual(layers)
  })
})
