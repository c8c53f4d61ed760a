import { expect, test } from 'vitest'
import { actionsThatFit, recognisedActions } from './choose-actions.ts'

test.each([
  ['organizar o quarto', 'home'],
  ['planejar uma festa', 'celebration'],
  ['cozinhar melhor', 'food'],
  ['comprar um carro usado', 'vehicle'],
])('"%s" gets the actions that fit all of it', (theme, id) => {
  expect(actionsThatFit(theme, 'pt')?.id).toBe(id)
})

test.each([
  'trocar pneu furado',
  'decorar a sala',
  'aprender violão',
  'cozinhar feijoada',
  'passar roupa',
  'financiar casa',
  'investir dinheiro',
  'emagrecer',
  'decorar a fachada da loja de pneu',
  'entender a guerra',
])('"%s" gets none: their steps are of something else', (theme) => {
  expect(actionsThatFit(theme, 'pt')).toBeNull()
})

test.each([
  ['moda feminina', 'fashion'],
  ['casamento na praia', 'celebration'],
  ['carro elétrico', 'vehicle'],
  ['zzz', null],
])('what is near "%s" is chosen by most of its words', (theme, id) => {
  expect(recognisedActions(theme, 'pt')).toBe(id)
})
