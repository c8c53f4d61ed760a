import { describe, expect, it } from 'vitest'
import { productName } from './product-name.ts'

describe("a product's name", () => {
  it.each([
    ['Fone Aurora X2 - Loja Maré', 'Fone Aurora X2'],
    ['Fone Aurora X2 | Loja Maré | Ofertas', 'Fone Aurora X2'],
    ['Aurora - Fone X2 - Loja', 'Aurora Fone X2'],
    ['🔥 PROMOÇÃO! Fone Aurora X2 Original FRETE GRÁTIS 🔥', 'Fone Aurora X2'],
    ['Fone Aurora (original) X2', 'Fone Aurora X2'],
    ['Kit 3 Camisetas 100% Algodão', 'Kit 3 Camisetas 100% Algodão'],
    ['Wi-Fi Router AX-3000', 'Wi-Fi Router AX-3000'],
    ['Água Originalmente Pura', 'Água Originalmente Pura'],
    ['Original', 'Original'],
    ['Café &amp; Leite', 'Café & Leite'],
    ['سماعات لاسلكية', 'سماعات لاسلكية'],
    ['🔥🔥', ''],
  ])('%s is called %s', (printed, name) => {
    expect(productName(printed)).toBe(name)
  })

  it('does not carry the name of the shop, even before it', () => {
    expect(productName('Loja Maré | Fone Aurora X2', 'Loja Maré')).toBe('Fone Aurora X2')
  })

  it('never grows beyond 120 characters', () => {
    expect(productName('palavra '.repeat(100)).length).toBeLessThanOrEqual(120)
    expect(productName('𝐀'.repeat(1000)).length).toBe(120)
    expect(productName('x'.repeat(1000)).length).toBe(60)
  })

  it('carries no web address', () => {
    expect(productName('Fone Aurora https://golpe.example/x WWW.GOLPE.EXAMPLE X2')).toBe('Fone Aurora X2')
  })
})
