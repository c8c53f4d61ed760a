import { expect, test } from 'vitest'
import { shortenText } from './shorten-text.ts'

test.each([
  ['Uma conversa longa sobre a importância de beber água durante o dia inteiro', 60, 'Uma conversa longa sobre a importância de beber água'],
  ['Curiosidades sobre a vida de Leonardo da Vinci em Florença', 40, 'Curiosidades sobre a vida'],
  ['Tudo o que muda com a nova lei de proteção de dados pessoais', 45, 'Tudo o que muda com a nova lei de proteção'],
  ['A história do Rio Grande do Norte contada por quem mora lá', 28, 'A história'],
  ['Receitas de família para o almoço de domingo', 30, 'Receitas de família'],
  ['The life of Martin Luther King in ten scenes', 24, 'The life'],
  ['Pneumoultramicroscopicossilicovulcanoconiótico', 20, 'Pneumoultramicroscop'],
  ['Café especial', 20, 'Café especial'],
])('"%s" in %i characters is "%s"', (text, characters, shortened) => {
  expect(shortenText(text, characters)).toBe(shortened)
})

test('no cut ends with a word that asks for another, and none is longer than allowed', () => {
  const text = 'Como escolher o melhor fone de ouvido sem fio para treinar na chuva com segurança e sem gastar muito'
  for (let characters = 12; characters < text.length; characters += 1) {
    const shortened = shortenText(text, characters)

    expect(shortened.length).toBeLessThanOrEqual(characters)
    expect(shortened).not.toMatch(/ (?:o|de|sem|para|na|com|e)$/)
  }
})
