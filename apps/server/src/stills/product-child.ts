// The process that reads one product page for a preview: its order is JSON on standard input, its
// answer JSON on standard output. One page for each process.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { AppError } from '@relampago/domain/contracts'
import { glanceAtProduct } from '@relampago/video/product-glance'
import type { GlanceAnswer, GlanceOrder } from './glances.ts'

async function answerTo({ address, language, allowPrivateFetch }: GlanceOrder): Promise<GlanceAnswer> {
  const folder = await mkdtemp(join(tmpdir(), 'relampago-glance-'))
  try {
    const tools = { folder, signal: new AbortController().signal }
    const { photo, ...glance } = await glanceAtProduct(address, { language, tools, allowPrivateFetch, now: () => new Date() })
    return { glance: { ...glance, photo: photo?.toString('base64') ?? null } }
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, parameters: error.parameters } }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

process.stdout.write(JSON.stringify(await answerTo(JSON.parse(await text(process.stdin)) as GlanceOrder)))
