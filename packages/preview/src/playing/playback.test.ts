import { describe, expect, it } from 'vitest'
import { afterCommand, frameAt, playbackAt, startOfPlayback, withLength, type Playback } from './playback.ts'

/** Ten seconds. */
const length = { frames: 300, framesPerSecond: 30 }
const paused = (time: number): Playback => ({ state: 'paused', time, since: 0 })

describe('playback', () => {
  it('advances with the clock, whatever was drawn', () => {
    const playing = afterCommand(startOfPlayback, { kind: 'play' }, length, 1000)

    expect(playbackAt(playing, length, 3500)).toMatchObject({ state: 'playing', time: 2.5 })
    expect(playbackAt(playbackAt(playing, length, 3500), length, 10_500)).toMatchObject({ state: 'playing', time: 9.5 })
  })

  it('stops at the end and returns to 0', () => {
    const playing = afterCommand(startOfPlayback, { kind: 'play' }, length, 1000)

    expect(playbackAt(playing, length, 11_000)).toMatchObject({ state: 'stopped', time: 0 })
  })

  it('stays where it was paused', () => {
    const playing = afterCommand(startOfPlayback, { kind: 'play' }, length, 0)
    const held = afterCommand(playing, { kind: 'pause' }, length, 4000)

    expect(playbackAt(held, length, 9000)).toMatchObject({ state: 'paused', time: 4 })
    expect(afterCommand(held, { kind: 'play' }, length, 9000)).toMatchObject({ state: 'playing', time: 4 })
    expect(afterCommand(held, { kind: 'stop' }, length, 9000)).toMatchObject({ state: 'stopped', time: 0 })
  })

  it.each([
    { asked: -3, time: 0 },
    { asked: 4.2, time: 4.2 },
    { asked: 10, time: 10 },
    { asked: 99, time: 10 },
    { asked: Number.NaN, time: 0 },
  ])('seeks to $asked s within the timeline', ({ asked, time }) => {
    expect(afterCommand(paused(2), { kind: 'seek', time: asked }, length, 0)).toMatchObject({ state: 'paused', time })
  })

  it('goes on playing from where it was sought to', () => {
    const playing = afterCommand(startOfPlayback, { kind: 'play' }, length, 0)

    expect(playbackAt(afterCommand(playing, { kind: 'seek', time: 6 }, length, 500), length, 1500)).toMatchObject({ state: 'playing', time: 7 })
  })

  it('steps exactly one frame for each frame of the timeline, and back', () => {
    let at = paused(0)
    for (let frame = 1; frame < 300; frame += 1) {
      at = afterCommand(at, { kind: 'step', frames: 1 }, length, 0)
      expect(frameAt(at.time, length)).toBe(frame)
    }
    expect(frameAt(afterCommand(at, { kind: 'step', frames: 1 }, length, 0).time, length)).toBe(299)
    for (let frame = 298; frame >= 0; frame -= 1) {
      at = afterCommand(at, { kind: 'step', frames: -1 }, length, 0)
      expect(frameAt(at.time, length)).toBe(frame)
    }
  })

  it('pauses when it is stepped', () => {
    const playing = afterCommand(startOfPlayback, { kind: 'play' }, length, 0)

    expect(afterCommand(playing, { kind: 'step', frames: 2 }, length, 1000)).toMatchObject({ state: 'paused', time: 32 / 30 })
  })

  it('plays from the start when it is at the end', () => {
    expect(afterCommand(paused(10), { kind: 'play' }, length, 0)).toMatchObject({ state: 'playing', time: 0 })
  })

  it('keeps its time when the timeline changes, as far as there is one', () => {
    expect(withLength(paused(8), { frames: 150, framesPerSecond: 30 })).toMatchObject({ state: 'paused', time: 5 })
    expect(withLength(paused(3), { frames: 150, framesPerSecond: 30 })).toMatchObject({ state: 'paused', time: 3 })
  })
})
