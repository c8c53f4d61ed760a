import { describe, expect, it } from 'vitest'
import { brokenChangedPasswordRule, brokenPasswordRule, passwordRules } from './password.ts'

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

describe('a changed password', () => {
  it.each(['Senha123!', 'Ção12345?', 'Nova-Senha-1'])('may be %s', (password) => {
    expect(brokenChangedPasswordRule(password)).toBeNull()
  })

  it.each(['Senha1234', 'Senha123€', 'Curt1a!', 'semmaiuscula1!', 'SEMMINUSCULA1!', 'SemNumeroAqui!', ''])(
    'may not be %s, and the text lists all five rules',
    (password) => {
      expect(brokenChangedPasswordRule(password)?.pt).toBe(
        'A senha deve conter: 8 ou mais caracteres, uma letra maiúscula, uma letra minúscula, um número e um caractere especial (!@#$%^&*()-_=+.,:;?)',
      )
    },
  )
})
