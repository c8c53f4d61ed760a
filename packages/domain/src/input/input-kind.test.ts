import { describe, expect, it } from 'vitest'
import { inputKind } from './input-kind.ts'

const marketplaces = ['mercadolivre.com.br', 'amazon.com.br']

describe('what was typed', () => {
  it.each([
    ['https://loja.example/p/1', 'product'],
    ['HTTP://LOJA.EXAMPLE', 'product'],
    ['  www.loja.example', 'product'],
    ['produto.mercadolivre.com.br/MLB-1', 'product'],
    ['veja na Amazon.com.br', 'product'],
    ['shop.example', 'product'],
    ['store.example', 'product'],
    ['product placement', 'product'],
    ['itemização', 'product'],
    ['café especial', 'theme'],
    ['', 'theme'],
    ['lojas de rua', 'theme'],
  ] as const)('%s is a %s', (input, kind) => {
    expect(inputKind(input, marketplaces)).toBe(kind)
  })
})
