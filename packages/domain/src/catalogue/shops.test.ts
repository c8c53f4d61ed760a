import { describe, expect, it } from 'vitest'
import { shopList } from './shops.ts'

describe('shops in a sentence', () => {
  it.each([
    [['mercadolivre.com.br', 'amazon.com.br'], 'Mercado Livre e Amazon', 'Mercado Livre and Amazon'],
    [['mercadolivre.com.br', 'amazon.com.br', 'loja.example'], 'Mercado Livre, Amazon e loja.example', 'Mercado Livre, Amazon, and loja.example'],
    [['amazon.com', 'amazon.com.br'], 'Amazon', 'Amazon'],
    [['produto.mercadolivre.com.br', 'm.shopee.com.br'], 'Mercado Livre e Shopee', 'Mercado Livre and Shopee'],
    [['naoeamazon.com', 'amazon.com.loja.example'], 'naoeamazon.com e amazon.com.loja.example', 'naoeamazon.com and amazon.com.loja.example'],
  ])('%j', (hosts, pt, en) => {
    expect(shopList(hosts, 'pt')).toBe(pt)
    expect(shopList(hosts, 'en')).toBe(en)
  })
})
