import { describe, expect, test } from 'vitest'
import { findTheme } from './find-theme.ts'
import { themeWording } from './theme-wording.ts'

/** As the writer asks: the opening words ("dicas de", "how to") are taken off first. */
function themeOf(input: string, language: 'pt-BR' | 'en-US'): string | null {
  const wording = themeWording(input, language)
  return findTheme(wording.topic || wording.title, language)?.theme.id ?? null
}

const portuguese: readonly (readonly [string, string | null])[] = [
  ['café', 'coffee'],
  ['CAFÉ', 'coffee'],
  ['Cafés', 'coffee'],
  ['cafe', 'coffee'],
  ['café especial', 'coffee'],
  ['cafés especiais', 'coffee'],
  ['café gelado', 'coffee'],
  ['café coado em casa', 'coffee'],
  ['como fazer café melhor', 'coffee'],
  ['curiosidades sobre café', 'coffee'],
  ['quero um vídeo sobre café especial', 'coffee'],
  ['benefícios do café', 'coffee'],
  ['história do café', 'coffee'],
  ['barista iniciante', 'coffee'],
  ['☕ café especial ☕', 'coffee'],
  ['coffee', 'coffee'],
  ['café da manhã', 'breakfast'],
  ['Café Tacvba', null],
  ['café com leite condensado e bolo', null],
  ['dormir melhor', 'sleep'],
  ['Dormir bem', 'sleep'],
  ['como dormir bem', 'sleep'],
  ['como dormir melhor', 'sleep'],
  ['dicas para dormir', 'sleep'],
  ['5 dicas para dormir melhor', 'sleep'],
  ['insônia', 'sleep'],
  ['qualidade do sono', 'sleep'],
  ['higiene do sono', 'sleep'],
  ['por que dormir é importante?', 'sleep'],
  ['sono do bebê', 'baby-safe-sleep'],
  ['sono do gato idoso', null],
  ['música para dormir', null],
  ['filme sobre sono', null],
  ['marketing digital', 'digital-marketing'],
  ['MARKETING DIGITAL', 'digital-marketing'],
  // The facts say nothing of dentists: a narrower theme is another theme.
  ['marketing para dentistas', null],
  ['tráfego pago', 'digital-marketing'],
  ['dicas de SEO', 'digital-marketing'],
  ['email marketing', 'digital-marketing'],
  ['finanças pessoais', 'personal-finance'],
  ['hábitos financeiros', 'personal-finance'],
  ['Finança pessoal', 'personal-finance'],
  ['educação financeira', 'personal-finance'],
  ['como guardar dinheiro', 'emergency-fund'],
  ['juros compostos', 'compound-interest'],
  ['o que são juros compostos?', 'compound-interest'],
  ['como sair das dívidas', 'getting-out-of-debt'],
  ['Por que o céu é azul?', 'sky'],
  ['Quanto dura a bateria do celular?', 'phone-battery'],
  ['pôr do sol', 'sky'],
  ['raio x do tórax', null],
  ['fotossíntese', 'photosynthesis'],
  ['clorofila do espinafre', null],
  ['Guerra Fria', 'cold-war'],
  ['Guerra da Lagosta', null],
  ['viagem para Paris', null],
  ['tatuagem', 'tattoos'],
  ['tatuagem de henna', null],
  ['direito do consumidor', 'consumer-rights'],
  ['astrologia', 'astrology'],
  ['', null],
  ['🔥🔥🔥', null],
  ['?!', null],
  ['123', null],
  ['مرحبا', null],
  ['O Iluminado', null],
  ['Dormindo com o inimigo', null],
  ['dormir com o inimigo', null],
  ['aprender violão', 'acoustic-guitar'],
  ['treinar cachorro', 'dog-training'],
  ['cachorro', 'dogs'],
  ['treinar em casa', 'strength-training'],
  ['como escolher um café', 'coffee'],
  ['banda de rock dos anos 80', null],
  ['letra da música Café da Manhã', null],
]

const english: readonly (readonly [string, string | null])[] = [
  ['coffee', 'coffee'],
  ['specialty coffee', 'coffee'],
  ['Specialty Coffee', 'coffee'],
  ['iced coffee', 'coffee'],
  ['how to make better coffee', 'coffee'],
  ['fun facts about coffee', 'coffee'],
  ['coffee beans', 'coffee'],
  ['coffee table', null],
  ['sleep', 'sleep'],
  ['sleep better', 'sleep'],
  ['how to sleep better', 'sleep'],
  ['better sleep', 'sleep'],
  ['insomnia', 'sleep'],
  ['tips for a good night sleep', 'sleep'],
  ['Sleep Token', null],
  ['sleeping bag', null],
  ['baby sleep', 'baby-safe-sleep'],
  ['elderly cat sleep', null],
  ['personal finance', 'personal-finance'],
  ['money habits for beginners', 'personal-finance'],
  ['how to save money', 'emergency-fund'],
  ['get out of debt', 'getting-out-of-debt'],
  ['compound interest', 'compound-interest'],
  ['digital marketing', 'digital-marketing'],
  ['marketing for dentists', null],
  ['email marketing tips', 'digital-marketing'],
  ['photosynthesis', 'photosynthesis'],
  ['chlorophyll in spinach', null],
  ['the Cold War', 'cold-war'],
  ['the Lobster War', null],
  ['tattoo ideas', null],
  ['Sleepless in Seattle movie', null],
  ['wedding speech', null],
  ['train a dog', 'dog-training'],
  ['how to buy coffee', 'coffee'],
]

describe('a Portuguese input', () => {
  test.each(portuguese)('"%s" is about %s', (input, id) => {
    expect(themeOf(input, 'pt-BR')).toBe(id)
  })
})

describe('an English input', () => {
  test.each(english)('"%s" is about %s', (input, id) => {
    expect(themeOf(input, 'en-US')).toBe(id)
  })
})

test('an input more specific than its theme names the words that make it so', () => {
  expect(findTheme('café especial', 'pt-BR')?.extraWords).toEqual(['especial'])
  expect(findTheme('café', 'pt-BR')?.extraWords).toEqual([])
})

test('words of the other language are recognised and reported as such', () => {
  expect(findTheme('coffee', 'pt-BR')?.language).toBe('en')
})
