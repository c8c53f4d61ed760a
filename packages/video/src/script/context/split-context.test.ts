import { expect, test } from 'vitest'
import { sayPart } from './say-part.ts'
import { splitContext } from './split-context.ts'

test.each([
  ['- Pão a R$ 2\n* Bolo a R$ 20\n1. Café\n• Chá', ['Pão a R$ 2', 'Bolo a R$ 20', 'Café', 'Chá']],
  ['Corte R$ 40; barba R$ 30', ['Corte R$ 40', 'barba R$ 30']],
  ['📍 Rua A, 10 📞 (11) 3333-4444 ⏰ visitas às 10h', ['Rua A, 10', '(11) 3333-4444', 'visitas às 10h']],
  ['Preço: R$ 30, Horário: 8h às 18h, Endereço: Rua A, 10', ['Preço: R$ 30', 'Horário: 8h às 18h', 'Endereço: Rua A, 10']],
  ['promo terça 20% off, zap 11 95555-4433, retirada na loja', ['promo terça 20% off', 'zap 11 95555-4433', 'retirada na loja']],
  ['Entrada: R$ 10 | Criança grátis', ['Entrada: R$ 10', 'Criança grátis']],
  ['Dúvidas? (11) 99999-0000', ['Dúvidas? (11) 99999-0000']],
  ['Meu zap é 11 95555-4433. chame lá', ['Meu zap é 11 95555-4433.', 'chame lá']],
  ['Obra de J. Borges no Museu (Av. Rio Branco, 33).', ['Obra de J. Borges no Museu (Av. Rio Branco, 33).']],
  ['Veja https://www.casa.com.br/a?utm=1#b hoje', ['Veja casa.com.br/a hoje']],
  ['Levamos arroz, feijão e carne.', ['Levamos arroz, feijão e carne.']],
])('"%s" has its parts', (context, parts) => {
  expect(splitContext(context, 'pt-BR')).toEqual(parts)
})

test.each([
  ['Preço: R$ 49,90', 'O preço é R$ 49,90.'],
  ['Preço: de R$ 80 por R$ 60', 'De R$ 80 por R$ 60.'],
  ['Horário: 8h às 18h', 'Funciona das 8h às 18h.'],
  ['Horário: terça a domingo, 18h às 23h30', 'Funciona de terça a domingo, das 18h às 23h30.'],
  ['Horário: 20h30', 'Às 20h30.'],
  ['Endereço: Rua X, 123', 'Fica na Rua X, 123.'],
  ['Local: Teatro Municipal', 'Fica no Teatro Municipal.'],
  ['Ingressos: R$ 60', 'Ingressos a R$ 60.'],
  ['Entrada: gratuita', 'Entrada gratuita.'],
  ['Mensalidade: R$ 189', 'A mensalidade é R$ 189.'],
  ['WhatsApp: (11) 98888-7777', 'O WhatsApp é (11) 98888-7777.'],
  ['Data: 12 de outubro', 'Dia 12 de outubro.'],
  ['Corte: R$ 40', 'Corte: R$ 40.'],
  ['Hours: 8am to 6pm', 'Open from 8am to 6pm.'],
  ['Price: $14', 'The price is $14.'],
  ['Tickets: $12', 'Tickets are $12.'],
])('"%s" is said as a sentence', (part, sentence) => {
  expect(sayPart(part)).toBe(sentence)
})
