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

describe('an English theme', () => {
  const { nouns } = languageRules.en

  it.each([
    ['Moon', 'about the Moon'],
    ['moon', 'about the moon'],
    ['Eiffel Tower', 'about the Eiffel Tower'],
    ['Great Wall of China', 'about the Great Wall of China'],
    ['Roman Empire', 'about the Roman Empire'],
    ['northern lights', 'about the northern lights'],
    ['blue whale', 'about the blue whale'],
    ['piano', 'about the piano'],
    ['human brain', 'about the human brain'],
    ['French Revolution', 'about the French Revolution'],
    ['United States', 'about the United States'],
    ['Statue of Liberty', 'about the Statue of Liberty'],
    ['history of the internet', 'about the history of the internet'],
  ])('takes "the" where there is one of it: %s', (topic, about) => {
    expect(nouns.after('about', topic)).toBe(about)
  })

  it.each([
    'chess',
    'coffee',
    'whales',
    'Marie Curie',
    'Tiger Woods',
    'the ocean',
    'your brain',
    'Brazil',
    'photosynthesis',
    'jazz',
    'sleep',
    'war',
    'Mars',
    '3 facts',
  ])('stands alone otherwise: %s', (topic) => {
    expect(nouns.after('about', topic)).toBe(`about ${topic}`)
    expect(nouns.withArticle(topic)).toBe(topic)
  })
})
