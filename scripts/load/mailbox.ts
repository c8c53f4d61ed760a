import { startTestMailServer } from '../../apps/server/tests/test-mail-server.ts'

/** A mail server on loopback that keeps what arrives. */
export type Mailbox = {
  /** For the setting `MAIL_URL`. */
  url: string
  /** The code of the first mail to an address, once it has arrived. */
  codeFor: (email: string) => Promise<string>
  /** Resolves once the next mail to an address has arrived. */
  nextTo: (email: string) => Promise<void>
  stop: () => Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const codes = new Map<string, PromiseWithResolvers<string>>()
  const entry = (email: string) => {
    const known = codes.get(email) ?? Promise.withResolvers<string>()
    codes.set(email, known)
    return known
  }
  const awaited = new Map<string, () => void>()
  const server = await startTestMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] }, 0, ({ to, text }) => {
    const [code] = /\b\d{6}\b/.exec(text) ?? []
    if (code !== undefined) for (const email of to) entry(email).resolve(code)
    for (const email of to) awaited.get(email)?.()
  })
  return {
    url: `smtp://127.0.0.1:${server.port}`,
    codeFor: (email) => entry(email).promise,
    nextTo: (email) => new Promise((resolve) => awaited.set(email, resolve)),
    stop: () => server.stop(),
  }
}
