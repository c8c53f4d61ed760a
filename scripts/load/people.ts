import { ask, type Answer, type Ask } from './ask.ts'

export type Platform = { url: string; apiKey: string }
export type Person = { email: string; address: string; token: string; taskId: string }

export const password = 'Senha1234'
const atOnce = 8

/** Users who sign up, read their mail, sign in and order a video, each from an own address. */
export async function invitePeople(platform: Platform, many: number): Promise<Person[]> {
  const newcomers = Array.from({ length: many }, (_, index) => ({
    email: `pessoa${index}@exemplo.com`,
    address: `10.0.${Math.floor(index / 250)}.${index % 250}`,
  }))
  await inTurns(newcomers, ({ email, address }) =>
    must(platform, { method: 'POST', path: '/auth/register', address, json: { email, password, name: 'Ana Souza' } }),
  )
  const codes = await readCodes(platform)
  return inTurns(newcomers, async ({ email, address }) => {
    await must(platform, { method: 'POST', path: '/auth/verify-code', address, json: { email, code: codes.get(email) ?? '' } })
    const login = await must(platform, { method: 'POST', path: '/auth/login', address, form: { username: email, password } })
    const { access_token: token } = JSON.parse(login.body) as { access_token: string }
    const order = await must(platform, { method: 'POST', path: '/generate-video', address, token, json: { input: 'café especial' } })
    return { email, address, token, taskId: (JSON.parse(order.body) as { task_id: string }).task_id }
  })
}

/** The outbox shows itself only to this machine, so it is asked without a made-up address. */
async function readCodes({ url }: Platform): Promise<Map<string, string>> {
  const reply = await fetch(new URL('/dev/outbox', url), { headers: { accept: 'application/json' } })
  const mails = (await reply.json()) as { to: string; code?: string }[]
  return new Map(mails.map(({ to, code = '' }) => [to, code]))
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
