import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; query: URLSearchParams; body: string; headers: Record<string, string | undefined> }
/** An answer as JSON, `null` for a 404, or a status of its own. */
export type Answer = { status?: number; json: unknown } | null

/** What a hostile or broken provider does in place of answering. */
const misbehaviours = {
  hangs: () => undefined,
  'answers 500': (reply: ServerResponse) => void reply.writeHead(500).end('{"error":{"message":"broken"}}'),
  'answers something else': (reply: ServerResponse) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'answers with an empty object': (reply: ServerResponse) => void reply.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  'hangs up': (reply: ServerResponse) => void reply.socket?.destroy(),
  'refuses our key': (reply: ServerResponse) => void reply.writeHead(401).end('{"error":{"message":"Invalid API Key"},"message":"invalid token"}'),
  'never stops talking': (reply: ServerResponse) => {
    reply.writeHead(200, { 'content-type': 'application/json' })
    const part = Buffer.alloc(256 * 1024, 0x20)
    const talk = () => {
      if (!reply.destroyed) reply.write(part, () => setImmediate(talk))
    }
    talk()
  },
  'leads elsewhere': (reply: ServerResponse) => void reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
} as const
export type Misbehaviour = keyof typeof misbehaviours
export const allMisbehaviours = Object.keys(misbehaviours) as Misbehaviour[]

/** A payment provider on this machine: answers by `answer`, or misbehaves on request. */
export class ProviderServer {
  readonly asked: Asked[] = []
  misbehaviour: Misbehaviour | null = null
  private readonly server: Server

  private constructor(answer: (asked: Asked) => Answer) {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test')
        const { method = 'GET', headers } = request
        const asked = { method, path: pathname, query: searchParams, body: Buffer.concat(parts).toString(), headers: headers as Asked['headers'] }
        this.asked.push(asked)
        if (this.misbehaviour !== null) {
          misbehaviours[this.misbehaviour](reply)
          return
        }
        const answered = answer(asked) ?? { status: 404, json: { error: { type: 'invalid_request_error', message: 'not found' }, message: 'not found' } }
        reply.writeHead(answered.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answered.json))
      })
    })
  }

  static async start(answer: (asked: Asked) => Answer): Promise<ProviderServer> {
    const provider = new ProviderServer(answer)
    await new Promise<void>((resolve) => provider.server.listen(0, '127.0.0.1', resolve))
    return provider
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
