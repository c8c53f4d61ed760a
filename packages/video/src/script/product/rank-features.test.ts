import { expect, test } from 'vitest'
import { bestFirst } from './rank-features.ts'

test('what one can check is told first, and what says nothing not at all beside three others', () => {
  const features = [
    'Design moderno e elegante',
    'Cor: preto',
    'Fácil de usar no dia a dia',
    'Dobra e cabe no bolso',
    'Bateria de 40 horas',
    'Garantia de 12 meses',
  ]

  expect(bestFirst(features)).toEqual(['Garantia de 12 meses', 'Bateria de 40 horas', 'Dobra e cabe no bolso', 'Cor: preto'])
})

test('a page that says little else is told as it is', () => {
  expect(bestFirst(['Design moderno', 'Aço inox'])).toEqual(['Aço inox', 'Design moderno'])
})

test('equals keep the order of the page', () => {
  expect(bestFirst(['Three brightness levels', 'Charges over USB-C', 'Two knobs'])).toEqual(['Three brightness levels', 'Charges over USB-C', 'Two knobs'])
})
