import { extraTransitionIds, type TransitionId, transitionIds } from '@relampago/domain/catalogue'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Compositor, Frame } from './index.ts'
import { flatBytes, frameOf, noise, startCompositor } from '../tests/test-setup.ts'

const guard = 0xab
/** Guard bytes before and after a frame. */
const guardBytes = 64

type Stage = { compositor: Compositor; from: Frame; to: Frame; into: Frame }

function guards({ into, compositor }: Stage): Uint8Array[] {
  const { buffer } = into.bytes()
  return [new Uint8Array(buffer, into.address - guardBytes, guardBytes), new Uint8Array(buffer, into.address + compositor.frameBytes, guardBytes)]
}

/** The frame that a transition gives at a progress, copied. */
function mixed({ compositor, from, to, into }: Stage, id: TransitionId, progress: number, filled = 1): Uint8Array {
  into.bytes().fill(filled)
  compositor.transition(id, from, to, progress, into)
  return into.bytes().slice()
}

/**
 * Whole frames are compared as buffers: a deep comparison of half a million numbers takes seconds.
 */
function same(bytes: Uint8Array, frame: Frame): boolean {
  return Buffer.from(bytes).equals(frame.bytes())
}

async function stageOf(width: number, height: number, content: 'noise' | 'flat' = 'noise'): Promise<Stage> {
  const compositor = await startCompositor(width, height)
  const bytes = (seed: number) => (content === 'noise' ? noise(compositor.frameBytes, seed) : flatBytes(compositor, seed))
  return { compositor, from: frameOf(compositor, bytes(50)), into: compositor.frame(), to: frameOf(compositor, bytes(200)) }
}

const everyId: readonly TransitionId[] = [...transitionIds, ...extraTransitionIds]

// Shapes of every format, widths that are and are not multiples of 16, and widths whose chroma is
// odd.
describe.each([
  [540, 960],
  [1920, 1080],
  [1080, 1080],
  [270, 480],
  [180, 320],
  [90, 134],
  [34, 66],
])('at %ix%i', (width, height) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await stageOf(width, height)
  })

  it.each(everyId)('%s starts as exactly the outgoing frame and ends as exactly the incoming', (id) => {
    expect(same(mixed(stage, id, 0), stage.from)).toBe(true)
    expect(same(mixed(stage, id, 1), stage.to)).toBe(true)
  })

  it.each(everyId)('%s is neither of the two in between, fills the whole frame, and nothing beyond it', (id) => {
    for (const bytes of guards(stage)) bytes.fill(guard)

    const middle = mixed(stage, id, 0.42)

    expect(same(middle, stage.from)).toBe(false)
    expect(same(middle, stage.to)).toBe(false)
    // A byte that nothing wrote keeps what the frame was filled with, whatever that was.
    expect(Buffer.from(mixed(stage, id, 0.42, 254)).equals(middle)).toBe(true)
    for (const bytes of guards(stage)) expect(bytes.every((byte) => byte === guard)).toBe(true)
  })
})

/** Mean difference of luma, 0 to 255. */
function difference(a: Uint8Array, b: Uint8Array, pixels: number): number {
  let sum = 0
  for (let at = 0; at < pixels; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / pixels
}

describe('on its way', () => {
  const [width, height] = [180, 320]
  const pixels = width * height
  let stage: Stage
  beforeAll(async () => {
    stage = await stageOf(width, height)
    stage.from.bytes().set(scene(width, height, 0))
    stage.to.bytes().set(scene(width, height, 2))
  })

  // The circle of circlecrop is nearly closed early on: black is close to neither.
  it.each(everyId.filter((id) => id !== 'circlecrop'))('%s leaves the outgoing frame and arrives at the incoming', (id) => {
    const [early, first, middle, third, late] = [0.1, 0.25, 0.5, 0.75, 0.9].map((progress) => mixed(stage, id, progress))
    if (early === undefined || first === undefined || middle === undefined || third === undefined || late === undefined) throw new Error('no frames')
    const fromOutgoing = (frame: Uint8Array) => difference(frame, stage.from.bytes(), pixels)
    const fromIncoming = (frame: Uint8Array) => difference(frame, stage.to.bytes(), pixels)

    expect(fromOutgoing(early)).toBeLessThan(fromIncoming(early))
    expect(fromIncoming(late)).toBeLessThan(fromOutgoing(late))
    expect(fromOutgoing(first)).toBeGreaterThan(0.05)
    expect(fromOutgoing(middle)).toBeGreaterThan(3)
    expect(fromIncoming(middle)).toBeGreaterThan(0.3)
    expect(fromIncoming(third)).toBeGreaterThan(0.05)
  })

  it.each(extraTransitionIds)('%s does not jump at its ends', (id) => {
    expect(difference(mixed(stage, id, 0.02), stage.from.bytes(), pixels)).toBeLessThan(4)
    expect(difference(mixed(stage, id, 0.98), stage.to.bytes(), pixels)).toBeLessThan(4)
  })

  // A small preview shows what the render will: halved to the same size they nearly agree.
  it.each(extraTransitionIds)('%s looks alike at every size', async (id) => {
    const large = await stageOf(2 * width, 2 * height)
    large.from.bytes().set(scene(2 * width, 2 * height, 0))
    large.to.bytes().set(scene(2 * width, 2 * height, 2))
    for (const progress of [0.3, 0.5, 0.7]) {
      const small = softened(mixed(stage, id, progress), width, height, 10)
      const halved = softened(mixed(large, id, progress), 2 * width, 2 * height, 20)

      expect(difference(small, halved, small.length)).toBeLessThan(10)
    }
  })
})

/** Soft shapes and a few edges, the same at every size; a higher phase is brighter. */
function scene(width: number, height: number, phase: number): Uint8Array {
  const bytes = new Uint8Array((width * height * 3) / 2)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width, y / height]
      const soft = Math.sin(across * 11 + phase) * Math.cos(down * 13 - phase) * 25
      const hard = (Math.floor(across * (4 + phase)) + Math.floor(down * (7 - phase))) % 2 === 0 ? 15 : -15
      bytes[y * width + x] = Math.round(90 + 35 * phase + soft + hard)
    }
  }
  return bytes.fill(110 + 15 * phase, width * height)
}

/** Means of luma over squares of so many pixels. */
function softened(frame: Uint8Array, width: number, height: number, side: number): Uint8Array {
  const [columns, rows] = [width / side, height / side]
  const sums = new Float64Array(columns * rows)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = Math.floor(y / side) * columns + Math.floor(x / side)
      sums[at] = (sums[at] ?? 0) + (frame[y * width + x] ?? 0)
    }
  }
  return Uint8Array.from(sums, (sum) => sum / (side * side))
}

// The hash changes only with a change of the kernels that is meant to be seen.
it('every transition gives the same bytes on every machine', async () => {
  const stage = await stageOf(90, 134)
  const hash = createHash('sha256')
  for (const id of everyId) for (const progress of [0.07, 0.3, 0.5, 0.81]) hash.update(mixed(stage, id, progress))

  expect(hash.digest('hex')).toBe('fd060728dd4c64e61c5ea0555d8953d03fefd8b8488d09ff125f09ed6b4db9f2')
})

describe('where the incoming frame appears', () => {
  const width = 108
  const height = 192
  const places = {
    top: [width / 2, 2],
    bottom: [width / 2, height - 3],
    left: [2, height / 2],
    right: [width - 3, height / 2],
    middle: [width / 2, height / 2],
    topLeft: [2, 2],
    topRight: [width - 3, 2],
    bottomLeft: [2, height - 3],
    bottomRight: [width - 3, height - 3],
  } as const
  type Place = keyof typeof places

  /** At progress 0.5: places that show only the incoming frame, or only the outgoing. */
  const expected: Partial<Record<TransitionId, { incoming: Place[]; outgoing: Place[] }>> = {
    ...sided(['wipeleft', 'slideleft', 'coverleft', 'revealleft', 'smoothleft'], 'right', 'left'),
    ...sided(['wiperight', 'slideright', 'coverright', 'revealright', 'smoothright'], 'left', 'right'),
    ...sided(['wipeup', 'slideup', 'coverup', 'revealup', 'smoothup'], 'bottom', 'top'),
    ...sided(['wipedown', 'slidedown', 'coverdown', 'revealdown', 'smoothdown'], 'top', 'bottom'),
    ...sided(['wipetl', 'diagtl'], 'bottomRight', 'topLeft'),
    ...sided(['wipetr', 'diagtr'], 'bottomLeft', 'topRight'),
    ...sided(['wipebl', 'diagbl'], 'topRight', 'bottomLeft'),
    ...sided(['wipebr', 'diagbr'], 'topLeft', 'bottomRight'),
    ...sided(['radial'], 'right', 'left'),
    circleopen: { incoming: ['middle'], outgoing: ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] },
    circleclose: { incoming: ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'], outgoing: ['middle'] },
    vertopen: { incoming: ['middle', 'top', 'bottom'], outgoing: ['left', 'right'] },
    vertclose: { incoming: ['left', 'right'], outgoing: ['middle', 'top', 'bottom'] },
    horzopen: { incoming: ['middle', 'left', 'right'], outgoing: ['top', 'bottom'] },
    horzclose: { incoming: ['top', 'bottom'], outgoing: ['middle', 'left', 'right'] },
  }

  function sided(ids: TransitionId[], incoming: Place, outgoing: Place) {
    return Object.fromEntries(ids.map((id) => [id, { incoming: [incoming], outgoing: [outgoing] }]))
  }

  it.each(Object.entries(expected) as [TransitionId, { incoming: Place[]; outgoing: Place[] }][])('%s', async (id, { incoming, outgoing }) => {
    const stage = await stageOf(width, height, 'flat')

    const frame = mixed(stage, id, 0.5)

    const lumas = (wanted: Place[]) => wanted.map((place) => frame[places[place][1] * width + places[place][0]] ?? NaN)
    // Soft edges may have begun: within 3 levels of the flat 50 and 200.
    for (const luma of lumas(incoming)) expect(Math.abs(luma - 200)).toBeLessThanOrEqual(3)
    for (const luma of lumas(outgoing)) expect(Math.abs(luma - 50)).toBeLessThanOrEqual(3)
  })

  it.each(['circlecrop', 'rectcrop'] as const)('%s closes over the outgoing frame in black and opens over the incoming', async (id) => {
    const stage = await stageOf(width, height, 'flat')
    const middleAndCorner = (progress: number) => {
      const frame = mixed(stage, id, progress)
      return [frame[(height / 2) * width + width / 2], frame[0]]
    }

    expect(middleAndCorner(0.2)).toEqual([50, 16])
    expect(middleAndCorner(0.5)[1]).toBe(16)
    expect(middleAndCorner(0.8)).toEqual([200, 16])
  })
})

describe('rules of single transitions', () => {
  /** Luma and chroma of a flat transition. */
  async function flatMix(id: TransitionId, progress: number) {
    const stage = await stageOf(108, 192, 'flat')
    const frame = mixed(stage, id, progress)
    return [frame[0], frame.at(-1)]
  }

  it('fadefast follows the square root of progress, fadeslow its square', async () => {
    expect(await flatMix('fade', 0.25)).toEqual([88, 168])
    expect(await flatMix('fadefast', 0.25)).toEqual([125, 130])
    expect(await flatMix('fadeslow', 0.5)).toEqual([88, 168])
  })

  it.each([
    ['fadeblack', 16],
    ['fadewhite', 235],
    ['fadegrays', 126],
  ] as const)('%s is wholly its colour at half time, and changes the frame there', async (id, luma) => {
    const between = (flat: number) => Math.round((flat + luma) / 2)

    expect(await flatMix(id, 0.5)).toEqual([luma, 128])
    expect((await flatMix(id, 0.25))[0]).toBe(between(50))
    expect((await flatMix(id, 0.75))[0]).toBe(between(200))
    // Just before half time a tenth of the outgoing frame is left, just after it a tenth of the
    // incoming.
    expect(Math.abs(((await flatMix(id, 0.45))[0] ?? 0) - (luma * 0.9 + 5))).toBeLessThan(1)
    expect(Math.abs(((await flatMix(id, 0.55))[0] ?? 0) - (luma * 0.9 + 20))).toBeLessThan(1)
  })

  it('pixelize shows blocks of 20 px down to 1 px between progress 0.1 and 0.9, and changes the frame at 0.5', async () => {
    const stage = await stageOf(1080, 1080)
    const runs = (progress: number) => {
      const row = mixed(stage, 'pixelize', progress).subarray(0, 1080)
      let changes = 0
      for (let x = 1; x < 1080; x++) if (row[x] !== row[x - 1]) changes++
      return changes + 1
    }
    const within = (progress: number, blocks: number) => {
      // Neighbouring blocks may have the same level by chance.
      expect(runs(progress)).toBeLessThanOrEqual(blocks)
      expect(runs(progress)).toBeGreaterThan(blocks * 0.97)
    }

    expect(same(mixed(stage, 'pixelize', 0.09), stage.from)).toBe(true)
    expect(same(mixed(stage, 'pixelize', 0.91), stage.to)).toBe(true)
    within(0.1, 54) // 20 px
    within(0.5, 99) // 10.5 px, rounded to 11
    expect(mixed(stage, 'pixelize', 0.49)[0]).toBe(stage.from.bytes()[5 * 1080 + 5])
    expect(mixed(stage, 'pixelize', 0.5)[0]).toBe(stage.to.bytes()[5 * 1080 + 5])
  })

  it('zoomin grows the outgoing frame: twice its size at half time, with nothing yet of the incoming', async () => {
    const stage = await stageOf(108, 192)
    const half = flatBytes(stage.compositor, 60)
    for (let y = 0; y < 192; y++) half.fill(220, y * 108 + 60, y * 108 + 108)
    stage.from.bytes().set(half)

    const row = mixed(stage, 'zoomin', 0.5).subarray(96 * 108, 97 * 108)

    // The edge at column 60, 6 right of the middle, is now 12 right of it.
    expect([row[63], row[68]]).toEqual([60, 220])
  })

  it('dissolve has about as many incoming pixels as its progress says', async () => {
    const stage = await stageOf(540, 960, 'flat')
    const share = (progress: number) =>
      mixed(stage, 'dissolve', progress)
        .subarray(0, 540 * 960)
        .filter((luma) => luma === 200).length /
      (540 * 960)

    expect(share(0.3)).toBeCloseTo(0.3, 1)
    expect(share(0.8)).toBeCloseTo(0.8, 1)
  })

  it('distance changes strongly differing pixels first', async () => {
    const stage = await stageOf(108, 192, 'flat')
    stage.to.bytes().fill(205, 108 * 192) // The same chroma in both frames.
    stage.to.bytes().fill(60, 0, 108) // The first row differs little from 50.
    const frame = mixed(stage, 'distance', 0.6)

    expect([frame[0], frame[108 * 100]]).toEqual([56, 200])
  })

  it('a transition cannot be drawn into one of its own frames', async () => {
    const { compositor, from, to } = await stageOf(108, 192)

    expect(() => compositor.transition('fade', from, to, 0.5, to)).toThrow('own frames')
  })
})
