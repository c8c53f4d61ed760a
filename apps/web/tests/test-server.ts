import type { CallReply } from '@relampago/domain/contracts'
import { vi } from 'vitest'

export type SeenRequest = { method: string; path: string; headers: Headers; body: string | null }
type Answer = { status?: number; body: unknown; headers?: Record<string, string> }
type Routes = Record<string, Answer | ((request: SeenRequest) => Answer | Promise<Answer>)>

/**
 * Replaces `fetch`: answers `"POST /auth/login"` and the like, with or without a query, and lists
 * the requests. Unknown calls fail like a lost connection.
 */
export function answerWith(routes: Routes): SeenRequest[] {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request = { method, path, headers: new Headers(headers), body: typeof body === 'string' ? body : null }
    seen.push(request)
    const route = routes[`${method} ${path}`] ?? routes[`${method} ${path.split('?')[0]}`]
    if (route === undefined) throw new TypeError('Failed to fetch')
    const answer = typeof route === 'function' ? await route(request) : route
    if (answer.body instanceof Blob) {
      const { type } = answer.body
      return new Response(await answer.body.text(), { status: answer.status ?? 200, ...(type !== '' && { headers: { 'content-type': type } }) })
    }
    return Response.json(answer.body, { status: answer.status ?? 200, ...(answer.headers && { headers: answer.headers }) })
  })
  return seen
}

/** What was sent to one address, in order. */
export function bodiesTo(seen: readonly SeenRequest[], path: string): unknown[] {
  return seen.filter((request) => request.path === path).map(({ body }) => JSON.parse(body ?? 'null') as unknown)
}

/** A failed reply as the server writes it. */
export function failure(status: number, code: string, text: string): Answer {
  return { status, body: { success: false, message: text, detail: text, error: text, error_type: code } }
}

export const bia: CallReply<'me'> = {
  id: '7f9c',
  name: 'Bia Ramos',
  email: 'bia@fazcafe.com.br',
  plan: 'free',
  is_verified: true,
  has_password: true,
  created_at: '2026-11-01T12:00:00.000Z',
  plan_started_at: null,
}
