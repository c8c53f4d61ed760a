import { music, musicIds } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { isTune } from './mood.ts'
import { moods } from './moods/index.ts'
import { parseTune } from './parse-tune.ts'
import { writeNotes } from './write-notes.ts'

const half = () => 0.5

describe.each(musicIds)('the score of %s', (id) => {
  const mood = moods[id]

  it('has whole bars only: 16 sixteenths in each rhythm and each bar of a tune', () => {
    const rhythms = mood.layers.flatMap((layer) => (isTune(layer) ? [] : layer.rhythm.map((bar) => bar.length)))
    const tunes = mood.layers.flatMap((layer) => (isTune(layer) ? layer.tunes : []))
    const tuneBars = tunes.flat().map((bar) => bar.split(' ').reduce((sum, note) => sum + Number(note.split(':')[1]), 0))

    expect(new Set([...rhythms, ...tuneBars])).toEqual(new Set([16]))
    expect(tunes.map((tune) => mood.chords.length % tune.length)).toEqual(tunes.map(() => 0))
  })

  it('has tunes whose long notes do not rub against the chord below', () => {
    const tunes: (readonly string[])[] = mood.layers.flatMap((layer) => (isTune(layer) ? layer.tunes : []))
    const clashes = tunes.flatMap((tune) =>
      tune.filter((text, bar) => {
        const { bass, notes } = mood.chords[bar % mood.chords.length] ?? mood.tonic
        const longNotes = parseTune(text).filter(({ length }) => length >= 8)
        // A minor second above a chord tone is the harshest clash.
        return longNotes.some(({ pitch }) => [bass, ...notes].some((tone) => (pitch - tone + 120) % 12 === 1))
      }),
    )

    expect(clashes).toEqual([])
  })

  it('plays every one of its layers within a minute', () => {
    const { notes } = writeNotes(mood, music[id].bpm, 60, half)
    const heard = new Set(notes.map(({ voice }) => voice))

    expect([...new Set(mood.layers.map(({ voice }) => voice))].filter((voice) => !heard.has(voice))).toEqual([])
  })

  it('ends on its tonic in the last bar, with time to die away', () => {
    for (const seconds of [15, 17.3, 30, 60]) {
      const { notes, endingAt, barSeconds } = writeNotes(mood, music[id].bpm, seconds, half)

      expect(seconds - endingAt).toBeGreaterThanOrEqual(2.2)
      expect(seconds - endingAt).toBeLessThan(Math.max(2 * barSeconds, 2.2 + barSeconds))
      expect(notes.filter(({ at }) => at > endingAt + 0.005 && at < endingAt + barSeconds).length).toBeLessThan(10)
      expect(Math.max(...notes.map(({ at }) => at))).toBeLessThan(seconds - 1)
    }
  })
})

describe('a tune', () => {
  it('is read as notes and rests', () => {
    expect(parseTune('F#5:6 -:2 Bb4:8')).toEqual([
      { pitch: 78, from: 0, length: 6 },
      { pitch: 70, from: 8, length: 8 },
    ])
  })

  it.each(['H4:2', 'C4', 'C:4', 'E#4:4'])('with the word %s is our mistake', (text) => {
    expect(() => parseTune(text)).toThrow('not a note')
  })
})
