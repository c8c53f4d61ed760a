import { join } from 'node:path'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import { AppError, type ErrorCode, type ErrorParameters } from '@relampago/domain/contracts'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { productAddress } from '@relampago/video/product-address'
import { createChildLine, type ChildWish } from '../limits/child-line.ts'
import { createMemoryCounter } from '../limits/counter.ts'
import { createKeptResults } from './kept-results.ts'

/** What the process that reads a page is told. */
export type GlanceOrder = { address: string; language: VideoLanguage; allowPrivateFetch: boolean }
/** What a page says of its product; `photo` is a JPEG in Base64. */
type Glance = { name: string; price: string | null; listPrice: string | null; host: string; photo: string | null }
/** What that process answers. */
export type GlanceAnswer = { glance: Glance } | { refused: { code: ErrorCode; parameters: ErrorParameters } }

export type GlancesOptions = {
  /** Pages on this machine; development and tests only. */
  allowPrivateFetch: boolean
  now: () => Date
  log: (message: string) => void
  /** File of the process that reads one page; its input is a `GlanceOrder` as JSON. */
  module?: string
  timeoutMs?: Milliseconds
}
type GlanceWish = Omit<ChildWish, 'input'> & { link: string; language: VideoLanguage }
export type Glances = {
  /**
   * What a video would show of the product behind a link, or why its page cannot be read. Throws
   * `AppError`: page_address_invalid for what is no link, `preview_busy` when too many pages or too
   * many of one shop are wanted or it took too long, `too_many_requests` when the owner has one
   * under way.
   */
  of: (wish: GlanceWish) => Promise<GlanceAnswer>
  /** Ends the processes that read. */
  close: () => void
}

const limits = {
  // That of the decoder of uploaded pictures.
  memoryKilobytes: 2_000_000,
  cpuSeconds: 10,
  // A photo of 540x540 has 60 KB.
  outputBytes: 2 * 1024 * 1024,
}
const keptBytes = 16 * 1024 * 1024
/** Prices change; who comes back within minutes sees what was read. */
const readForMs: Milliseconds = 10 * 60_000
/** A shop that was away may be back soon. */
const refusedForMs: Milliseconds = 60_000
/** Of all visitors together, so that they cannot send us to one shop again and again. */
const ofOneShop = { pages: 30, windowMs: 60_000 }
const retryAfter: Seconds = 5

/** Reads product pages outside this process, two at a time, and keeps what they said. */
export function createGlances({
  allowPrivateFetch,
  now,
  log,
  module = join(import.meta.dirname, 'product-child.ts'),
  timeoutMs = 22_000,
}: GlancesOptions): Glances {
  const kept = createKeptResults<GlanceAnswer>(keptBytes, now)
  const shops = createMemoryCounter(now)
  const line = createChildLine({
    failed: 'a product page was not read',
    module,
    limits,
    timeoutMs,
    atOnce: 2,
    waitingAtMost: 4,
    busy: 'preview_busy',
    retryAfter,
    log,
  })

  async function read({ address, language }: Omit<GlanceOrder, 'allowPrivateFetch'>, wish: Omit<ChildWish, 'input'>): Promise<GlanceAnswer> {
    const { count } = await shops.add(new URL(address).hostname, 1, ofOneShop.windowMs)
    if (count > ofOneShop.pages) throw new AppError('preview_busy', { seconds: retryAfter })
    const order: GlanceOrder = { address, language, allowPrivateFetch }
    const output = (await line.run({ ...wish, input: order })).toString('utf8')
    const answer = JSON.parse(output) as GlanceAnswer
    kept.keep(keyOf(address, language), answer, { bytes: output.length, forMs: 'glance' in answer ? readForMs : refusedForMs })
    return answer
  }

  return {
    async of({ link, language, ...wish }) {
      const address = productAddress(link)
      if (address === null) throw new AppError('page_address_invalid')
      return kept.find(keyOf(address, language)) ?? (await read({ address, language }, wish))
    },
    close: line.close,
  }
}

function keyOf(address: string, language: VideoLanguage): string {
  return JSON.stringify([address, language])
}
