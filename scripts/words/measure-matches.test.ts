import { describe, expect, it } from 'vitest'
import { isAbout } from './measure-matches.ts'

const page = { title: 'Manga (fruta)', text: 'A manga é o fruto da mangueira, com uma casca verde. Foi uma marca de camisas em 1990.' }

describe('a page is about what is meant', () => {
  it.each([
    ['a word of its first sentence', ['tecido', 'frutos']],
    ['a word of its title', ['Fruta']],
    ['a meaning of several words', ['casca verde']],
  ])('by %s', (_, about) => {
    expect(isAbout(page, { about, language: 'pt-BR' })).toBe(true)
  })

  it.each([
    ['part of a word', ['casc']],
    ['a word of a later sentence', ['camisas']],
    ['one word of several', ['casca dura']],
    ['nothing, where no page is right', []],
  ])('but not by %s', (_, about) => {
    expect(isAbout(page, { about, language: 'pt-BR' })).toBe(false)
  })
})
