import { describe, expect, it } from 'vitest'
import { transitions as options, type TransitionId } from '../catalogue/index.ts'
import { placeTransitions } from './place-transitions.ts'

const fade = { id: 'fade', duration: 0.4 } as const

describe('transitions between scenes', () => {
  it('are centred on the joins, and neighbours overlap by exactly their length', () => {
    const { scenes, transitions } = placeTransitions({ starts: [0, 100, 220], frames: 300, framesPerSecond: 30, pattern: [fade] })

    expect(transitions).toEqual([
      { id: 'fade', after: 0, from: 94, to: 106 },
      { id: 'fade', after: 1, from: 214, to: 226 },
    ])
    expect(scenes).toEqual([
      { from: 0, to: 106 },
      { from: 94, to: 226 },
      { from: 214, to: 300 },
    ])
  })

  it('follow the pattern in order and repeat it', () => {
    const pattern = [fade, { id: 'wipeup', duration: 0.4 }] as const

    const { transitions } = placeTransitions({ starts: [0, 100, 200, 300], frames: 400, framesPerSecond: 30, pattern })

    expect(transitions.map(({ id }) => id)).toEqual(['fade', 'wipeup', 'fade'])
  })

  it.each([
    { why: 'a wish above the longest', wanted: { id: 'fadefast', duration: 5 }, second: 300, length: 30 },
    { why: 'a wish below the shortest', wanted: { id: 'fadeslow', duration: 0.1 }, second: 300, length: 15 },
    { why: 'half of a short neighbour', wanted: { id: 'fade', duration: 2 }, second: 20, length: 10 },
  ] as const)('are $length frames long with $why', ({ wanted, second, length }) => {
    const { transitions } = placeTransitions({ starts: [0, 300], frames: 300 + second, framesPerSecond: 30, pattern: [wanted] })

    expect(transitions.map(({ from, to }) => to - from)).toEqual([length])
  })

  it('take more than half of a short scene rather than none, and still never meet', () => {
    const { transitions, scenes } = placeTransitions({ starts: [0, 90, 107], frames: 200, framesPerSecond: 30, pattern: [{ id: 'fadeslow', duration: 3 }] })

    // The shortest that a slow fade may be, in a scene of 17 frames.
    expect(transitions).toEqual([
      { id: 'fadeslow', after: 0, from: 83, to: 98 },
      { id: 'fadeslow', after: 1, from: 100, to: 115 },
    ])
    expect(scenes[1]).toEqual({ from: 83, to: 115 })
  })

  it('tell which of them are shorter than wanted, and which are none', () => {
    const shortened: unknown[] = []

    placeTransitions({
      starts: [0, 90, 100],
      frames: 200,
      framesPerSecond: 30,
      pattern: [
        { id: 'fade', duration: 1 },
        { id: 'radial', duration: 0.5 },
      ],
      onShortened: (one) => shortened.push(one),
    })

    expect(shortened).toEqual([
      { id: 'fade', after: 0, wanted: 30, length: 5 },
      { id: 'radial', after: 1, wanted: 15, length: 0 },
    ])
  })

  it('give way to a hard cut where not even the shortest fits', () => {
    const joined = placeTransitions({ starts: [0, 90, 100], frames: 200, framesPerSecond: 30, pattern: [{ id: 'radial', duration: 0.5 }] })

    expect(joined).toEqual({
      transitions: [],
      scenes: [
        { from: 0, to: 90 },
        { from: 90, to: 100 },
        { from: 100, to: 200 },
      ],
    })
  })

  it('are none without a pattern, or with a single scene', () => {
    expect(placeTransitions({ starts: [0, 50], frames: 100, framesPerSecond: 30, pattern: [] }).transitions).toEqual([])
    expect(placeTransitions({ starts: [0], frames: 100, framesPerSecond: 30, pattern: [fade] }).transitions).toEqual([])
  })

  it('are fades where a template names one that does not exist, and the log says so once', () => {
    const warnings: string[] = []

    const { transitions } = placeTransitions({
      starts: [0, 100, 200],
      frames: 300,
      framesPerSecond: 30,
      pattern: [{ id: 'toString', duration: 0.4 }],
      warn: (message) => warnings.push(message),
    })

    expect(transitions.map(({ id }) => id)).toEqual(['fade', 'fade'])
    expect(warnings).toEqual(['Transição desconhecida: "toString". Usando "fade" no lugar.'])
  })

  it('never meet and keep the bounds of their kind, whatever the scenes and wishes are', () => {
    const random = numbersFrom(7)
    const ids = Object.keys(options) as TransitionId[]
    let placed = 0
    for (let round = 0; round < 2000; round++) {
      const framesPerSecond = random() < 0.5 ? 30 : 24
      const lengths = Array.from({ length: 1 + Math.floor(random() * 12) }, () => 1 + Math.floor(random() ** 2 * 200))
      const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
      const frames = lengths.reduce((sum, length) => sum + length, 0)
      const pattern = Array.from({ length: Math.floor(random() * 5) }, () => ({
        id: ids[Math.floor(random() * ids.length)] ?? 'fade',
        duration: random() * 6,
      }))

      const joined = placeTransitions({ starts, frames, framesPerSecond, pattern })

      placed += joined.transitions.length
      let free = 0
      for (const { id, after, from, to } of joined.transitions) {
        expect(from).toBeGreaterThanOrEqual(free)
        expect(to - from).toBeGreaterThanOrEqual(options[id].shortest * framesPerSecond)
        expect(to - from).toBeLessThanOrEqual(options[id].longest * framesPerSecond)
        expect([joined.scenes[after]?.to, joined.scenes[after + 1]?.from]).toEqual([to, from])
        free = to
      }
      expect(free).toBeLessThanOrEqual(frames)
    }
    expect(placed).toBeGreaterThan(1000)
  })
})

/** Numbers from 0 to below 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
