import { expect, test } from 'vitest'
import { themeBrief } from '../theme/theme-brief.ts'

const shapeOf = (theme: string, language: 'pt-BR' | 'en-US') => themeBrief({ theme, context: '', language }, { duration: 30, seed: 'a' }).shape

test.each([
  ['Mitos sobre o sono', 'pt-BR', 'myths'],
  ['mito ou verdade sobre café', 'pt-BR', 'myths'],
  ['5 mitos sobre o café', 'pt-BR', 'myths'],
  ['verdades e mitos da alimentação saudável', 'pt-BR', 'myths'],
  ['faça um vídeo sobre a história do chocolate', 'pt-BR', 'story'],
  ['linha do tempo do sistema solar', 'pt-BR', 'story'],
  ['quiz de gatos', 'pt-BR', 'quiz'],
  ['teste seus conhecimentos sobre o oceano', 'pt-BR', 'quiz'],
  ['cachorros versus gatos', 'pt-BR', 'comparison'],
  ['história de superação', 'pt-BR', 'story'],
  ['teste de gravidez', 'pt-BR', null],
  ['perguntas de entrevista de emprego', 'pt-BR', null],
  ['números primos', 'pt-BR', null],
  ['myths and facts about sleep', 'en-US', 'myths'],
  ['coffee myths', 'en-US', 'myths'],
  ['a quiz about the ocean', 'en-US', 'quiz'],
  ['history of chocolate', 'en-US', 'story'],
  ['dogs or cats?', 'en-US', 'comparison'],
  ['trivia night', 'en-US', null],
  ['step by step guide to making coffee', 'en-US', 'steps'],
] as const)('"%s" (%s) asks for %s', (theme, language, shape) => {
  expect(shapeOf(theme, language)).toBe(shape)
})
