import { expect, test } from 'vitest'
import { readContext } from './read-context.ts'

test('sentences of the person are spoken as written', () => {
  expect(readContext('Nossa padaria abre às 6h. O pão descansa por 24 horas!', 'pt-BR').spoken).toEqual([
    'Nossa padaria abre às 6h.',
    'O pão descansa por 24 horas!',
  ])
})

test.each([
  'Fale sobre a torra clara.',
  'Tom descontraído e leve.',
  'Público: mulheres de 25 a 40 anos.',
  'Não mencione o preço do produto.',
  'Use linguagem simples e direta.',
  'Quero um vídeo bem animado.',
  'Peça para seguirem o perfil.',
  'Objetivo: vender mais no Natal.',
])('"%s" is an order to the writer and is not spoken', (order) => {
  const { spoken, callToAction, hints } = readContext(order, 'pt-BR')

  expect({ spoken, callToAction }).toEqual({ spoken: [], callToAction: null })
  expect(hints.length).toBeGreaterThan(0)
})

test.each(['Use o cupom CAFE10 na primeira compra.', 'Acesse o nosso site hoje.', 'Siga @torraclara para ver mais.'])(
  '"%s" is the call to action',
  (sentence) => {
    expect(readContext(`O café é torrado aqui mesmo. ${sentence}`, 'pt-BR')).toMatchObject({ spoken: ['O café é torrado aqui mesmo.'], callToAction: sentence })
  },
)

test('orders in English guide as well', () => {
  expect(readContext('Talk about the light roast. Our beans come from three farms. Use the coupon BEAN5 today.', 'en-US')).toMatchObject({
    spoken: ['Our beans come from three farms.'],
    callToAction: 'Use the coupon BEAN5 today.',
    hints: expect.arrayContaining(['roast']) as string[],
  })
})

test('tags, emoji, bullets and the technical ends of addresses are not spoken', () => {
  const { parts } = readContext('- O bolo tem <b>três</b> camadas 🎂\n- Veja fotos em https://exemplo.com.br/fotos?x=1 do bolo inteiro', 'pt-BR')

  expect(parts.map(({ say }) => say)).toEqual(['O bolo tem três camadas.', 'Veja fotos em exemplo.com.br/fotos do bolo inteiro.'])
})

test('fragments and an empty context say nothing', () => {
  expect(readContext('', 'pt-BR')).toMatchObject({ spoken: [], callToAction: null, hints: [] })
  expect(readContext('grão arábica', 'pt-BR')).toMatchObject({ spoken: [], callToAction: null, hints: ['grao', 'arabica'] })
})

test('a repeated sentence is spoken once', () => {
  expect(readContext('O café é daqui mesmo. O café é daqui mesmo.', 'pt-BR').spoken).toEqual(['O café é daqui mesmo.'])
})
