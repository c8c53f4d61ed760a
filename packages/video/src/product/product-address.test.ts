import { describe, expect, it } from 'vitest'
import { productAddress } from './product-address.ts'

describe('the address to fetch', () => {
  it.each([
    ['https://loja.example/p/1?x=2', 'https://loja.example/p/1?x=2'],
    [' www.loja.example ', 'https://www.loja.example/'],
    ['produto.mercadolivre.com.br/MLB-1', 'https://produto.mercadolivre.com.br/MLB-1'],
    ['product placement', null],
    ['product', null],
    ['http://', null],
  ])('the address in %s is %s', (input, address) => {
    expect(productAddress(input)).toBe(address)
  })
})
