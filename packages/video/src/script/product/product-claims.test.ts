import { expect, test } from 'vitest'
import { holdsClaim, withoutClaim } from './product-claims.ts'

test.each([
  ['O melhor do mundo', null],
  ['Creme com colágeno que elimina rugas', 'Creme com colágeno'],
  ['100% eficaz e garantido', null],
  ['Garantia de 12 meses', 'Garantia de 12 meses'],
  ['Algodão 100% natural', 'Algodão 100% natural'],
  ['Emagrece sem esforço', null],
  ['Cinta modeladora, reduz medidas em 7 dias', 'Cinta modeladora'],
  ['Tecido que nunca desbota', null],
  ['Tecido leve que nunca desbota', 'Tecido leve'],
  ['Chá de ervas para curar a insônia', 'Chá de ervas'],
  ['Remove manchas de café do tecido', 'Remove manchas de café do tecido'],
  ['Cura em 24 horas', null],
  ['Madeira curada', 'Madeira curada'],
  ['Tratamento acústico nas portas', 'Tratamento acústico nas portas'],
  ['Previne queda de cabelo', null],
  ['Pomada aprovada por dermatologistas', null],
  ['Sem efeitos colaterais', null],
  ['Fone de ouvido líder de vendas', null],
  ['Steel blade, guaranteed forever', 'Steel blade'],
  ['Clinically proven to erase wrinkles', null],
  ['Serum with vitamin C that fights acne', 'Serum with vitamin C'],
  ['The best bottle in the world', null],
  ['2-year warranty', '2-year warranty'],
  ['Treats wood and stone surfaces', null],
  ['Soft cotton that never fades', 'Soft cotton'],
])('"%s" is said as %s', (feature, said) => {
  expect(withoutClaim(feature)).toBe(said)
})

test.each([
  ['Nota 4,7 em 1.312 avaliações.', false],
  ['Garantido: emagreça em 7 dias.', true],
  ['It cures headaches.', true],
  ['This cheese is cured for 12 months.', false],
])('"%s" holds a promise: %s', (text, holds) => {
  expect(holdsClaim(text)).toBe(holds)
})
