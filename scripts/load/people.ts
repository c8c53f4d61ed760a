import { ask, type Answer, type Ask } from './ask.ts'
import type { Mailbox } from './mailbox.ts'

export type Platform = { url: string; apiKey: string }
type Newcomer = { email: string; address: string }
export type Person = Newcomer & { token: string; taskId: string }

export const password = 'Senha1234'
const atOnce = 8

/** Accounts verified by the code of their mail, each from an own address. */
export async function invitePeople(platform: Platform, mailbox: Mailbox, many: number): Promise<Newcomer[]> {
  const newcomers = Array.from({ length: many }, (_, index) => ({
    email: `pessoa${index}@exemplo.com`,
    address: `10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${index % 250}`,
  }))
  await inTurns(newcomers, async ({ email, address }) => {
    await must(platform, { method: 'POST', path: '/auth/register', address, json: { email, password, name: 'Ana Souza' } })
    const code = await mailbox.codeFor(email)
    await must(platform, { method: 'POST', path: '/auth/verify-code', address, json: { email, code } })
  })
  return newcomers
}

/** The token of a person who signs in. */
export async function signIn(platform: Platform, { email, address }: Newcomer): Promise<string> {
  const login = await must(platform, { method: 'POST', path: '/auth/login', address, form: { username: email, password } })
  return (JSON.parse(login.body) as { access_token: string }).access_token
}

/** Signs people in, and each orders a video. */
export function orderVideos(platform: Platform, people: readonly Newcomer[]): Promise<Person[]> {
  return inTurns(people, async ({ email, address }) => {
    const token = await signIn(platform, { email, address })
    const order = await must(platform, { method: 'POST', path: '/generate-video', address, token, json: { input: 'café especial' } })
    return { email, address, token, taskId: (JSON.parse(order.body) as { task_id: string }).task_id }
  })
}

async function must({ url, apiKey }: Platform, what: Ask): Promise<Answer> {
  const answer = await ask(url, apiKey, what)
  if (answer.status !== 200) throw new Error(`${what.path} answered ${answer.status}: ${answer.body.slice(0, 300)}`)
  return answer
}

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += atOnce) {
    results.push(...(await Promise.all(items.slice(start, start + atOnce).map((item) => work(item)))))
  }
  return results
}
