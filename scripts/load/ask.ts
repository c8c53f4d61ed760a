import { Agent, request } from 'node:http'

/** One request of a client; `address` is whom the server takes it to come from. */
export type Ask = { method?: 'GET' | 'POST'; path: string; address: string; token?: string; json?: unknown; form?: Record<string, string> }
export type Answer = { status: number; body: string; milliseconds: number }

// More than are ever under way, so that no request waits for a connection.
const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Calls the platform at `url`, timed to the last byte. Status 599 when the connection broke. */
export function ask(url: string, apiKey: string, { method = 'GET', path, address, token, json, form }: Ask): Promise<Answer> {
  const content = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = {
    'x-api-key': apiKey,
    // The server trusts one proxy: each client counts as a household of its own, inside the limits
    // of everybody.
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(content === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
  }
  const start = performance.now()
  return new Promise((resolve) => {
    const outgoing = request(new URL(path, url), { method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString(), milliseconds: performance.now() - start }))
    })
    outgoing.on('error', (error) => resolve({ status: 599, body: error.message, milliseconds: performance.now() - start }))
    outgoing.end(content)
  })
}

export function hangUp(): void {
  agent.destroy()
}
