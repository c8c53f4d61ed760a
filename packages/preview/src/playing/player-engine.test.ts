import { describe, expect, it } from 'vitest'
import type { PlayerStatus } from '../orders/player.ts'
import { openTestEngine } from '../../tests/engine-setup.ts'
import { full, previewOrder, renderedFrames } from '../../tests/sample-orders.ts'

const still = 200
const isExact = (status: PlayerStatus) => status.isExact
const isReady = (status: PlayerStatus) => status.isReady
const shows = (frame: number) => (status: PlayerStatus) => status.isReady && status.shown === frame

describe('a player', () => {
  it('shows exactly the frames of the render when nothing moves', async () => {
    const order = previewOrder({
      effects: [
        { id: 'vignette', intensity: 50, from: 0, to: 60 },
        { id: 'noise', intensity: 40, from: 10, to: 50 },
        { id: 'hue', intensity: 20, from: 0, to: 60 },
        { id: 'gblur', intensity: 10, from: 25, to: 60 },
        { id: 'contrast', intensity: 70, from: 0, to: 40 },
      ],
      transitions: [{ id: 'wipeleft', after: 0, from: 20, to: 40 }],
    })
    const rendered = await renderedFrames(order)
    const { engine, shown, pass } = await openTestEngine()
    engine.show(order)

    for (const frame of [0, 45, 30, 31, 59, 12]) {
      engine.command({ kind: 'seek', time: frame / 30 })
      await pass(0, shows(frame))
      await pass(still, isExact)

      expect(engine.status()).toMatchObject({ frame, isExact: true, isReady: true, problem: null })
      expect(shown.at(-1)).toMatchObject(full)
      expect(Buffer.compare(shown.at(-1)?.bytes ?? new Uint8Array(), rendered[frame] ?? new Uint8Array(1))).toBe(0)
    }
  })

  it('shows the memory of effects as the render does, wherever it starts', async () => {
    const effects = [
      { id: 'lagfun', intensity: 70, from: 5, to: 60 },
      { id: 'atadenoise', intensity: 60, from: 0, to: 60 },
      { id: 'amplify', intensity: 30, from: 12, to: 60 },
    ] as const
    const order = previewOrder({ effects: [...effects] })
    const rendered = await renderedFrames(order)
    const { engine, shown, pass } = await openTestEngine()
    engine.show(order)

    for (const frame of [50, 20, 40, 41]) {
      engine.command({ kind: 'seek', time: frame / 30 })
      await pass(0, shows(frame))
      await pass(still, isExact)

      expect(engine.status()).toMatchObject({ frame, isExact: true })
      expect(Buffer.compare(shown.at(-1)?.bytes ?? new Uint8Array(), rendered[frame] ?? new Uint8Array(1))).toBe(0)
    }
  })

  it('shows a frame of a third of the size at once, and the exact one when nothing has moved for a while', async () => {
    const { engine, shown, statuses, pass } = await openTestEngine()
    engine.show(previewOrder())
    await pass(0, isReady)

    expect(shown.at(-1)).toMatchObject({ width: 72, height: 128 })
    expect(statuses.at(-1)).toMatchObject({ isReady: true, isExact: false, shown: 0, drawnAt: { width: 72, height: 128 } })

    await pass(100)
    expect(statuses.at(-1)).toMatchObject({ isExact: false })
    engine.command({ kind: 'seek', time: 1 })
    await pass(0, shows(30))
    await pass(100)
    expect(statuses.at(-1)).toMatchObject({ isExact: false, shown: 30 })
    await pass(60, isExact)
    expect(statuses.at(-1)).toMatchObject({ isExact: true, shown: 30 })
  })

  it('plays in real time, and drops frames rather than time', async () => {
    const { engine, statuses, shown, pass } = await openTestEngine()
    engine.show(previewOrder({ frames: 300 }))
    await pass(0, isReady)
    engine.command({ kind: 'play' })
    await pass(1000, shows(30))
    expect(statuses.at(-1)).toMatchObject({ state: 'playing', time: 1, shown: 30 })

    const before = shown.length
    await pass(5000, shows(180))

    expect(statuses.at(-1)).toMatchObject({ state: 'playing', time: 6, shown: 180 })
    expect(shown.length - before).toBeLessThan(4)
  })

  it('stops at the end and shows the start', async () => {
    const { engine, statuses, pass } = await openTestEngine()
    engine.show(previewOrder())
    engine.command({ kind: 'play' })
    await pass(500, shows(15))
    await pass(2000, shows(0))

    expect(statuses.at(-1)).toMatchObject({ state: 'stopped', time: 0, shown: 0 })
  })

  it('draws only the newest of orders that come in quick succession', async () => {
    const { engine, shown, statuses, pass } = await openTestEngine()
    const dragged = (intensity: number) => previewOrder({ effects: [{ id: 'vignette', intensity, from: 0, to: 60 }] })
    engine.show(dragged(0))
    await pass(0, isReady)
    await pass(still, isExact)
    const before = shown.length

    for (let intensity = 1; intensity <= 40; intensity += 1) engine.show(dragged(intensity))
    await pass(0, isReady)

    expect(shown.length - before).toBe(1)
    expect(statuses.at(-1)).toMatchObject({ isReady: true, isExact: false })

    const told = statuses.length
    engine.show(dragged(50))
    await pass(0, isReady)
    expect(statuses.length - told).toBe(1)
  })

  it('draws smaller frames when it is late for a while', async () => {
    const { engine, statuses, pass } = await openTestEngine()
    engine.show(previewOrder({ frames: 3000, scenes: 1 }))
    await pass(0, isReady)
    engine.command({ kind: 'play' })
    for (let turn = 0; turn < 12; turn += 1) await pass(100)
    // The smaller painter opens beside the clock.
    for (let turn = 0; turn < 2000 && engine.status().drawnAt.width !== 54; turn += 1) await pass(1)

    expect(statuses.at(-1)?.drawnAt).toEqual({ width: 54, height: 96 })
    for (let turn = 0; turn < 200; turn += 1) await pass(34)
    expect(statuses.at(-1)?.drawnAt).toEqual({ width: 54, height: 96 })
  })

  it('shows a plain picture for one that cannot be had, and says so', async () => {
    const { engine, shown, statuses, pass } = await openTestEngine()
    engine.show(previewOrder({ pictures: ['missing', 'a'] }))
    await pass(0, isReady)

    expect(statuses.at(-1)).toMatchObject({ isReady: true, problem: 'pictures' })
    expect(shown.length).toBeGreaterThan(0)
    engine.show(previewOrder())
    await pass(0, isReady)
    expect(statuses.at(-1)).toMatchObject({ isReady: true, problem: null })
  })

  it('shows the frame again when the screen comes back', async () => {
    const { engine, shown, restore, pass } = await openTestEngine()
    engine.show(previewOrder())
    await pass(0, isReady)
    await pass(still, isExact)
    const last = shown.at(-1)
    const before = shown.length

    restore()
    await pass(0, (status) => status.isReady && !status.isExact)
    await pass(still, isExact)

    expect(shown.length).toBeGreaterThan(before)
    expect(Buffer.compare(shown.at(-1)?.bytes ?? new Uint8Array(), last?.bytes ?? new Uint8Array(1))).toBe(0)
  })

  it('says that nothing can be drawn for a timeline with holes, and recovers with the next order', async () => {
    const { engine, statuses, faults, pass } = await openTestEngine()
    const broken = previewOrder()
    broken.timeline.scenes.pop()
    engine.show(broken)
    engine.command({ kind: 'seek', time: 1.9 })
    await pass(0, ({ problem }) => problem !== null)
    expect(statuses.at(-1)).toMatchObject({ problem: 'engine' })
    expect(faults).toHaveLength(1)

    engine.show(previewOrder())
    await pass(0, isReady)
    expect(statuses.at(-1)).toMatchObject({ problem: null, shown: 57 })
  })

  it('turns to the other format', async () => {
    const { engine, shown, pass } = await openTestEngine()
    engine.show(previewOrder())
    await pass(0, isReady)

    engine.show(previewOrder({ size: { width: 384, height: 216 } }))
    await pass(0, isReady)
    expect(shown.at(-1)).toMatchObject({ width: 128, height: 72 })
    await pass(still, isExact)
    expect(shown.at(-1)).toMatchObject({ width: 384, height: 216 })
  })

  it('captures the frame of the render, whatever is shown', async () => {
    const order = previewOrder({ effects: [{ id: 'lagfun', intensity: 60, from: 0, to: 60 }] })
    const rendered = await renderedFrames(order)
    const { engine, pass } = await openTestEngine()
    engine.show(order)
    engine.command({ kind: 'seek', time: 25 / 30 })
    await pass(0, isReady)

    let captured = new Uint8Array()
    await engine.capture(({ bytes }) => {
      captured = bytes.slice()
    })

    expect(Buffer.compare(captured, rendered[25] ?? new Uint8Array(1))).toBe(0)
  })

  it('steps from exact frame to exact frame', async () => {
    const { engine, shown, pass } = await openTestEngine()
    engine.show(previewOrder({ effects: [{ id: 'vignette', intensity: 40, from: 0, to: 60 }] }))
    await pass(0, isReady)
    await pass(still, isExact)
    const before = shown.length

    for (let step = 1; step <= 5; step += 1) {
      engine.command({ kind: 'step', frames: 1 })
      await pass(0, shows(step))
    }

    expect(shown.slice(before).every(({ width }) => width === full.width)).toBe(true)
    expect(shown.length - before).toBe(5)
  })

  it('moves layers as the render does, under still effects too', async () => {
    const motion = { amount: 1, phase: 0.2 } as const
    const place = { width: 400, height: 500 }
    const layers = [
      { picture: { url: 'shadow' }, left: 200, top: 900, ...place, motion: { kind: 'float' as const, ...motion } },
      { picture: { url: 'thing' }, left: 300, top: 700, ...place, motion: { kind: 'popIn' as const, ...motion } },
    ]
    const order = previewOrder({ layers, effects: [{ id: 'gblur', intensity: 20, from: 15, to: 60 }] })
    const rendered = await renderedFrames(order)
    const { engine, shown, pass } = await openTestEngine()
    engine.show(order)

    for (const frame of [33, 5, 20]) {
      engine.command({ kind: 'seek', time: frame / 30 })
      await pass(0, shows(frame))
      await pass(still, isExact)
      expect(Buffer.compare(shown.at(-1)?.bytes ?? new Uint8Array(), rendered[frame] ?? new Uint8Array(1))).toBe(0)
    }
  })
})
