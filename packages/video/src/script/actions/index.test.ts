import { expect, test } from 'vitest'
import { beautyActions } from './beauty.ts'
import { celebrationActions } from './celebration.ts'
import { familyActions } from './family.ts'
import { fashionActions } from './fashion.ts'
import { foodActions } from './food.ts'
import { hobbyActions } from './hobby.ts'
import { actionsForWords } from './index.ts'
import { serviceActions } from './service.ts'
import { shoppingActions } from './shopping.ts'
import { vehicleActions } from './vehicle.ts'

test.each([
  ['moda feminina', fashionActions],
  ['looks de verão', fashionActions],
  ['skincare para pele oleosa', beautyActions],
  ['casamento na praia', celebrationActions],
  ['festa de aniversário infantil', celebrationActions],
  ['conversa em família', familyActions],
  ['confeitaria em casa', foodActions],
  ['crochê', hobbyActions],
  ['advogado trabalhista', serviceActions],
  ['black friday 2026', shoppingActions],
  ['carro elétrico', vehicleActions],
])('"%s" gets the actions of its own subject', (theme, actions) => {
  expect(actionsForWords(theme, 'pt', true)).toBe(actions)
})
