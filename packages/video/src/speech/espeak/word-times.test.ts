import { describe, expect, it } from 'vitest'
import type { SpeechEvent } from './speech-message.ts'
import { wordTimes } from './word-times.ts'

const word = (letter: number, at: number): SpeechEvent => ({ type: 'word', letter, at })
const sounds = (...times: number[]): SpeechEvent[] => times.map((at) => ({ type: 'sound', isPause: false, at }))
const pause = (at: number): SpeechEvent => ({ type: 'sound', isPause: true, at })

describe('word times from the events of the synthesiser', () => {
  it('a word starts with its first sound and ends where the next one starts', () => {
    const events = [word(0, 0), ...sounds(12, 90), word(4, 250), ...sounds(300, 400), pause(500), pause(510)]

    const { words, end } = wordTimes(events, 'Sai por', [
      { from: 0, to: 3 },
      { from: 4, to: 7 },
    ])

    expect(words).toEqual([
      { from: 0.012, to: 0.3 },
      { from: 0.3, to: 0.5 },
    ])
    expect(end).toBe(0.5)
  })

  it('a word before a pause ends with its last sound, not after the pause', () => {
    const events = [word(0, 0), ...sounds(10), pause(400), pause(700), { type: 'end', at: 700 } as const, word(4, 700), ...sounds(710), pause(900)]

    const { words } = wordTimes(events, 'Já, foi', [
      { from: 0, to: 3 },
      { from: 4, to: 7 },
    ])

    expect(words).toEqual([
      { from: 0.01, to: 0.4 },
      { from: 0.71, to: 0.9 },
    ])
  })

  it('a price of several words is one token', () => {
    const events = [word(0, 0), ...sounds(0), word(8, 500), ...sounds(510), word(14, 900), ...sounds(910), pause(1200)]

    const { words } = wordTimes(events, 'catorze reais hoje', [
      { from: 0, to: 13 },
      { from: 14, to: 18 },
    ])

    expect(words).toEqual([
      { from: 0, to: 0.91 },
      { from: 0.91, to: 1.2 },
    ])
  })

  it('English function words under one event share its sounds by letters', () => {
    // "of the": four sounds, two letters of five.
    const events = [word(0, 0), ...sounds(0, 80, 140, 190), pause(250)]

    const { words } = wordTimes(events, 'of the', [
      { from: 0, to: 2 },
      { from: 3, to: 6 },
    ])

    expect(words).toEqual([
      { from: 0, to: 0.14 },
      { from: 0.14, to: 0.25 },
    ])
  })

  it('nothing said gives no times beyond zero', () => {
    expect(wordTimes([], 'a', [{ from: 0, to: 1 }])).toEqual({ words: [{ from: 0, to: 0 }], end: 0 })
  })
})
