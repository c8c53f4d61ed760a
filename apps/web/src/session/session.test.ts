import { describe, expect, it } from 'vitest'
import { answerWith, bia, failure } from '../test-server.ts'
import { isOwnPath, pathAfterLogin } from './own-path.ts'
import { keepPendingTask, readPendingTask } from './pending-task.ts'
import { currentSession, refreshSession, signIn, signOut } from './session.ts'

describe('paths after the login', () => {
  it.each([
    ['/generator', true],
    ['/verify-code?email=a@b.co', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://evil.example', false],
    ['generator', false],
    ['', false],
    [null, false],
  ])('%j is ours: %s', (path, ours) => {
    expect(isOwnPath(path)).toBe(ours)
  })

  it('are the parameter, then the page one was sent away from, then home', () => {
    localStorage.setItem('pendingRedirect', '/templates')
    expect(pathAfterLogin('/generator')).toBe('/generator')
    expect(localStorage.getItem('pendingRedirect')).toBeNull()

    localStorage.setItem('pendingRedirect', '/templates')
    expect(pathAfterLogin('//evil.example')).toBe('/templates')
    expect(pathAfterLogin(null)).toBe('/')
  })
})

describe('the session', () => {
  it('keeps token and user in storage after signing in', async () => {
    answerWith({ 'POST /auth/login': { body: { access_token: 'abc' } }, 'GET /auth/me': { body: bia } })

    await signIn('bia@fazcafe.com.br', 'Senha123', true)

    expect(localStorage.getItem('token')).toBe('abc')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(bia)
    expect(currentSession()).toEqual({ state: 'signedIn', user: bia })
  })

  it.each([
    ['a lost connection', {}, 'abc'],
    ['a failing server', { 'GET /auth/me': failure(500, 'internal_error', 'x') }, 'abc'],
    ['a refused token', { 'GET /auth/me': failure(401, 'not_authenticated', 'x') }, null],
  ])('after %s the token is %j', async (_, answers, token) => {
    answerWith(answers)
    localStorage.setItem('token', 'abc')

    await refreshSession()

    expect(localStorage.getItem('token')).toBe(token)
  })

  it('forgets everything personal on signing out, but not the language', () => {
    for (const key of ['token', 'user', 'pendingRedirect', 'pendingVideoData', 'userStats', 'subscriptionData', 'planData', 'language', 'wizardState'])
      localStorage.setItem(key, 'x')
    sessionStorage.setItem('x', 'x')

    signOut()

    expect(Object.keys(localStorage).sort()).toEqual(['language', 'wizardState'])
    expect(sessionStorage).toHaveLength(0)
    expect(currentSession().state).toBe('signedOut')
  })
})

describe('the running video', () => {
  it('is found again, and a broken entry is as good as none', () => {
    keepPendingTask({ taskId: 't1', input: 'café', kind: 'theme', startedAt: 5 })
    expect(readPendingTask()).toEqual({ taskId: 't1', input: 'café', kind: 'theme', startedAt: 5 })

    localStorage.setItem('pendingVideoData', '{')
    expect(readPendingTask()).toBeNull()
  })
})
