import { describe, expect, it } from 'vitest'
import { inputInAddress } from './input-in-address.ts'

describe('what the address of the wizard brings', () => {
  it.each([
    ['input=caf%C3%A9', 'café'],
    ['input=', ''],
    ['url=https%3A%2F%2Floja.example%2Fp%2F1&title=Fone', 'https://loja.example/p/1'],
    ['title=Fone&text=Olha+que+legal%3A+https%3A%2F%2Floja.example%2Fp%2F1+%F0%9F%98%8D', 'https://loja.example/p/1'],
    ['text=vulc%C3%B5es&title=', 'vulcões'],
    ['title=Buracos+negros&text=+', 'Buracos negros'],
    ['input=mar&url=https%3A%2F%2Floja.example', 'mar'],
    ['url=&text=', null],
    ['step=2', null],
    ['', null],
  ])('%s', (query, expected) => {
    expect(inputInAddress(new URLSearchParams(query))).toBe(expected)
  })
})
