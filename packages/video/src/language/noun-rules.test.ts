import { describe, expect, it } from 'vitest'
import { languageRules } from './languages.ts'

describe('a Portuguese noun', () => {
  const { nouns } = languageRules.pt

  it.each([
    ['bolo', 'o bolo', 'do bolo', 'sobre o bolo'],
    ['baleias', 'as baleias', 'das baleias', 'sobre as baleias'],
    ['inteligência artificial', 'a inteligência artificial', 'da inteligência artificial', 'sobre a inteligência artificial'],
    ['Marte', 'Marte', 'de Marte', 'sobre Marte'],
  ])('takes its article and melts into prepositions: %s', (noun, named, of, about) => {
    expect([nouns.withArticle(noun), nouns.after('of', noun), nouns.after('about', noun)]).toEqual([named, of, about])
  })
})
