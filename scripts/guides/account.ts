import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'

const headers = { 'x-api-key': 'relampago-public' }
const password = 'Raio2026forte'
const names = { pt: 'Bia Ramos', en: 'Grace Miller' } as const satisfies Record<InterfaceLanguage, string>

async function ask<Reply>(url: string, init: RequestInit): Promise<Reply> {
  const reply = await fetch(url, init)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

function post<Reply>(url: string, body: object, token?: string): Promise<Reply> {
  const signedIn = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return ask(url, { method: 'POST', headers: { ...headers, ...signedIn, 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Asks until there is an answer: mails and plans arrive a moment later. */
async function until<Answer>(what: string, look: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await look()
    if (answer !== undefined) return answer
    await wait(200)
  }
  throw new Error(`${what} did not arrive`)
}

/** Signs up, pays for Pro on the sandbox's page, and gives the token. */
export async function openProAccount(url: string, language: InterfaceLanguage): Promise<string> {
  const email = `guia-${randomUUID().slice(0, 8)}@exemplo.com.br`
  await post(`${url}/auth/register`, { email, password, name: names[language], terms: true })
  type Sent = { to: string; code?: string }
  const code = await until('the mail with the code', async () => {
    const sent = await ask<Sent[]>(`${url}/dev/outbox`, { headers: { accept: 'application/json' } })
    return sent.find(({ to }) => to === email)?.code
  })
  await post(`${url}/auth/verify-code`, { email, code })
  const { access_token: token } = await ask<{ access_token: string }>(`${url}/auth/login`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: email, password }),
  })
  await payForPro(url, email, token)
  return token
}

async function payForPro(url: string, email: string, token: string): Promise<void> {
  const order = { plan_type: 'pro', plan_name: 'Pro', plan_price: 14.9, email }
  const { checkout_url: checkout } = await post<{ checkout_url: string }>(`${url}/api/payment/create-intermediate-checkout`, order, token)
  await fetch(new URL(checkout, url), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' })
  await until('the plan', async () => {
    const { plan } = await ask<{ plan: string }>(`${url}/auth/me`, { headers: { ...headers, authorization: `Bearer ${token}` } })
    return plan === 'pro' ? plan : undefined
  })
}
