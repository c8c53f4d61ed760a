import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** One page, ready to be sent in each encoding. */
export type PageFile = { [Encoding in PageEncoding]: () => Promise<Buffer> }
export type PageEncoding = 'identity' | 'br' | 'gzip'

/**
 * Reads a page and writes the API's public key into it. The build's compressed copies are used
 * while the key is the one it was built with; otherwise the page is compressed at its first
 * request.
 */
export async function readPageFile(file: string, apiKey: string): Promise<PageFile> {
  const built = await readFile(file)
  const identity = Buffer.from(withApiKey(built.toString('utf8'), apiKey))
  const isAsBuilt = identity.equals(built)
  const compressed = async (ending: string) => (isAsBuilt ? readFile(`${file}.${ending}`).catch(() => null) : null)
  const [br, gz] = await Promise.all([compressed('br'), compressed('gz')])
  return {
    identity: async () => identity,
    br: once(async () => br ?? promisify(brotliCompress)(identity)),
    gzip: once(async () => gz ?? promisify(gzip)(identity)),
  }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}

/** The best encoding that an Accept-Encoding header allows. */
export function encodingOf(accepted: string | string[] | undefined): PageEncoding {
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
