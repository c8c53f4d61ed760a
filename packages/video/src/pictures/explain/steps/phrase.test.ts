import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { clause, nounPhrase } from './phrase.ts'

describe('a phrase for a box', () => {
  it.each<[VideoLanguage, string, string]>([
    ['pt-BR', 'o sino da torre de Londres', 'sino da torre de Londres'],
    ['pt-BR', 'um cavalo que fica pequeno mesmo adulto', 'um cavalo'],
    ['pt-BR', '“uma queda só”', 'uma queda só'],
    ['en-US', 'the white membrane', 'white membrane'],
    ['en-US', 'a lagomorph, like the hare', 'a lagomorph'],
  ])('%s: %s is cut to %s', (language, text, phrase) => {
    expect(nounPhrase(text, language)).toBe(phrase)
  })

  it.each<[VideoLanguage, string, string]>([
    ['pt-BR', 'too long and never cut inside a name', 'Universidade Federal do Rio de Janeiro'],
    ['pt-BR', 'unfinished', 'a maior parte da'],
    ['pt-BR', 'a clause', 'isso tem muito sal'],
    ['pt-BR', 'a list that would lose its end', 'um lago entre Israel, Cisjordânia e Jordânia'],
    ['en-US', 'unfinished', 'one of the'],
    ['en-US', 'a clause', 'salt is good'],
    ['en-US', 'without its noun', 'and the rest'],
    ['en-US', 'a bracket that was opened', 'the sun (a star'],
  ])('%s: is refused where it is %s', (language, _why, text) => {
    expect(nounPhrase(text, language)).toBeNull()
  })

  it('is a whole clause only when that has an end', () => {
    expect(clause('o ar se mexe', 'pt-BR')).toBe('o ar se mexe')
    expect(clause('o ar se mexe na', 'pt-BR')).toBeNull()
    expect(clause('vento', 'pt-BR')).toBeNull()
    expect(clause('the long and winding road that leads to your door never disappears', 'en-US')).toBeNull()
  })
})
