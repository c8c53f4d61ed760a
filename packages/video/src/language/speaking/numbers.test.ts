import { describe, expect, it } from 'vitest'
import * as english from '../english/speaking/numbers-en.ts'
import * as portuguese from '../portuguese/speaking/numbers-pt.ts'
import { readRoman } from './roman-numerals.ts'

describe('numbers in Portuguese', () => {
  it.each([
    [1, 'uma'],
    [2, 'duas'],
    [21, 'vinte e uma'],
    [202, 'duzentas e duas'],
    [999, 'novecentas e noventa e nove'],
    [2000, 'duas mil'],
    [200_000, 'duzentas mil'],
    [2_000_000, 'dois milhões'],
    [2_000_002, 'dois milhões e duas'],
    [100, 'cem'],
  ])('%d agrees with a feminine noun: %s', (value, spoken) => {
    expect(portuguese.sayCardinal(value, 'feminine')).toBe(spoken)
  })

  it('says every number up to 9999 differently and in known words', () => {
    const spoken = Array.from({ length: 10_000 }, (_, value) => portuguese.sayCardinal(value))

    expect(new Set(spoken).size).toBe(10_000)
    expect(spoken.every((words) => /^[a-zêéáíã ]+$/.test(words))).toBe(true)
  })

  it('reaches the largest number and refuses what is none', () => {
    expect(portuguese.sayCardinal(portuguese.largestCardinal)).toMatch(/^novecentos e noventa e nove trilhões /)
    expect(() => portuguese.sayCardinal(-1)).toThrow(RangeError)
    expect(() => portuguese.sayCardinal(1.5)).toThrow(RangeError)
    expect(portuguese.readNumber('9'.repeat(16))).toBeNull()
  })
})

describe('numbers in English', () => {
  it('says every number up to 9999 differently and in known words', () => {
    const spoken = Array.from({ length: 10_000 }, (_, value) => english.sayCardinal(value))

    expect(new Set(spoken).size).toBe(10_000)
    expect(spoken.every((words) => /^[a-z ]+$/.test(words))).toBe(true)
  })

  it('refuses what is no whole number', () => {
    expect(() => english.sayCardinal(-1)).toThrow(RangeError)
    expect(english.readNumber('')).toBeNull()
    expect(english.readNumber('1.2.3')).toBeNull()
  })
})

describe('roman numerals', () => {
  it.each([
    ['I', 1],
    ['IV', 4],
    ['IX', 9],
    ['XIV', 14],
    ['XXI', 21],
    ['XL', 40],
    ['MCMXCIX', 1999],
    ['IIII', null],
    ['VX', null],
    ['', null],
    ['abc', null],
  ])('%s is %s', (text, value) => {
    expect(readRoman(text)).toBe(value)
  })
})
