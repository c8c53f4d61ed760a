import { vi } from 'vitest'

export type SeenRequest = { method: string; path: string; headers: Headers; body: string | null }
type Answer = { status?: number; body: unknown }
type Routes = Record<string, Answer | ((request: SeenRequest) => Answer)>

/** Stands in for the server at `fetch`: answers `"POST /auth/login"` and the like, and lists what was asked. Unknown calls fail like a lost connection. */
export function answerWith(routes: Routes): SeenRequest[] {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request = { method, path, headers: new Headers(headers), body: typeof body === 'string' ? body : null }
    seen.push(request)
    const route = routes[`${method} ${path}`]
    if (route === undefined) throw new TypeError('Failed to fetch')
    const answer = typeof route === 'function' ? route(request) : route
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  return seen
}

/** A failed reply as the server writes it. */
export function failure(status: number, code: string, text: string): Answer {
  return { status, body: { success: false, message: text, detail: text, error: text, error_type: code } }
}

export const bia = {
  id: '7f9c',
  name: 'Bia Ramos',
  email: 'bia@fazcafe.com.br',
  plan: 'free',
  is_verified: true,
  created_at: '2026-11-01T12:00:00.000Z',
  plan_started_at: null,
}
