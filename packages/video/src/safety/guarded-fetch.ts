import { AppError } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { Agent, fetch, type Response } from 'undici'
import { checkAddressForm, resolveChecked, resolveWithSystem, type Resolve } from './checked-address.ts'

export type GuardedFetch = {
  signal: AbortSignal
  /** Of the body after decompression; a longer one is cut off while it arrives and refused. */
  maxBytes: number
  /** For all of it: names, connections, redirects and the body. */
  timeoutMs: Milliseconds
  /** Development and tests only: loopback addresses, on any port. Never private networks. */
  allowPrivate: boolean
  /** Media types or families (`text/html`, `image/`) that are wanted; any other is refused. */
  accept: readonly string[]
  /** How names become addresses; tests bring their own. */
  resolve?: Resolve
  /** In place of those that go with every request. */
  headers?: Readonly<Record<string, string>>
  /** Redirects to another host or scheme are refused. */
  sameOrigin?: boolean
  /** Called with every last answer, also one that is refused. */
  onAnswer?: (status: number, headers: Response['headers']) => void
}

export type FetchedPage = {
  /** Address of the last hop. */
  url: string
  /** As the server wrote it, with parameters such as the charset. */
  contentType: string
  bytes: Uint8Array
}

const maxRedirects = 5
const redirectStatuses = [301, 302, 303, 307, 308]
const requestHeaders = {
  'user-agent': 'Relampago/1.0 (reads one page at the request of a person)',
  'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8',
}

/**
 * Fetches an address that a person or a page gave, without letting it reach our own network: each
 * hop's form and every resolved address are checked, and the connection goes to exactly the
 * addresses that were checked. Throws `AppError` with one of the page_ codes, and the signal's
 * reason when aborted.
 */
export async function guardedFetch(address: string, options: GuardedFetch): Promise<FetchedPage> {
  const deadline = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, deadline])
  const agent = checkingAgent(options)
  try {
    const { response, url } = await followRedirects(address, { ...options, signal }, agent)
    return await readResponse(response, url, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (deadline.aborted) throw new AppError('page_timeout', {}, { cause: error })
    throw pageError(error)
  } finally {
    await agent.destroy()
  }
}

/** Connects only to addresses checked in the same step, so that a name cannot change in between. */
function checkingAgent({ resolve = resolveWithSystem, allowPrivate, timeoutMs }: GuardedFetch): Agent {
  return new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: {
      timeout: timeoutMs,
      lookup: (hostName, wanted, answer) => {
        resolveChecked(hostName, resolve, allowPrivate).then(
          (addresses) => {
            const first = addresses[0]
            if (wanted.all === true || first === undefined) answer(null, [...addresses])
            else answer(null, first.address, first.family)
          },
          (error: Error) => answer(error, []),
        )
      },
    },
  })
}

async function followRedirects(address: string, options: GuardedFetch, dispatcher: Agent): Promise<{ response: Response; url: string }> {
  let next = address
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const url = URL.parse(next)
    if (url === null) throw new AppError('page_address_invalid')
    checkAddressForm(url, options.allowPrivate)
    const response = await fetch(url, {
      dispatcher,
      redirect: 'manual',
      signal: options.signal,
      headers: { ...requestHeaders, ...options.headers, accept: options.accept.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ') },
    })
    const location = redirectStatuses.includes(response.status) ? response.headers.get('location') : null
    if (location === null) return { response, url: url.href }
    await response.body?.cancel()
    const target = URL.parse(location, url.href)
    if (options.sameOrigin === true && target?.origin !== url.origin) throw new AppError('page_redirects')
    next = target?.href ?? ''
  }
  throw new AppError('page_redirects')
}

async function readResponse(response: Response, url: string, { accept, maxBytes, onAnswer }: GuardedFetch): Promise<FetchedPage> {
  onAnswer?.(response.status, response.headers)
  const refusal = refusalOf(response, accept, maxBytes)
  if (refusal !== null) {
    await response.body?.cancel()
    throw refusal
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array
    length += part.length
    // Leaving the loop cancels the stream: nothing more is read or unpacked.
    if (length > maxBytes) throw new AppError('page_too_large')
    chunks.push(part)
  }
  return { url, contentType: response.headers.get('content-type') ?? '', bytes: Buffer.concat(chunks) }
}

function refusalOf(response: Response, accept: readonly string[], maxBytes: number): AppError | null {
  const { status } = response
  if (status === 404 || status === 410) return new AppError('page_missing', { status })
  if (status >= 500) return new AppError('page_failing', { status })
  if (!response.ok) return new AppError('page_refused', { status })
  const mediaType = (response.headers.get('content-type') ?? '').toLowerCase().trim()
  if (!accept.some((type) => mediaType.startsWith(type))) return new AppError('page_not_html')
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) return new AppError('page_too_large')
  return null
}

/** undici wraps failures in a TypeError; `cause` is the resolver's, or a failed connection. */
function pageError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof AppError) return cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return new AppError(/TIMEOUT|ETIMEDOUT/.test(code) ? 'page_timeout' : 'page_unreachable', {}, { cause: error })
}
