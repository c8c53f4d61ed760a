import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** One page, ready to be sent in each encoding. */
export type PageFile = { identity: Buffer; br: Buffer; gzip: Buffer }

/**
 * Reads a page and writes the API's public key into it. The build has compressed the page beside it, which is used while the key is the
 * one it was built with; otherwise it is compressed here, once. `null` when there is no such page.
 */
export async function readPageFile(file: string, apiKey: string): Promise<PageFile | null> {
  const built = await read(file)
  if (built === null) return null
  const identity = Buffer.from(withApiKey(built.toString('utf8'), apiKey))
  const [br, gz] = identity.equals(built) ? await Promise.all([read(`${file}.br`), read(`${file}.gz`)]) : [null, null]
  return { identity, br: br ?? (await promisify(brotliCompress)(identity)), gzip: gz ?? (await promisify(gzip)(identity)) }
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingOf(accepted: string | string[] | undefined): keyof PageFile {
  const allowed = new Set<string>()
  for (const part of String(accepted ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', quality = ''] = part.split(';').map((one) => one.trim())
    if (!/^q=0(\.0*)?$/.test(quality)) allowed.add(name)
  }
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') ? 'gzip' : 'identity'
}

function withApiKey(html: string, apiKey: string): string {
  const escaped = apiKey.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html.replace(/(<meta name="api-key" content=")[^"]*"/, (_, start: string) => `${start}${escaped}"`)
}

async function read(file: string): Promise<Buffer | null> {
  return readFile(file).catch(() => null)
}
