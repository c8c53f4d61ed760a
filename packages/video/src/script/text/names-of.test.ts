import { describe, expect, it } from 'vitest'
import { foreignNames, namesOf } from './names-of.ts'

describe('names of a text', () => {
  it.each([
    ['O gol do Flamengo no Maracanã.', ['Flamengo', 'Maracanã']],
    ['Café da manhã. Depois, pão! Quem fez?', []],
    ['Segundo a NASA, o iPhone e o ChatGPT chegaram.', ['NASA', 'iPhone', 'ChatGPT']],
    ['Resposta: Ninguém sabe. "Ninguém" mesmo.', []],
    ['What I know is what I say.', []],
    ['In Brazil, coffee is king.', ['Brazil']],
  ])('%s', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })
})

describe('a name is known', () => {
  it.each([
    ['Foi o plano de Einstein.', 'EINSTEIN, Albert', 'pt'],
    ["That was Einstein's plan.", 'Albert Einstein', 'en'],
    ['Os gols dos Flamengos.', 'flamengo', 'pt'],
    ['A lei de Boyle-Mariotte.', 'Robert Boyle e Edme Mariotte', 'pt'],
    ['Estude para o ENEM e peça o CPF.', 'cpf', 'pt'],
  ] as const)('in "%s" from "%s"', (text, material, language) => {
    expect(foreignNames(text, material, language)).toEqual([])
  })

  it('only from its own material', () => {
    expect(foreignNames('O remédio é da Bayer, de Berlim.', 'remédio de Berlim', 'pt')).toEqual(['Bayer'])
  })
})
