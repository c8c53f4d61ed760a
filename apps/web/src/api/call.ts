import { languageTags } from '@relampago/domain/catalogue'
import { calls, type CallBody, type CallId, type CallReply } from '@relampago/domain/contracts'
import { currentLanguage } from '../language/language.ts'
import { readStored } from '../storage/stored-values.ts'
import { ApiError, noReply } from './api-error.ts'
import { apiTexts } from './api.texts.ts'
import { failedReply } from './failed-reply.ts'
import { unauthorized } from './unauthorized.ts'

export type CallOptions<Id extends CallId> = {
  /** Values of the `:name` parts of the path. */
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: CallBody<Id>
  /** A name for this request that its repetitions share, where the call takes one. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Of a session that this browser has already forgotten. */
  token?: string
  /** Lets the request go on after the page was closed; for small bodies. */
  keepalive?: boolean
  /** `redirect` (the default) sends the person to the login; `throw` leaves a 401 to the caller. */
  on401?: 'redirect' | 'throw'
  /** What the error says when neither the server nor the status explains it. */
  failedText?: string
}

/**
 * The page's own key: public by nature, never authorisation. The server writes it into the page
 * when it is configured.
 */
function apiKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-key"]')?.content ?? 'relampago-public'
}

function addressOf<Id extends CallId>(id: Id, { params = {}, query }: CallOptions<Id>): string {
  const path = calls[id].path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`
}

function bodyOf(id: CallId, body: unknown): { body?: string | FormData; type?: string } {
  const { encoding } = calls[id]
  if (encoding === 'none' || body === undefined) return {}
  if (encoding === 'json') return { body: JSON.stringify(body), type: 'application/json' }
  // The browser names the boundary of a form with files itself.
  if (encoding === 'upload') return { body: formOf(body as Record<string, string | Blob>) }
  return { body: new URLSearchParams(body as Record<string, string>).toString(), type: 'application/x-www-form-urlencoded' }
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

async function send<Id extends CallId>(id: Id, options: CallOptions<Id>, token: string | null): Promise<Response> {
  const { body, type } = bodyOf(id, options.body)
  const headers = new Headers({ accept: 'application/json', 'accept-language': languageTags[currentLanguage()], 'x-api-key': apiKey() })
  if (type !== undefined) headers.set('content-type', type)
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  try {
    return await fetch(addressOf(id, options), {
      method: calls[id].method,
      headers,
      // A third-party sign-in is tied to this browser by a cookie.
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
    })
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    throw new ApiError({ status: noReply, code: 'network', message: apiTexts[currentLanguage()].network, cause })
  }
}

/** The error of a call that needs a session where there is none. */
function notSignedIn(on401: CallOptions<CallId>['on401']): ApiError {
  const texts = apiTexts[currentLanguage()]
  if (on401 !== 'throw') unauthorized(texts[401])
  return new ApiError({ status: 401, code: 'not_authenticated', message: texts.notSignedIn })
}

async function checked<Id extends CallId>(id: Id, options: CallOptions<Id>): Promise<Response> {
  const token = options.token ?? readStored('token')
  if (token === null && calls[id].permission === 'user') throw notSignedIn(options.on401)
  const response = await send(id, options, token)
  if (response.ok) return response
  // A proxy's error page is not JSON: then only the status counts.
  const reply: unknown = await response.json().catch(() => null)
  const error = failedReply(response, reply ?? {}, currentLanguage())
  // The refusal of an earlier token says nothing about the present session.
  if (response.status === 401 && options.on401 !== 'throw' && token === readStored('token')) unauthorized(apiTexts[currentLanguage()][401])
  if (!error.isExplained && options.failedText !== undefined) error.message = options.failedText
  throw error
}

/** One call of the API. Rejects with an `ApiError` for everything but an abort. */
export async function call<Id extends CallId>(id: Id, options: CallOptions<Id> = {}): Promise<CallReply<Id>> {
  const response = await checked(id, options)
  try {
    return (await response.json()) as CallReply<Id>
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause
    const message = options.failedText ?? apiTexts[currentLanguage()].unknown
    throw new ApiError({ status: response.status, code: 'unexpected_reply', message, isExplained: false, cause })
  }
}

/** A call whose reply is a file. */
export async function callForFile<Id extends CallId>(id: Id, options: CallOptions<Id> = {}): Promise<Blob> {
  const response = await checked(id, options)
  return await response.blob()
}
