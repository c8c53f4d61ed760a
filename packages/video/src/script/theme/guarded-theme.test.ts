import { expect, test } from 'vitest'
import { fitsPhrases, guardedKind } from './guarded-theme.ts'

test.each([
  ['remédios para pressão', 'health'],
  ['dores nas costas', 'health'],
  ['Vacinas da gripe', 'health'],
  ['empréstimos consignados', 'money'],
  ['direitos do consumidor', 'law'],
  ['my tenant rights', 'law'],
])('"%s" should be answered by a professional of %s', (theme, kind) => {
  expect(guardedKind(theme)).toBe(kind)
})

test.each([
  'processo de fabricação do vidro',
  'lado direito do cérebro',
  'febre do ouro',
  'fígado acebolado',
  'cura do queijo',
  'law of gravity',
  'James Bond',
  'brush stroke',
])('"%s" only shares a word with such themes', (theme) => {
  expect(guardedKind(theme)).toBeNull()
})

test.each([
  ['buracos negros', true],
  ['São João', true],
  ['o mar morto', true],
  ['As melhores praias do Brasil', true],
  ['la casa de papel', false],
  ['how to bake bread', false],
  ['a Terra é redonda', false],
  ['porque eu gosto', false],
  ['日本の歴史', false],
] as const)('whether phrases can bend around "%s": %s', (topic, fits) => {
  expect(fitsPhrases(topic, 'pt')).toBe(fits)
})
