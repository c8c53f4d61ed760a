import { describe, expect, it } from 'vitest'
import { chooseSentences, pausesToFit, rateToFit, type TimedSentence } from './fit-narration.ts'

/** As many words as a voice at its default rate says in that time. */
const wordsIn = (seconds: number) => seconds * 2.8
const hook: TimedSentence = { role: 'hook', priority: 1, seconds: 3, words: wordsIn(3) }
const closing: TimedSentence = { role: 'closing', priority: 1, seconds: 3, words: wordsIn(3) }
const body = (priority: number, seconds = 4, words = wordsIn(seconds)): TimedSentence => ({ role: 'body', priority, seconds, words })

describe('the sentences that are said', () => {
  it('are all of them when they fit', () => {
    expect(chooseSentences([hook, body(2), body(3), closing], 15)).toEqual([0, 1, 2, 3])
  })

  it('leave out the least important first', () => {
    expect(chooseSentences([hook, body(2), body(5), body(3), closing], 15)).toEqual([0, 1, 3, 4])
  })

  it('among equals leave out the one nearest the end', () => {
    expect(chooseSentences([hook, body(2), body(2), body(2), closing], 15)).toEqual([0, 1, 2, 4])
  })

  it('keep the person’s own words while anything else can go', () => {
    const own = body(1, 6)

    expect(chooseSentences([hook, body(2, 6), own, closing], 13)).toEqual([0, 2, 3])
  })

  it('give up own words only when nothing else is left, and never hook and closing', () => {
    expect(chooseSentences([hook, body(1, 20), closing], 8)).toEqual([0, 2])
    expect(chooseSentences([hook, closing], 3)).toEqual([0, 1])
  })

  it('let a shorter one take the place of one that is too long', () => {
    // With the 9 s sentence 200 words a minute, without it 79; the 5 s one gives 149.
    expect(chooseSentences([hook, body(2, 9), body(3, 5), closing], 12)).toEqual([0, 2, 3])
  })

  it('stay when leaving one out would make the voice drag', () => {
    // All four need 172 words a minute, three only 119.
    expect(chooseSentences([hook, body(2, 5), body(3, 5), closing], 15)).toEqual([0, 1, 2, 3])
  })
})

describe('the pace that is heard', () => {
  it('decides between sentences that take the same time', () => {
    // Both take 4 s; 11 s with 29 words are 157 a minute, with 37 words 201.
    const [few, many] = [body(2, 4, 12), body(2, 4, 20)]

    expect(chooseSentences([hook, many, few, closing], 11)).toEqual([0, 2, 3])
  })
})

describe('sentences of one group', () => {
  const pair = (priority: number, group: number): TimedSentence[] => [
    { ...body(priority), group },
    { ...body(priority), group },
  ]

  it('are left out together', () => {
    expect(chooseSentences([hook, ...pair(2, 1), ...pair(2, 2), closing], 16)).toEqual([0, 1, 2, 5])
    expect(chooseSentences([hook, ...pair(1, 1), ...pair(1, 2), closing], 8)).toEqual([0, 5])
  })

  it('come back together or take the place of one together', () => {
    for (let target = 7; target < 40; target += 0.5) {
      const all = [hook, body(3, 6), ...pair(2, 1), body(4, 3), ...pair(5, 2), closing]
      const said = chooseSentences(all, target)
      expect([1, 2].map((group) => said.filter((index) => all[index]?.group === group).length % 2)).toEqual([0, 0])
    }
  })
})

describe('rate and pauses', () => {
  it('the rate makes up for the length with the usual pauses', () => {
    expect(rateToFit([hook, body(2), closing], 10.69)).toBe(150)
    expect(rateToFit([hook, body(2), closing], 9.9)).toBe(163)
  })

  it('the rate stays within what sounds natural, and the pace never drags', () => {
    // 16.8 words in 6.63 s are 152 a minute: with a pause of 0.39 s a rate of 144.
    expect(rateToFit([hook, closing], 60)).toBe(144)
    expect(rateToFit([{ ...hook, words: 12 }, closing], 60)).toBe(135)
    expect(rateToFit([hook, closing], 3)).toBe(180)
  })

  it('pauses take up the rest, the one after the hook the longest', () => {
    const { pauses, isExact } = pausesToFit([hook, body(2), closing], 10, 10.69)

    expect(isExact).toBe(true)
    expect(pauses).toEqual([expect.closeTo(0.384, 3), expect.closeTo(0.306, 3)])
  })

  it('a pause that a sentence asks for is neither shortened nor drawn out', () => {
    const asked = [hook, { ...body(2), pauseAfter: 3 }, closing]

    expect(rateToFit(asked, 13.39)).toBe(150)
    for (const target of [9, 13.5, 20]) expect(pausesToFit(asked, 10, target).pauses[1]).toBe(3)
  })

  it('pauses never grow beyond natural ones', () => {
    expect(pausesToFit([hook, body(2), closing], 10, 20)).toEqual({ pauses: [0.55, 0.45], isExact: false })
    expect(pausesToFit([hook, body(2), closing], 10, 9)).toEqual({ pauses: [0.24, 0.18], isExact: false })
  })
})
