import { describe, expect, it } from 'vitest'
import { brokenPasswordRule, passwordRules } from './password.ts'

describe('a new password', () => {
  it.each([
    ['Curta1a', 'length'],
    ['', 'length'],
    ['semmaiuscula1', 'uppercase'],
    ['SEMMINUSCULA1', 'lowercase'],
    ['SemNumeroAqui', 'digit'],
    ['Senha1234', null],
    ['Ção12345', null],
  ] as const)('%s breaks %s first', (password, rule) => {
    expect(brokenPasswordRule(password)).toBe(rule)
  })

  it('shows the wording of the sign-up page', () => {
    expect(Object.values(passwordRules).map((rule) => rule.text.pt)).toEqual([
      'A senha deve ter pelo menos 8 caracteres',
      'A senha deve conter pelo menos uma letra maiúscula',
      'A senha deve conter pelo menos uma letra minúscula',
      'A senha deve conter pelo menos um número',
    ])
  })
})
