import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { contentSecurityPolicy } from '../../apps/server/src/api/content-security-policy.ts'
import { buildPreviewPage } from '../../apps/web/tests/build-preview-page.ts'

/** `folder`: what was built. */
export type PreviewSite = { url: string; folder: string; close: () => Promise<void> }

const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm', '.png': 'image/png', '.html': 'text/html' }
const page =
  '<!doctype html><html lang="pt-BR"><title>preview</title><canvas width="360" height="640"></canvas><script type="module" src="/page.js"></script></html>'

/** The header as the server sends it. */
function policyHeader(): string {
  const directives = Object.entries(contentSecurityPolicy.directives)
  return directives.map(([name, sources]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`).join(';')
}

/** A bare page with a canvas and the player, under the security policy of the product. */
export async function openPreviewSite(pictures: Record<string, Buffer>): Promise<PreviewSite> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-preview-site-'))
  await buildPreviewPage(folder)
  const server = createServer((request, reply) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname))
    const file = join(folder, path)
    const picture = pictures[path.slice(1)]
    reply.setHeader('content-security-policy', policyHeader())
    reply.setHeader('content-type', types[extname(path)] ?? 'text/html')
    if (path === '/') reply.end(page)
    else if (path === '/favicon.ico') reply.writeHead(204).end()
    else if (picture !== undefined) reply.end(picture)
    else if (existsSync(file)) createReadStream(file).pipe(reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    folder,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}
