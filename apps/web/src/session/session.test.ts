import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith, bia, failure } from '../../tests/test-server.ts'
import { carryRedirect, isOwnPath, pathAfterLogin } from './own-path.ts'
import { keepPendingTask, readPendingTask } from './pending-task.ts'
import { beginSession, currentSession, refreshSession, signOut, startSession } from './session.ts'
import { readStored, writeStored } from '../storage/stored-values.ts'

describe('paths after the login', () => {
  it.each([
    ['/generator', true],
    ['/verify-code?email=a@b.co', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['https://evil.example', false],
    ['https:evil.example', false],
    ['javascript:alert(1)', false],
    ['\\\\evil.example', false],
    ['/\r\n/evil.example', false],
    ['\u0000/evil.example', false],
    [' //evil.example', false],
    ['///evil.example', false],
    ['/.//evil.example', false],
    ['/..//evil.example', false],
    ['/%2Fevil.example', false],
    ['/%2fevil.example', false],
    ['/%5Cevil.example', false],
    ['/%09/evil.example', false],
    ['%2F%2Fevil.example', false],
    ['/%252Fevil.example', true],
    ['/%', false],
    ['/@evil.example', true],
    ['/search?q=100%25&x=//y', true],
    ['/generator#top', true],
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

  it.each(['/login', '/login?redirect=/login', '/login#x'])('never lead back to %s', (path) => {
    expect(pathAfterLogin(path)).toBe('/')
  })

  it('are carried from page to page, foreign ones are not', () => {
    expect(carryRedirect('/signup', '/generator?input=café')).toBe('/signup?redirect=%2Fgenerator%3Finput%3Dcaf%C3%A9')
    expect(carryRedirect('/signup', '//evil.example')).toBe('/signup')
    expect(carryRedirect('/signup', null)).toBe('/signup')
  })
})

describe('the session', () => {
  it('keeps token and user in storage', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })

    await beginSession('abc')

    expect(localStorage.getItem('token')).toBe('abc')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(bia)
    expect(currentSession()).toEqual({ state: 'signedIn', user: bia })
  })

  it('does not show the last user to the next', async () => {
    answerWith({})
    localStorage.setItem('user', JSON.stringify(bia))

    await beginSession('of-another')

    expect(currentSession()).toEqual({ state: 'signedIn', user: null })
  })

  it('continues for the same user with a fresh token', async () => {
    answerWith({})
    await beginSession('old', bia)

    await beginSession('fresh', currentSession().user)

    expect(localStorage.getItem('token')).toBe('fresh')
    expect(currentSession().user).toEqual(bia)
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
})

describe('a page', () => {
  let stop = () => {}
  afterEach(() => stop())
  const otherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it.each(['{', '5', 'null', '[]', '{"name":5,"email":null}', '"x"'])('with the stored user %s waits for the real one', async (stored) => {
    answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    localStorage.setItem('user', stored)

    stop = startSession()

    expect(currentSession()).toEqual({ state: 'signedIn', user: null, isUnconfirmed: true })
    await vi.waitFor(() => expect(currentSession().user).toEqual(bia))
  })

  it('asks again when it becomes visible', async () => {
    const seen = answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    stop = startSession()
    await vi.waitFor(() => expect(seen).toHaveLength(1))

    document.dispatchEvent(new Event('visibilitychange'))

    await vi.waitFor(() => expect(seen).toHaveLength(2))
  })

  it('is signed out with the other tabs, and in with them', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })
    localStorage.setItem('token', 'abc')
    sessionStorage.setItem('x', 'x')
    stop = startSession()

    localStorage.removeItem('token')
    otherTab('token')
    expect(currentSession().state).toBe('signedOut')
    expect(sessionStorage).toHaveLength(0)

    localStorage.setItem('token', 'def')
    otherTab('token')
    await vi.waitFor(() => expect(currentSession()).toEqual({ state: 'signedIn', user: bia }))

    localStorage.clear()
    otherTab(null)
    expect(currentSession().state).toBe('signedOut')
  })

  it('is not signed in again by an answer that came too late', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    answerWith({ 'GET /auth/me': () => answer.promise })
    localStorage.setItem('token', 'abc')

    const refreshed = refreshSession()
    signOut()
    answer.resolve({ body: bia })
    await refreshed

    expect(currentSession().state).toBe('signedOut')
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('is not signed out by the refusal of an earlier token', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof failure>>>()
    answerWith({ 'GET /auth/me': () => answer.promise })
    localStorage.setItem('token', 'old')

    const refreshed = refreshSession()
    localStorage.setItem('token', 'new')
    answer.resolve(failure(401, 'not_authenticated', 'x'))
    await refreshed

    expect(localStorage.getItem('token')).toBe('new')
  })
})

describe('a browser that keeps nothing', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each(['getItem', 'setItem', 'removeItem'] as const)('(%s fails) still lets a person sign in and out', async (method) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const seen = answerWith({ 'GET /auth/me': { body: bia } })

    await beginSession('abc')
    expect(currentSession()).toEqual({ state: 'signedIn', user: bia })
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer abc')

    signOut()
    expect(readStored('token')).toBeNull()
  })

  it('keeps a value again as soon as there is room', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored('lastSignupEmail', 'a@b.co')
    full.mockRestore()

    writeStored('lastSignupEmail', 'c@d.co')

    expect([readStored('lastSignupEmail'), localStorage.getItem('lastSignupEmail')]).toEqual(['c@d.co', 'c@d.co'])
  })
})

describe('the running video', () => {
  it('is found again, and an invalid entry counts as none', () => {
    keepPendingTask({ taskId: 't1', input: 'café', kind: 'theme', startedAt: 5 })
    expect(readPendingTask()).toEqual({ taskId: 't1', input: 'café', kind: 'theme', startedAt: 5 })

    localStorage.setItem('pendingVideoData', '{')
    expect(readPendingTask()).toBeNull()
  })
})
