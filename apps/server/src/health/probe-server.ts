import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerProbe, type Checks } from './readiness.ts'

export type ProbeServer = { port: number; close: () => Promise<void> }

/** `/livez` and `/readyz` of a process that serves nothing else. */
export async function startProbeServer({ port, host, checks }: { port: number; host: string; checks: Checks }): Promise<ProbeServer> {
  const server = createServer((request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    void answerProbe(checks, path, search).then((answer) => {
      response.writeHead(answer?.status ?? 404, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' })
      response.end(JSON.stringify(answer?.body ?? { status: 'not found' }))
    })
  })
  server.requestTimeout = 5000
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
