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
  ['Furadeira De Impacto Colibri 650w', 'Furadeira de Impacto Colibri 650w'],
  ['CAFETEIRA ITALIANA SERRA 6 XÍCARAS', 'Cafeteira Italiana Serra 6 Xícaras'],
  ['Chá Verde Emagrecedor Serra Alta', 'Chá Verde Serra Alta'],
  ['Livro Receitas da Serra: 80 pratos', 'Livro Receitas da Serra'],
  ['Trekking Poles Pro', 'Trekking Poles Pro'],
  ['Protetor Solar FPS 60', 'Protetor Solar FPS 60'],
])('"%s" is called "%s"', (name, short) => {
  expect(shortProductName(name)).toBe(short)
})

test.each([
  ['FONE DE OUVIDO BLUETOOTH jbl TUNE 510bt', 'JBL', 'Fone de Ouvido Bluetooth JBL Tune 510bt'],
  ['CAFETEIRA ELÉTRICA PÔR DO SOL CE-20', 'PÔR DO SOL', 'Cafeteira Elétrica Pôr do Sol CE-20'],
  ['Air Fryer Forno Digital 12 Litros Fogueira Preto', 'Fogueira', 'Air Fryer Forno Digital 12 Litros Fogueira'],
  ['TIDEWATER INSULATED BOTTLE 32oz', 'Tidewater', 'Tidewater Insulated Bottle 32oz'],
  ['Headphones ACME', 'acme', 'Headphones Acme'],
  ['Impressora Multifuncional Pinguim Tanque de Tinta', 'Pinguim', 'Impressora Multifuncional Pinguim'],
  ['Fone de Ouvido Bluetooth Aurora X2 com Estojo', 'Aurora', 'Fone de Ouvido Bluetooth Aurora X2'],
])('"%s" of %s is called "%s"', (name, brand, short) => {
  expect(shortProductName(name, brand)).toBe(short)
})

test('a name that is cut before its brand is all common nouns', () => {
  const fullName = 'Calça Legging Feminina Fitness Cintura Alta Ouro Preto'

  expect(shortProductName(fullName, 'Ouro Preto')).toBe('Calça Legging Feminina Fitness Cintura Alta')
  expect(nameInside({ name: 'Calça Legging Feminina', fullName, brand: 'Ouro Preto', printed: '' }, 'pt')).toBe('calça legging feminina')
  expect(nameInside({ name: 'iPhone 15 Pro', fullName: 'iPhone 15 Pro', brand: 'Apple', printed: '' }, 'pt')).toBe('iPhone 15 Pro')
})

test('brand and model stand without an article', () => {
  expect(productNickname('Fone de Ouvido Bluetooth Aurora X2', 'Aurora')).toBe('Aurora X2')
  expect(productNickname('Aurora X2 Bluetooth Headphones', 'Aurora')).toBe('Aurora X2')
  expect(productNickname('Samsung Galaxy S24 Ultra', 'Samsung')).toBe('Samsung Galaxy S24')
  expect(productNickname('Fone de Ouvido', 'Aurora')).toBeNull()
})

const inside = (name: string, brand: string | null, language: 'pt' | 'en', printed = '') => nameInside({ name, fullName: name, brand, printed }, language)

test('inside a sentence only the common noun gets small letters', () => {
  expect(inside('Fone de Ouvido Bluetooth Aurora X2', 'Aurora', 'pt')).toBe('fone de ouvido Bluetooth Aurora X2')
  expect(inside('Aurora X2 Headphones', 'Aurora', 'en')).toBe('Aurora X2 Headphones')
  expect(inside('Luminária de Mesa Farol', null, 'pt')).toBe('luminária de mesa Farol')
  expect(inside('Ridge Trail Backpack', null, 'en')).toBe('Ridge Trail Backpack')
  expect(inside('Fone de Ouvido Bluetooth JBL Tune 510bt', 'JBL', 'pt')).toBe('fone de ouvido Bluetooth JBL Tune 510bt')
  expect(inside('Kit 3 Camisetas Básicas', null, 'pt', 'três camisetas')).toBe('kit 3 camisetas básicas')
  expect(inside('Shampoo Sólido Mata Verde', null, 'pt')).toBe('shampoo Sólido Mata Verde')
  expect(inside('Rede de Descanso Jangada', null, 'pt')).toBe('rede de descanso Jangada')
  expect(inside('Tênis de Corrida Ventania Feminino', 'Ventania', 'pt')).toBe('tênis de corrida Ventania feminino')
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
  ['Frita sem óleo', { kind: 'unsure', text: 'frita sem óleo' }],
  ['Queima por 35 horas', { kind: 'unsure', text: 'queima por 35 horas' }],
  ['Esfolia a pele', { kind: 'action', text: 'esfolia a pele' }],
  ['Ferro a vapor de 1200 W', { kind: 'thing', text: 'ferro a vapor de 1200 W' }],
  ["À prova d'água até 50 m", { kind: 'quality', text: "à prova d'água até 50 m" }],
  ['Moído na hora', { kind: 'action', text: 'moído na hora' }],
  ['Tecido com proteção UV', { kind: 'thing', text: 'tecido com proteção UV' }],
  ['Indicador de umidade', { kind: 'thing', text: 'indicador de umidade' }],
  ['Bateria dura até 9 horas', { kind: 'sentence', text: 'Bateria dura até 9 horas' }],
  ['Algodão penteado', { kind: 'sentence', text: 'O material é algodão penteado' }],
  ['Sem corantes', { kind: 'sentence', text: 'Sem corantes' }],
  ['Páginas: 192', { kind: 'thing', text: '192 páginas' }],
  ['Tela de 15,6"', { kind: 'thing', text: 'tela de 15,6 polegadas' }],
  ['CORPO DE INOX COM USB', { kind: 'thing', text: 'corpo de inox com USB' }],
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
  ['Battery lasts 20 hours', { kind: 'sentence', text: 'The battery lasts 20 hours' }],
  ['Carbon shafts weigh 7 ounces', { kind: 'sentence', text: 'The carbon shafts weigh 7 ounces' }],
  ['Waters plants for 3 weeks', { kind: 'unsure', text: 'waters plants for 3 weeks' }],
  ['Hot-swappable switches', { kind: 'thing', text: 'hot-swappable switches' }],
  ['Grippy on both sides', { kind: 'quality', text: 'grippy on both sides' }],
  ['Two-year warranty for parts', { kind: 'thing', text: 'a two-year warranty for parts' }],
  ['For dogs up to 90 pounds', { kind: 'sentence', text: 'For dogs up to 90 pounds' }],
  ['Enameled cast iron', { kind: 'thing', text: 'enameled cast iron' }],
  ['Straps with steel buckles', { kind: 'thing', text: 'straps with steel buckles' }],
  ['5-year warranty', { kind: 'thing', text: 'a 5-year warranty' }],
  ['8-inch screen', { kind: 'thing', text: 'an 8-inch screen' }],
  ['LED grow light', { kind: 'thing', text: 'an LED grow light' }],
  ['Oven safe up to 450 degrees', { kind: 'quality', text: 'oven safe up to 450 degrees' }],
  ['Coating free of PFAS', { kind: 'thing', text: 'a coating free of PFAS' }],
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
