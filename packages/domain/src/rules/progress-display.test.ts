import { describe, expect, it } from 'vitest'
import { creepCap, easeDisplay, isStuck, pollIntervalMs, smoothJump } from './progress-display.ts'

describe('asking for progress', () => {
  it('asks every 1.5 s, and every 2 s after 30 answers', () => {
    expect([0, 1, 29, 30, 31].map((polls) => pollIntervalMs(polls))).toEqual([1500, 1500, 1500, 2000, 2000])
  })

  it('asks half as often with each lost answer in a row, but at least every 15 s', () => {
    expect([0, 1, 2, 3, 4, 40].map((failures) => pollIntervalMs(0, failures))).toEqual([1500, 3000, 6000, 12_000, 15_000, 15_000])
  })

  it('waits as long as a busy server asks, up to a minute', () => {
    expect([0, 2000, 8000, 3_600_000].map((askedToWait) => pollIntervalMs(0, 1, askedToWait))).toEqual([3000, 3000, 8000, 60_000])
  })

  it('says so when nothing moved for more than 30 s', () => {
    expect([29_000, 30_000, 30_001].map(isStuck)).toEqual([false, false, true])
  })
})

describe('a reply arrives', () => {
  it.each([
    { shown: 1, reported: 21, expected: 21 },
    { shown: 1, reported: 22, expected: 6 },
    { shown: 40, reported: 95, expected: 45 },
    { shown: 40, reported: 100, expected: 100 },
    { shown: 62, reported: 60, expected: 62 },
  ])('$reported after $shown shows $expected', ({ shown, reported, expected }) => {
    expect(smoothJump(shown, reported)).toBe(expected)
  })
})

describe('between replies', () => {
  it.each([
    [0, 80],
    [49, 80],
    [50, 85],
    [69, 85],
    [70, 90],
    [79, 90],
    [80, 93],
    [89, 93],
    [90, 95],
    [99, 95],
  ])('a bar waiting at %i creeps no further than %i', (reported, cap) => {
    expect(creepCap(reported)).toBe(cap)
    expect(easeDisplay(reported, reported, 1_000_000)).toBe(Math.max(reported, cap))
  })

  it('creeps half a point a second', () => {
    expect(easeDisplay(30, 30, 4000)).toBe(32)
  })

  it('closes half of the gap to the real value in 0.7 s', () => {
    expect(easeDisplay(10, 50, 700)).toBe(30)
  })

  it('never runs backwards, also above the cap', () => {
    expect(easeDisplay(88, 40, 1000)).toBe(88)
  })

  it('shows 100 at once when the video is done', () => {
    expect(easeDisplay(12, 100, 16)).toBe(100)
  })
})
