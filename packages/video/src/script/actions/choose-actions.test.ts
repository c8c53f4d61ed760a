import { expect, test } from 'vitest'
import { actionsForWords } from './choose-actions.ts'

test.each([
  ['moda feminina', 'fashion'],
  ['looks de verão', 'fashion'],
  ['skincare para pele oleosa', 'beauty'],
  ['casamento na praia', 'celebration'],
  ['festa de aniversário infantil', 'celebration'],
  ['conversa em família', 'family'],
  ['confeitaria em casa', 'food'],
  ['crochê', 'hobby'],
  ['advogado trabalhista', 'service'],
  ['black friday 2026', 'shopping'],
  ['carro elétrico', 'vehicle'],
])('"%s" gets the actions of its own subject', (theme, id) => {
  expect(actionsForWords(theme, 'pt', true).id).toBe(id)
})
