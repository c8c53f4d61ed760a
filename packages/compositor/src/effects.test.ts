import { describe, expect, it } from 'vitest'
import { applyToRun, lastOfRun, meanDifference, movedRows, movingPicture, similarity, strongest } from '../tests/effect-test-setup.ts'
import { type FrameEffectId, frameEffectIds, historyFrames } from './index.ts'
import { measureEffects } from '../tests/measure-effects.ts'
import { flatBytes, frameOf, noise, startCompositor } from '../tests/test-setup.ts'

const small = { width: 180, height: 320 }
const still = movingPicture(small, 0)
const lastPicture = movingPicture(small, 3)
const run = [still, movingPicture(small, 1), movingPicture(small, 2), lastPicture]
/** Chroma of these is 90, 180, 270 and 540 wide: groups of 8 and 16 end in all ways. */
const sizes = [small, { width: 360, height: 640 }, { width: 540, height: 960 }, { width: 320, height: 180 }, { width: 1080, height: 1080 }]

/** Values that leave the picture alone. */
const resting = {
  ...Object.fromEntries(frameEffectIds.map((id) => [id, 0] as const)),
  scale: 1,
  pixelize: 1,
} as Record<FrameEffectId, number>

describe.each(frameEffectIds)('the effect %s', (id) => {
  it('shows at its strongest on a moving picture', async () => {
    const compositor = await startCompositor(small.width, small.height)

    const last = lastOfRun(compositor, { id, value: strongest[id] }, run)

    // The stand-in for unknown effects is weak on purpose.
    expect(meanDifference(last, lastPicture)).toBeGreaterThan(id === 'unknown' ? 0.1 : 1)
  })

  it('leaves the picture as it is where its scale begins', async () => {
    const compositor = await startCompositor(small.width, small.height)

    expect(applyToRun(compositor, { id, value: resting[id] }, run)).toEqual(run)
  })

  it('gives the same bytes in every run', async () => {
    const [one, other] = [await startCompositor(small.width, small.height), await startCompositor(small.width, small.height)]
    const effect = { id, value: strongest[id] * 0.7 }

    expect(applyToRun(one, effect, run)).toEqual(applyToRun(other, effect, run))
  })

  it.each(sizes)('writes nothing but its frame, at $width x $height', async ({ width, height }) => {
    const compositor = await startCompositor(width, height)
    const before = frameOf(compositor, noise(compositor.frameBytes, 3))
    const frame = frameOf(compositor, noise(compositor.frameBytes, 5))
    const after = frameOf(compositor, noise(compositor.frameBytes, 7))
    const slack = frame.address + compositor.frameBytes
    new Uint8Array(frame.bytes().buffer, slack, 64).fill(99)
    const history = compositor.effectHistory()

    for (const time of [0, 1]) compositor.applyEffects([{ id, value: strongest[id], frame: time }], frame, history)

    expect(Buffer.compare(before.bytes(), noise(compositor.frameBytes, 3))).toBe(0)
    expect(Buffer.compare(after.bytes(), noise(compositor.frameBytes, 7))).toBe(0)
    expect(new Set(new Uint8Array(frame.bytes().buffer, slack, 64))).toEqual(new Set([99]))
  })
})

describe('geometry', () => {
  it('comes back to the very same picture when turned twice and flipped twice', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const frame = frameOf(compositor, still)
    const turned = (['rotate', 'hflip', 'vflip', 'rotate'] as const).map((id) => ({ id, value: id === 'rotate' ? 90 : 1, frame: 0 }))

    compositor.applyEffects(turned, frame, compositor.effectHistory())

    expect(Buffer.compare(frame.bytes(), still)).toBe(0)
  })

  it('loses nothing when a picture grows beyond the frame and shrinks again', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const frame = frameOf(compositor, still)

    compositor.applyEffects(
      [
        { id: 'scale', value: 2, frame: 0 },
        { id: 'scale', value: 0.5, frame: 0 },
      ],
      frame,
      compositor.effectHistory(),
    )

    expect(Buffer.compare(frame.bytes(), still)).toBe(0)
  })

  it('is black around a picture that is smaller than the frame', async () => {
    const compositor = await startCompositor(small.width, small.height)

    const shown = lastOfRun(compositor, { id: 'scale', value: 0.5 }, [flatBytes(small, 200)])

    expect([shown[0], shown[small.width * 160 + 90], shown[small.width * small.height]]).toEqual([16, 200, 128])
  })

  it('covers the whole frame after a quarter turn', async () => {
    const compositor = await startCompositor(small.width, small.height)

    const shown = lastOfRun(compositor, { id: 'transpose', value: 1 }, [flatBytes(small, 200)])

    expect(Buffer.compare(shown, flatBytes(small, 200))).toBe(0)
  })

  it('is off below the middle of an on/off effect and on from there', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const flipped = (value: number) => lastOfRun(compositor, { id: 'hflip', value }, [still])

    expect([Buffer.compare(flipped(0.49), still), Buffer.compare(flipped(0.5), flipped(1))]).toEqual([0, 0])
  })
})

describe('what moves by itself', () => {
  it.each(['noise', 'snow', 'rain', 'fire', 'sparkles', 'glitchlines'] as const)('%s depends on the frame number and on nothing before it', async (id) => {
    const compositor = await startCompositor(small.width, small.height)
    const at = (frame: number) => {
      const drawn = frameOf(compositor, still)
      compositor.applyEffects([{ id, value: strongest[id], frame }], drawn, compositor.effectHistory())
      return drawn.bytes().slice()
    }

    expect(Buffer.compare(at(40), at(40))).toBe(0)
    // Grain stays for three frames.
    expect(meanDifference(at(40), at(43))).toBeGreaterThan(0.05)
  })

  it.each(['snow', 'rain', 'fire', 'sparkles'] as const)('%s grows with its value', async (id) => {
    const compositor = await startCompositor(small.width, small.height)
    const change = (value: number) => meanDifference(lastOfRun(compositor, { id, value }, run), lastPicture)

    expect(change(0.3)).toBeGreaterThan(0)
    expect(change(1)).toBeGreaterThan(1.5 * change(0.3))
  })

  it('glitch lines are at most twenty bands that moved sideways, and others at another moment', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const rowsAt = (time: number) => {
      const frame = frameOf(compositor, still)
      compositor.applyEffects([{ id: 'glitchlines', value: 1, frame: time }], frame, compositor.effectHistory())
      return movedRows(frame.bytes(), still, small)
    }

    const moments = [0, 3, 6, 9, 300].map(rowsAt)

    for (const rows of moments) {
      expect(rows.onlyMoved).toBe(true)
      expect(rows.bands.length).toBeGreaterThan(8)
      expect(rows.bands.length).toBeLessThanOrEqual(20)
    }
    expect(new Set(moments.map(({ bands }) => bands.join())).size).toBe(moments.length)
    expect(rowsAt(302).bands).toEqual(moments.at(-1)?.bands)
  })

  it.each([
    [0.05, 1],
    [0.5, 10],
  ])('glitch lines at %s are at most %s', async (value, most) => {
    const compositor = await startCompositor(small.width, small.height)
    const frame = frameOf(compositor, still)

    compositor.applyEffects([{ id: 'glitchlines', value, frame: 4 }], frame, compositor.effectHistory())

    const { bands } = movedRows(frame.bytes(), still, small)
    expect(bands.length).toBeGreaterThan(0)
    expect(bands.length).toBeLessThanOrEqual(most)
  })

  it('shuffled squares keep every sample, and a smaller share leaves more of them in place', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const shown = (value: number) => lastOfRun(compositor, { id: 'shufflepixels', value }, [still])
    const stayed = (value: number) => shown(value).filter((level, at) => level === still[at]).length

    expect(
      shown(100)
        .slice(0, 180 * 320)
        .toSorted(),
    ).toEqual(still.slice(0, 180 * 320).toSorted())
    expect(stayed(20)).toBeGreaterThan(stayed(60))
    expect(stayed(60)).toBeGreaterThan(stayed(100))
  })

  it('unknown effects are grain at a tenth of its strength', async () => {
    const compositor = await startCompositor(small.width, small.height)

    expect(applyToRun(compositor, { id: 'unknown', value: 80 }, run)).toEqual(applyToRun(compositor, { id: 'noise', value: 8 }, run))
  })
})

describe('effects that look back', () => {
  const looking = ['lagfun', 'amplify', 'atadenoise'] as const
  const tiny = { width: 32, height: 64 }

  it.each(looking)('%s ends in the same picture when begun as many frames earlier as it says', async (id) => {
    const compositor = await startCompositor(tiny.width, tiny.height)
    const long = [flatBytes(tiny, 235), ...Array.from({ length: historyFrames(id) + 2 }, (_, time) => movingPicture(tiny, time))]
    const effect = { id, value: strongest[id] }

    const whole = lastOfRun(compositor, effect, long)
    const late = lastOfRun(compositor, effect, long.slice(-historyFrames(id) - 1))

    expect(Math.max(...whole.map((level, at) => Math.abs(level - (late[at] ?? 0))))).toBeLessThanOrEqual(1)
  })

  it.each(looking)('%s starts again after a gap and after a reset', async (id) => {
    const compositor = await startCompositor(small.width, small.height)
    const history = compositor.effectHistory()
    const shown = (picture: Uint8Array, frame: number) => {
      const drawn = frameOf(compositor, picture)
      compositor.applyEffects([{ id, value: strongest[id], frame }], drawn, history)
      return Buffer.compare(drawn.bytes(), picture) === 0
    }
    const untouched = run.map((picture, at) => shown(picture, at < 2 ? at : at + 5))
    history.reset()

    expect([...untouched, shown(still, 9)]).toEqual([true, false, true, false, true])
  })

  it('leaves light behind in its own colour', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const luma = small.width * small.height
    const [orange, dark] = [flatBytes(small, 140), flatBytes(small, 30)]
    orange.fill(70, luma, luma * 1.25).fill(190, luma * 1.25)
    dark.fill(128, luma)

    const shown = applyToRun(compositor, { id: 'lagfun', value: 100 }, [orange, dark, dark]).map((bytes) => [bytes[luma], bytes.at(-1)])

    // Each frame 0.95 of the distance from grey is left: 58 and 62 become 55 and 59, then 52 and
    // 56.
    expect(shown).toEqual([
      [70, 190],
      [73, 187],
      [76, 184],
    ])
  })

  it('keeps two of the same effect apart', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const history = compositor.effectHistory()
    const twice = run.map((picture, frame) => {
      const drawn = frameOf(compositor, picture)
      compositor.applyEffects(
        [
          { id: 'lagfun', value: 100, frame },
          { id: 'lagfun', value: 0, frame },
        ],
        drawn,
        history,
      )
      return drawn.bytes().slice()
    })

    expect(twice).toEqual(applyToRun(compositor, { id: 'lagfun', value: 100 }, run))
  })

  it('refuses a history that was released', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const history = compositor.effectHistory()
    compositor.release()

    expect(() => compositor.applyEffects([], compositor.frame(), history)).toThrow('released')
  })

  it('gives its memory back: twenty videos need no more than one', async () => {
    const compositor = await startCompositor(small.width, small.height)
    const frame = frameOf(compositor, still)
    const drawVideo = () => {
      const history = compositor.effectHistory()
      for (const id of frameEffectIds) compositor.applyEffects([{ id, value: strongest[id] * 0.9, frame: 0 }], frame, history)
      compositor.release()
      return frame.bytes().buffer.byteLength
    }
    const first = drawVideo()

    expect(Array.from({ length: 20 }, drawVideo).at(-1)).toBe(first)
  })
})

// Mosaic is left out: its joints are whole samples, which half the size cannot show.
describe('a preview of half the size', () => {
  const full = { width: 720, height: 1280 }
  const half = { width: 360, height: 640 }

  it.each([...(['rotate', 'perspective', 'fisheye', 'twirl', 'vignette', 'pixelize', 'shufflepixels', 'snow', 'fire', 'sparkles'] as const)])(
    'shows %s as the full frame does',
    async (id) => {
      const [large, little] = [await startCompositor(full.width, full.height), await startCompositor(half.width, half.height)]
      const picture = movingPicture(full, 0)
      const value = id === 'pixelize' ? 80 : strongest[id] * 0.8

      const wanted = halved(lastOfRun(large, { id, value }, [picture]))
      const shown = lastOfRun(little, { id, value }, [halvedFrame(picture)])

      expect(similarity(shown, wanted, half.width, half.height)).toBeGreaterThan(0.9)
    },
  )

  /** Means of 2 x 2 luma samples. */
  function halved(frame: Uint8Array): Uint8Array {
    return Uint8Array.from({ length: half.width * half.height }, (_, at) => {
      const corner = 2 * Math.floor(at / half.width) * full.width + 2 * (at % half.width)
      const square = [corner, corner + 1, corner + full.width, corner + full.width + 1]
      return Math.round(square.reduce((sum, place) => sum + (frame[place] ?? 0), 0) / 4)
    })
  }

  function halvedFrame(frame: Uint8Array): Uint8Array {
    const bytes = new Uint8Array((half.width * half.height * 3) / 2).fill(128)
    bytes.set(halved(frame))
    return bytes
  }
})

it('measures the cost of every effect on the clock it is given', async () => {
  const compositor = await startCompositor(small.width, small.height)
  let reads = 0

  const costs = measureEffects(compositor, still, () => reads++, 2)

  expect(Object.keys(costs)).toEqual([...frameEffectIds])
})
