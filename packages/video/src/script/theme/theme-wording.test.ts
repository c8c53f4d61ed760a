import { expect, test } from 'vitest'
import { themeBrief } from './theme-brief.ts'
import { themeWording } from './theme-wording.ts'

test.each([
  ['café especial', 'Café especial', 'café especial', 'noun', 'any'],
  ['CAFÉ ESPECIAL', 'Café especial', 'café especial', 'noun', 'any'],
  ['Dicas de SEO', 'Dicas de SEO', 'SEO', 'noun', 'steps'],
  ['DICAS DE SEO PARA LOJAS', 'Dicas de SEO para lojas', 'SEO para lojas', 'noun', 'steps'],
  ['5 dicas de café', 'Dicas de café', 'café', 'noun', 'steps'],
  ['dormir melhor', 'Dormir melhor', 'dormir melhor', 'verb', 'any'],
  ['como dormir melhor', 'Como dormir melhor', 'dormir melhor', 'verb', 'steps'],
  ['mulher empreendedora', 'Mulher empreendedora', 'mulher empreendedora', 'noun', 'any'],
  ['curiosidades sobre o mar', 'Curiosidades sobre o mar', 'o mar', 'noun', 'facts'],
  ['o que é inflação?', 'O que é inflação?', 'O que é inflação?', 'question', 'facts'],
  ['faça um vídeo sobre plantas', 'Plantas', 'plantas', 'noun', 'any'],
  ['Paris', 'Paris', 'Paris', 'noun', 'any'],
  ['iPhone 17', 'iPhone 17', 'iPhone 17', 'noun', 'any'],
  ['Decoração de festa', 'Decoração de festa', 'decoração de festa', 'noun', 'any'],
  ['Oscar Niemeyer', 'Oscar Niemeyer', 'Oscar Niemeyer', 'noun', 'any'],
  ['Omar Sharif', 'Omar Sharif', 'Omar Sharif', 'noun', 'any'],
  ['Visitar Paris', 'Visitar Paris', 'visitar Paris', 'verb', 'any'],
  ['como visitar Paris', 'Como visitar Paris', 'visitar Paris', 'verb', 'steps'],
  ['IRPF', 'IRPF', 'IRPF', 'noun', 'any'],
  ['Copa de 1970', 'Copa de 1970', 'Copa de 1970', 'noun', 'any'],
  ['Semana de 22', 'Semana de 22', 'Semana de 22', 'noun', 'any'],
] as const)('"%s" has the title "%s" and is spoken of as "%s"', (input, title, topic, form, wants) => {
  expect(themeWording(input, 'pt-BR')).toMatchObject({ title, topic, form, wants })
})

test.each([
  ['how to sleep better', 'How to sleep better', 'sleep better', 'verb', 'steps'],
  ['saving money', 'Saving money', 'saving money', 'noun', 'any'],
  ['save money', 'Save money', 'save money', 'verb', 'any'],
  ['7 tips for dog training', 'Tips for dog training', 'dog training', 'noun', 'steps'],
  ['make a video about cats', 'Cats', 'cats', 'noun', 'any'],
] as const)('"%s" has the title "%s" and is spoken of as "%s"', (input, title, topic, form, wants) => {
  expect(themeWording(input, 'en-US')).toMatchObject({ title, topic, form, wants })
})

test('a whole sentence is no topic: it is spoken as the person wrote it', () => {
  const wording = themeWording('Nossa loja abriu em 2010 e vende bicicletas usadas no centro. Todo conserto tem garantia.', 'pt-BR')

  expect(wording.topic).toBe('')
  expect(wording.rest.split('\n')).toEqual(['Nossa loja abriu em 2010 e vende bicicletas usadas no centro.', 'Todo conserto tem garantia.'])
  expect(wording.title).toBe('Nossa loja abriu em 2010 e vende bicicletas usadas no centro')
})

test('a title has at most 60 characters, cut between words and not after a word that asks for another', () => {
  const { title } = themeWording('uma conversa longa sobre a importância de beber água durante o dia inteiro em casa e no trabalho '.repeat(5), 'pt-BR')

  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).toBe('Uma conversa longa sobre a importância de beber água')
})

test.each([
  ['Semana de Arte Moderna', 'Semana de Arte Moderna'],
  ['Independência do Brasil', 'Independência do Brasil'],
  ['Guerra de Canudos', 'Guerra de Canudos'],
  ['Imposto de renda', 'imposto de renda'],
  ['Tardígrado', 'tardígrado'],
])('inside a sentence "%s" is "%s"', (theme, spoken) => {
  expect(themeBrief({ theme, context: '', language: 'pt-BR' }, { duration: 30, seed: '1' }).nounTopic).toBe(spoken)
})
