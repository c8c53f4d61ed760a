import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const light = { memoryCost: 64, timeCost: 1, parallelism: 1 }

describe('passwords', () => {
  it('are stored as argon2id, each time with another salt', async () => {
    const passwords = await createPasswords(light)
    const [one, two] = [await passwords.hash('Senha1234'), await passwords.hash('Senha1234')]

    expect(one).toMatch(/^\$argon2id\$v=19\$/)
    expect(one).not.toBe(two)
    expect(await passwords.matches('Senha1234', one)).toBe(true)
    expect(await passwords.matches('Senha1235', one)).toBe(false)
  })

  it('are the same however a keyboard writes their letters', async () => {
    const passwords = await createPasswords(light)
    const stored = await passwords.hash('Caf\u00e91234')

    expect(await passwords.matches('Cafe\u03011234', stored)).toBe(true)
    expect(await passwords.matches('Cafe1234', stored)).toBe(false)
  })

  it('never match an account that does not exist, not even by the password that stands in for it', async () => {
    const passwords = await createPasswords(light)

    expect(await passwords.matches('no account has this password', null)).toBe(false)
  })

  it('take 19 MiB and two passes by default', async () => {
    expect(await (await createPasswords()).hash('Senha1234')).toContain('$m=19456,t=2,p=1$')
  })
})
