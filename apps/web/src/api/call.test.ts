import { afterEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from '../language/language.ts'
import { answerWith, bia, failure } from '../../tests/test-server.ts'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import { whenUnauthorized } from './unauthorized.ts'

afterEach(() => whenUnauthorized(() => {}))

describe('a call', () => {
  it('carries the key of the page, the token and the language', async () => {
    const seen = answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    startLanguage('en')

    await call('me')

    expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({ 'x-api-key': 'relampago-public', authorization: 'Bearer abc', 'accept-language': 'en' })
  })

  it('sends the login as a form and an order as JSON, and fills in the path', async () => {
    const seen = answerWith({
      'POST /auth/login': { body: { access_token: 't' } },
      'POST /auth/resend-code': { body: { success: true, message: '' } },
      'GET /video-progress/a%2Fb': { body: {} },
    })
    localStorage.setItem('token', 'abc')

    await call('login', { body: { username: 'bia+x@fazcafe.com.br', password: 'a&b' } })
    await call('resendCode', { body: { email: 'bia@fazcafe.com.br' } })
    await call('videoProgress', { params: { taskId: 'a/b' } })

    expect(seen.map(({ body }) => body)).toEqual(['username=bia%2Bx%40fazcafe.com.br&password=a%26b', '{"email":"bia@fazcafe.com.br"}', null])
  })

  it('tells a lost connection apart from an answer', async () => {
    answerWith({})

    await expect(call('options')).rejects.toMatchObject({ status: 0, message: 'Erro de conexão com o servidor. Verifique sua internet e tente novamente.' })
  })

  it('rejects with the abort itself when it was given up', async () => {
    const stop = new AbortController()
    stop.abort()
    vi.stubGlobal('fetch', async () => {
      throw stop.signal.reason
    })

    await expect(call('options', { signal: stop.signal })).rejects.toBe(stop.signal.reason)
  })

  it('that gets no JSON is an unexpected reply', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>'))

    await expect(call('options')).rejects.toMatchObject({ code: 'unexpected_reply' })
  })
})

describe('a 401', () => {
  it('leads to the login unless the caller handles it', async () => {
    answerWith({ 'GET /auth/me': failure(401, 'not_authenticated', 'Não autenticado') })
    const toLogin = vi.fn<(text: string) => void>()
    whenUnauthorized(toLogin)

    localStorage.setItem('token', 'abc')

    await expect(call('me', { on401: 'throw' })).rejects.toBeInstanceOf(ApiError)
    expect(toLogin).not.toHaveBeenCalled()
    await expect(call('me')).rejects.toBeInstanceOf(ApiError)
    expect(toLogin.mock.calls).toEqual([['Você precisa estar logado para acessar esta função. Redirecionando para login...']])
  })

  it('is known without asking where there is no token at all', async () => {
    const seen = answerWith({})
    const toLogin = vi.fn<(text: string) => void>()
    whenUnauthorized(toLogin)

    await expect(call('me', { on401: 'throw' })).rejects.toMatchObject({ status: 401, code: 'not_authenticated', message: 'Não autenticado' })
    expect(toLogin).not.toHaveBeenCalled()
    await expect(call('me')).rejects.toMatchObject({ status: 401 })
    expect(toLogin).toHaveBeenCalledOnce()
    expect(seen).toEqual([])
  })

  it('about a token that was replaced meanwhile leads nowhere', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof failure>>()
    answerWith({ 'GET /auth/me': () => answer.promise })
    const toLogin = vi.fn<(text: string) => void>()
    whenUnauthorized(toLogin)
    localStorage.setItem('token', 'old')

    const asked = call('me')
    localStorage.setItem('token', 'new')
    answer.resolve(failure(401, 'not_authenticated', 'Não autenticado'))

    await expect(asked).rejects.toBeInstanceOf(ApiError)
    expect(toLogin).not.toHaveBeenCalled()
  })
})
