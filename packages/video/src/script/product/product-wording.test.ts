import { expect, test } from 'vitest'
import type { ProductFacts } from '../../story/subject.ts'
import { featurePart, withoutRepeats } from './feature-part.ts'
import { nameInside, productNickname, shortProductName } from './product-name.ts'
import { discountPercent, goodRating, moneyText, plainDescription } from './product-wording.ts'

const facts: ProductFacts = {
  url: 'https://loja.example/p/1',
  name: 'Fone',
  brand: null,
  price: null,
  listPrice: null,
  installments: null,
  rating: null,
  inStock: null,
  features: [],
  description: '',
  readFrom: 'json-ld',
  readAt: new Date('2026-11-20T12:00:00Z'),
}
const brl = (cents: number) => ({ cents, currency: 'BRL' }) as const

test.each([
  ['Fone de Ouvido Bluetooth Aurora X2 Original - Cancelamento de Ruído | Frete Grátis', 'Fone de Ouvido Bluetooth Aurora X2'],
  ['Garrafa térmica inox 1 litro', 'Garrafa térmica inox 1 litro'],
  ['Kit 3 Camisetas Básicas de Algodão Masculina Lisa', 'Kit 3 Camisetas Básicas'],
  ['TÊNIS DE CORRIDA MASCULINO', 'Tênis de Corrida Masculino'],
  ['Smart TV 50" 4K, Wi-Fi', 'Smart TV 50 4K'],
  ['🔥 Oferta 🔥', 'Oferta'],
])('"%s" is called "%s"', (name, short) => {
  expect(shortProductName(name)).toBe(short)
})

test('brand and model stand without an article', () => {
  expect(productNickname('Fone de Ouvido Bluetooth Aurora X2', 'Aurora')).toBe('Aurora X2')
  expect(productNickname('Aurora X2 Bluetooth Headphones', 'Aurora')).toBe('Aurora X2')
  expect(productNickname('Samsung Galaxy S24 Ultra', 'Samsung')).toBe('Samsung Galaxy S24')
  expect(productNickname('Fone de Ouvido', 'Aurora')).toBeNull()
})

const inside = (name: string, brand: string | null, language: 'pt' | 'en', printed = '') => nameInside({ name, brand, printed }, language)

test('inside a sentence only the common noun gets small letters', () => {
  expect(inside('Fone de Ouvido Bluetooth Aurora X2', 'Aurora', 'pt')).toBe('fone de ouvido Bluetooth Aurora X2')
  expect(inside('Aurora X2 Headphones', 'Aurora', 'en')).toBe('Aurora X2 Headphones')
  expect(inside('Luminária de Mesa Farol', null, 'pt')).toBe('luminária de mesa Farol')
  expect(inside('Ridge Trail Backpack', null, 'en')).toBe('Ridge Trail Backpack')
})

test('money is written as the language writes it', () => {
  expect(moneyText(brl(12990), 'pt-BR')).toBe('R$ 129,90')
  expect(moneyText(brl(129900), 'pt-BR')).toBe('R$ 1.299')
  expect(moneyText({ cents: 129990, currency: 'USD' }, 'en-US')).toBe('$1,299.90')
})

test('a discount counts from 10 % and needs both prices of the page', () => {
  expect(discountPercent({ ...facts, price: brl(12990), listPrice: brl(17990) })).toBe(27)
  expect(discountPercent({ ...facts, price: brl(9500), listPrice: brl(10000) })).toBeNull()
  expect(discountPercent({ ...facts, price: brl(12990) })).toBeNull()
})

test('a rating is worth saying from 4 of 5 and 20 reviews', () => {
  expect(goodRating({ ...facts, rating: { value: 4, reviews: 20 } })).not.toBeNull()
  expect(goodRating({ ...facts, rating: { value: 3.9, reviews: 900 } })).toBeNull()
  expect(goodRating({ ...facts, rating: { value: 5, reviews: 19 } })).toBeNull()
})

test.each([
  ['Bateria de até 40 horas', { kind: 'thing', text: 'bateria de até 40 horas' }],
  ['Bateria: até 40 horas', { kind: 'thing', text: 'bateria de até 40 horas' }],
  ['Potência: 900 W', { kind: 'thing', text: 'potência de 900 W' }],
  ['Bluetooth: 5.3', { kind: 'thing', text: 'Bluetooth 5.3' }],
  ['Bluetooth 5.3', { kind: 'thing', text: 'Bluetooth 5.3' }],
  ['Resistente à água IPX4', { kind: 'quality', text: 'resistente à água IPX4' }],
  ['Material: Algodão', { kind: 'sentence', text: 'O material é algodão' }],
  ['Cor: preto', { kind: 'sentence', text: 'Cor: preto' }],
  ['Peso: 380 g', { kind: 'sentence', text: 'O peso é de 380 g' }],
  ['Inclui cabo USB', { kind: 'action', text: 'inclui cabo USB' }],
  ['Mantém gelado por 24 horas', { kind: 'action', text: 'mantém gelado por 24 horas' }],
  ['O MELHOR DO BRASIL', null],
  ['O melhor som da categoria', null],
  ['Compre já!', null],
  ['Portátil', null],
])('the feature "%s" is understood', (feature, part) => {
  expect(featurePart(feature, 'pt')).toEqual(part)
})

test.each([
  ['Holds 30 liters', { kind: 'action', text: 'holds 30 liters' }],
  ['Padded hip belt', { kind: 'thing', text: 'a padded hip belt' }],
  ['Adjustable straps', { kind: 'thing', text: 'adjustable straps' }],
  ['Lightweight and foldable', { kind: 'quality', text: 'lightweight and foldable' }],
  ['Two side pockets', { kind: 'thing', text: 'two side pockets' }],
  ['Active noise cancelling with 3 levels', { kind: 'thing', text: 'active noise cancelling with 3 levels' }],
  ['Dishwasher safe', { kind: 'quality', text: 'dishwasher safe' }],
  ['Rain cover included', { kind: 'sentence', text: 'Rain cover included' }],
  ['Weight: 780 g', { kind: 'sentence', text: 'The weight is 780 g' }],
])('the English feature "%s" is understood', (feature, part) => {
  expect(featurePart(feature, 'en')).toEqual(part)
})

test('what an earlier feature or the name has said is not said again', () => {
  const features = ['Bateria: até 40 horas', 'Capacidade: 750 ml', 'Bateria de até 40 horas', 'Bateria de 40 horas com estojo', 'Gela por 40 horas']

  expect(withoutRepeats(features, 'Garrafa Cume 750 ml', 'pt')).toEqual(['Bateria: até 40 horas', 'Gela por 40 horas'])
})

test('a description gives plain sentences only', () => {
  expect(
    plainDescription([
      'A garrafa tem parede dupla de aço inox.',
      'O melhor produto que você vai encontrar por aí.',
      'Ela mantém a bebida gelada por muito tempo.',
      'It folds flat for travel.',
      'Curta.',
    ]),
  ).toEqual(['A garrafa tem parede dupla de aço inox.', 'It folds flat for travel.'])
})
