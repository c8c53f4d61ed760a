import { join } from 'node:path'
import { lifetimes } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { noAnswers, openAnswerCache } from '../../network/answer-cache.ts'
import { openRequestPause } from '../../network/request-pause.ts'
import { ToolError } from '../../run/tool-error.ts'
import { guardedFetch } from '../../safety/guarded-fetch.ts'
import type { PhotoProvider } from './photo-library.ts'

export type LibraryAccess = {
  /** For answers and pauses of all libraries; `null`: kept by this process alone. */
  cacheFolder: string | null
  /** Whether addresses on this machine may be asked: a mirror, or a test. */
  allowPrivate: boolean
  /** Address or e-mail of the operator, which some libraries ask for. */
  contact: string | null
  now: () => Date
}

export type LibraryClient = {
  /** The answer to a GET, parsed. `key` goes with the request and is not part of what is stored. */
  getJson(address: URL, signal: AbortSignal, key?: { header: string; value: string } | { parameter: string; value: string }): Promise<unknown>
}

const requestLimit: Milliseconds = 3000
const mostBytes = 1_000_000
const waitWithoutHint: Milliseconds = 60_000

/**
 * Asks one library, at most as often as it wants: answers are stored for a day, a 429 or three
 * failures in a row are a pause for all processes. Throws `ToolError`; the key is in no message.
 */
export function openLibraryClient(name: PhotoProvider, { cacheFolder, allowPrivate, contact, now }: LibraryAccess): LibraryClient {
  const folder = cacheFolder === null ? null : join(cacheFolder, name)
  const cache = folder === null ? noAnswers : openAnswerCache({ folder, now })
  const pause = openRequestPause(folder, now)

  return {
    async getJson(address, signal, key) {
      const stored = await cache.read(address.href)
      if (stored !== null) return JSON.parse(stored) as unknown
      signal.throwIfAborted()
      if ((await pause.left()) > 0) throw new ToolError(name, 'pause', 'it asked for a pause, or failed too often')
      const asked = new URL(address)
      const headers: Record<string, string> = { 'user-agent': `Relampago/1.0${contact === null ? '' : ` (${contact})`}` }
      if (key !== undefined && 'header' in key) headers[key.header] = key.value
      if (key !== undefined && 'parameter' in key) asked.searchParams.set(key.parameter, key.value)
      let status = 0
      try {
        const { bytes } = await guardedFetch(asked.href, {
          signal,
          maxBytes: mostBytes,
          timeoutMs: requestLimit,
          allowPrivate,
          accept: ['application/json'],
          sameOrigin: true,
          headers,
          onAnswer: (answered) => (status = answered),
        })
        const text = Buffer.from(bytes).toString('utf8')
        const value = JSON.parse(text) as unknown
        await pause.succeeded()
        await cache.write(address.href, text, lifetimes.photoAnswer)
        return value
      } catch (error) {
        signal.throwIfAborted()
        if (status === 429) await pause.wait(waitWithoutHint)
        else await pause.failed()
        throw new ToolError(name, 'search', status >= 400 ? `status ${status}` : error instanceof AppError ? error.code : 'no answer that can be read')
      }
    },
  }
}
