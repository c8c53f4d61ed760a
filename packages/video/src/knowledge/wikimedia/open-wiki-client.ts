import { lifetimes } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Bytes, Milliseconds } from '@relampago/domain/units'
import { ToolError } from '../../run/tool-error.ts'
import { guardedFetch } from '../../safety/guarded-fetch.ts'
import { noAnswers, openAnswerCache } from '../../network/answer-cache.ts'
import { openRequestPause } from '../../network/request-pause.ts'
import type { WikiClient } from './wiki-client.ts'

export type WikiClientOptions = {
  /** Address or e-mail of the operator: the access policy of Wikimedia asks for one. */
  contact: string
  /** Of this program. */
  version: string
  /** `null`: nothing is stored. */
  cacheFolder: string | null
  /** Whether addresses on this machine may be asked: a mirror of one's own, or a test. */
  allowPrivate: boolean
  now: () => Date
  maxBytes?: Bytes
  timeoutMs?: Milliseconds
}

const day: Milliseconds = 24 * 60 * 60 * 1000
const lifetime: Milliseconds = lifetimes.encyclopediaAnswer
/** The page may be written tomorrow. */
const lifetimeOfNothing: Milliseconds = day
const requestLimit: Milliseconds = 2000
/** The record of a country on Wikidata has over a megabyte. */
const mostBytes: Bytes = 3_000_000
const waitWithoutHint: Milliseconds = 60_000
/** Codes of the Action API, whose answers have the status 200. */
const busyCodes = ['maxlag', 'ratelimited', 'readonly']

// One request at a time for the whole process, whichever client asks: so the policy wants it.
let turn: Promise<unknown> = Promise.resolve()
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}

type Answer = { status: number; retryAfter: string | null; text: string }

/**
 * A client that keeps to the User-Agent policy and the etiquette of Wikimedia's interfaces. It
 * throws `ToolError` when there is no answer, and the signal's reason when aborted.
 */
export function openWikiClient(options: WikiClientOptions): WikiClient {
  const { cacheFolder, now } = options
  const cache = cacheFolder === null ? noAnswers : openAnswerCache({ folder: cacheFolder, now })
  const pause = openRequestPause(cacheFolder, now)

  async function ask(address: URL, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted()
    const left = await pause.left()
    if (left > 0) throw failure('pause', `no request for ${Math.ceil(left / 1000)} s more`)
    try {
      const { text, retryAfter } = await fetchText(address, signal, options)
      const value = parse(text)
      await checkError(value, retryAfter)
      await pause.succeeded()
      await cache.write(address.href, text, knowsSomething(value) ? lifetime : lifetimeOfNothing)
      return value
    } catch (error) {
      await note(error, signal)
      throw error
    }
  }

  /** A failure counts, a person who stops a video does not. */
  async function note(error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof BusyError) return await pause.wait(error.waitMs)
    if (signal.aborted && !(signal.reason instanceof ToolError)) return
    await pause.failed()
  }

  async function checkError(value: object, retryAfter: string | null): Promise<void> {
    const code = errorCode(value)
    if (code === null) return
    if (busyCodes.includes(code)) throw new BusyError(code, waitOf(retryAfter, now()))
    throw failure('answer', code)
  }

  return {
    async getJson(address, signal) {
      const cached = await cache.read(address.href)
      const known = cached === null ? null : parseStored(cached)
      return known ?? (await inTurn(() => ask(address, signal)))
    },
  }
}

/** The service asks for a pause. */
class BusyError extends ToolError {
  readonly waitMs: Milliseconds
  constructor(what: string, waitMs: Milliseconds) {
    super('wikimedia', 'request', `${what}, to be asked again in ${Math.ceil(waitMs / 1000)} s`)
    this.waitMs = waitMs
  }
}

function failure(step: string, detail: string, options?: ErrorOptions): ToolError {
  return new ToolError('wikimedia', step, detail.slice(0, 200), options)
}

async function fetchText(address: URL, signal: AbortSignal, options: WikiClientOptions): Promise<Answer> {
  const { contact, version, allowPrivate, now, maxBytes = mostBytes, timeoutMs = requestLimit } = options
  let status = 0
  let retryAfter: string | null = null
  const onAnswer = (answered: number, headers: { get(name: string): string | null }) => {
    status = answered
    retryAfter = headers.get('retry-after')
  }
  try {
    const { bytes } = await guardedFetch(address.href, {
      signal,
      maxBytes,
      timeoutMs,
      allowPrivate,
      accept: ['application/json'],
      sameOrigin: true,
      headers: { 'user-agent': `Relampago/${version} (${contact})` },
      onAnswer,
    })
    return { status, retryAfter, text: Buffer.from(bytes).toString('utf8') }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (status === 429 || (status === 503 && retryAfter !== null)) throw new BusyError(`status ${status}`, waitOf(retryAfter, now()))
    throw failure('request', status >= 400 ? `status ${status}` : error.code, { cause: error })
  }
}

/** `Retry-After` is a number of seconds or a date. */
function waitOf(retryAfter: string | null, now: Date): Milliseconds {
  if (retryAfter === null) return waitWithoutHint
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return seconds * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? waitWithoutHint : date - now.getTime()
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch (error) {
    throw failure('answer', 'not JSON', { cause: error })
  }
  throw failure('answer', 'no object')
}

function parseStored(text: string): object | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

function errorCode(value: object): string | null {
  if (!('error' in value)) return null
  const { error } = value
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'error'
}

/** Whether an answer holds at least one page or record that exists. */
function knowsSomething(value: object): boolean {
  const { query, entities } = value as { query?: { pages?: unknown }; entities?: unknown }
  const found = [query?.pages, entities].flatMap((list): unknown[] => (typeof list === 'object' && list !== null ? Object.values(list) : []))
  return found.some((one) => typeof one === 'object' && one !== null && !('missing' in one))
}
