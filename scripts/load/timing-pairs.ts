import type { Milliseconds } from '@relampago/domain/units'
import { mulberry32 } from '@relampago/domain/random'
import { ask, type Ask } from './ask.ts'
import type { Mailbox } from './mailbox.ts'
import type { Platform } from './people.ts'

/**
 * The same request for an address with an account and for one without, one pair after the other.
 */
export type Pair = { known: Milliseconds; unknown: Milliseconds }

/** Requests whose time must not tell whether an address has an account. */
const askings = {
  login: (email, address) => ({ method: 'POST', path: '/auth/login', address, form: { username: email, password: 'Errada999' } }),
  recovery: (email, address) => ({ method: 'POST', path: '/auth/forgot-password', address, json: { email } }),
  register: (email, address) => ({ method: 'POST', path: '/auth/register', address, json: { email, password: 'Senha1234', name: 'Ana Souza' } }),
} satisfies Record<string, (email: string, address: string) => Ask>
export type Asking = keyof typeof askings
export const askingNames = Object.keys(askings) as Asking[]

/**
 * One pair for each known address, one request at a time: nothing else may load the platform. Which
 * of the two comes first is drawn, because the second finds everything warm.
 */
export async function timePairs({ url, apiKey }: Platform, mailbox: Mailbox, asking: Asking, known: readonly string[]): Promise<Pair[]> {
  const random = mulberry32(7)
  const pairs: Pair[] = []
  for (const [index, email] of known.entries()) {
    const time = async (one: string, half: number) => {
      // A fresh address each time, so that no limit answers in place of the call.
      const address = `172.${16 + half}.${Math.floor(index / 250)}.${index % 250}`
      // The process that answers sends the mails too: the next request waits until it has.
      const mailed = asking === 'recovery' && half === 0 ? mailbox.nextTo(one) : undefined
      const { milliseconds } = await ask(url, apiKey, askings[asking](one, address))
      await mailed
      return milliseconds
    }
    const other = `ninguem-${asking}-${index}@exemplo.com`
    if (random() < 0.5) {
      const first = await time(email, 0)
      pairs.push({ known: first, unknown: await time(other, 1) })
    } else {
      const first = await time(other, 1)
      pairs.push({ known: await time(email, 0), unknown: first })
    }
  }
  return pairs
}
