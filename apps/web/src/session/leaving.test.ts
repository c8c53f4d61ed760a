import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { firstWizard, readSavedWizard, writeSavedWizard, type Wizard } from '@relampago/domain/rules'
import { answerWith, bia, bodiesTo, failure, type SeenRequest } from '../../tests/test-server.ts'
import { personalKeys } from '../storage/storage-keys.ts'
import { saveFile } from '../ui/save-file.ts'
import { showToast, useToasts } from '../ui/toasts.ts'
import { readPendingTask } from './pending-task.ts'
import { currentPerson } from './person.ts'
import { beginSession, currentSession, forgetSession, refreshSession, signOut, startSession } from './session.ts'
import { noteWizard, wizardWasKept } from './unfinished.ts'

const toasts = () => renderHook(useToasts).result.current.map(({ title }) => title)
const everything = () => JSON.stringify([toasts(), ...[localStorage, sessionStorage].map((storage) => Object.entries(storage))])

const path = '/api/v1/me/drafts'
const secret: Wizard = { ...firstWizard, step: 2, form: { ...firstWizard.form, input: 'divórcio', context: 'da Ana com o Rui' } }
const written = writeSavedWizard(secret)
const tokenOf = (account: string, number = 1) => `x.${btoa(JSON.stringify({ sub: account, number })).replaceAll('=', '')}.x`
const server = {
  'GET /auth/me': { body: bia },
  [`GET ${path}`]: { body: { wizard: null, order: null, task: null } },
  [`PUT ${path}`]: { body: { success: true } },
  'POST /auth/logout': { body: { success: true, message: '' } },
  'DELETE /api/v1/me/sessions': { body: { success: true, message: '' } },
}
const callsOf = (seen: SeenRequest[]) => seen.map(({ method, path: address }) => `${method} ${address}`)

/** A signed-in person who has left something in every place. */
function fillEverything(): void {
  for (const key of personalKeys) localStorage.setItem(key, 'divórcio')
  localStorage.setItem('token', tokenOf('ana'))
  localStorage.setItem('wizardState', written)
  localStorage.setItem('pendingOrder', '{"key":"12345678","order":"{}"}')
  localStorage.setItem('language', 'pt')
  sessionStorage.setItem('x', 'divórcio')
  showToast({ kind: 'good', title: 'divórcio' })
  noteWizard(written)
}
function expectNothingLeft(): void {
  expect(Object.keys(localStorage).filter((key) => key !== 'pendingRedirect')).toEqual(['language'])
  expect(everything()).not.toMatch(/div|Rui/)
}

describe('a person leaves nothing behind', () => {
  it('by signing out, and the server has the draft before the session ends', async () => {
    const seen = answerWith(server)
    fillEverything()

    signOut()

    expectNothingLeft()
    await vi.waitFor(() => expect(callsOf(seen)).toEqual([`PUT ${path}`, 'POST /auth/logout']))
    expect(seen.map((request) => request.headers.get('authorization'))).toEqual(Array(2).fill(`Bearer ${tokenOf('ana')}`))
    expect(bodiesTo(seen, path)).toMatchObject([{ wizard: { context: 'da Ana com o Rui', step: 2 }, order: { key: '12345678' } }])
  })

  it.each([
    ['{"new":{}}', ['Rascunhos de templates apagados']],
    [null, []],
  ])('and reads which templates were not saved: %s', (drafts, said) => {
    answerWith(server)
    localStorage.setItem('token', tokenOf('ana'))
    if (drafts !== null) localStorage.setItem('templateDrafts', drafts)

    signOut()

    expect(localStorage.getItem('templateDrafts')).toBeNull()
    expect(toasts()).toEqual(said)
  })

  it('by signing out of all devices', async () => {
    const seen = answerWith(server)
    fillEverything()

    signOut('all devices')

    expectNothingLeft()
    await vi.waitFor(() => expect(callsOf(seen)).toEqual([`PUT ${path}`, 'DELETE /api/v1/me/sessions']))
  })

  it('by removing the account, about which the server is not asked', () => {
    const seen = answerWith(server)
    fillEverything()

    forgetSession()

    expectNothingLeft()
    expect(seen).toEqual([])
    expect(currentSession()).toEqual({ state: 'signedOut', user: null })
  })

  it.each([
    ['the same account, which has the draft back', 'ana', written],
    ['another, which has not', 'bia', null],
  ])('when the server refuses the token; then signs in %s', async (_, account, stored) => {
    answerWith({ 'GET /auth/me': failure(401, 'not_authenticated', 'x') })
    fillEverything()
    await refreshSession()
    expectNothingLeft()
    expect(toasts()).toEqual(['Seu rascunho espera por você'])

    answerWith(server)
    await beginSession(tokenOf(account))

    expect(readSavedWizard(localStorage.getItem('wizardState'))).toEqual(readSavedWizard(stored))
  })

  it('when the server refuses the token, silently where the draft is stored already', async () => {
    answerWith({ 'GET /auth/me': failure(401, 'not_authenticated', 'x') })
    fillEverything()
    wizardWasKept(written)

    await refreshSession()

    expectNothingLeft()
    expect(toasts()).toEqual([])
  })

  it.each([
    ['that cannot be reached', {}, ['O rascunho não foi guardado', 'A sessão não terminou no servidor']],
    ['that fails', { ...server, [`PUT ${path}`]: failure(500, 'internal_error', 'x') }, ['O rascunho não foi guardado']],
  ])('with a server %s, which is said', async (_, answers, expected) => {
    answerWith(answers)
    fillEverything()

    signOut()

    expectNothingLeft()
    await vi.waitFor(() => expect(toasts()).toEqual(['Rascunhos de templates apagados', ...expected]))
  })

  it('when another account signs in over theirs', async () => {
    const seen = answerWith(server)
    fillEverything()

    await beginSession(tokenOf('bia'))

    await vi.waitFor(() => expect(callsOf(seen)).toContain('POST /auth/logout'))
    expect(everything()).not.toMatch(/div|Rui/)
    expect(localStorage.getItem('token')).toBe(tokenOf('bia'))
    expect(localStorage.getItem('wizardState')).toBeNull()
  })

  it('not when the same account gets another token', async () => {
    answerWith(server)
    fillEverything()

    await beginSession(tokenOf('ana', 2))

    expect(localStorage.getItem('wizardState')).toBe(written)
  })

  it('as a file whose address still works', () => {
    const released: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:secret', revokeObjectURL: (address: string) => released.push(address) })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    saveFile(new Blob(['x']), 'x.mp4')

    forgetSession()

    expect(released).toEqual(['blob:secret'])
    vi.restoreAllMocks()
  })
})

describe('another tab', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  const open = () => {
    answerWith(server)
    localStorage.setItem('token', tokenOf('ana'))
    const stop = startSession()
    noteWizard(written)
    wizardWasKept(written)
    sessionStorage.setItem('x', 'divórcio')
    return { stop, person: currentPerson() }
  }

  it.each([
    ['signs out', null],
    ['signs another account in', tokenOf('bia')],
  ])('that %s makes this one forget its person', (_, token) => {
    const { stop, person } = open()

    if (token === null) localStorage.clear()
    else localStorage.setItem('token', token)
    tell('token')

    expect(currentPerson()).toBe(person + 1)
    expect(sessionStorage).toHaveLength(0)
    stop()
  })

  it('that renews the token of the same account changes nothing', () => {
    const { stop, person } = open()

    localStorage.setItem('token', tokenOf('ana', 2))
    tell('token')

    expect(currentPerson()).toBe(person)
    stop()
  })

  it('is noticed by a page that the back button revives', () => {
    const { stop, person } = open()

    localStorage.setItem('token', tokenOf('bia'))
    window.dispatchEvent(new Event('pageshow'))

    expect(currentPerson()).toBe(person + 1)
    stop()
  })
})

describe('a person who signs in', () => {
  const theirs = { step: 3, input: 'chá', context: 'o meu' }
  const order = { key: '12345678', order: '{}' }

  it('has back what they left, the order once', async () => {
    const seen = answerWith({ ...server, [`GET ${path}`]: { body: { wizard: theirs, order, task: null } } })

    await beginSession(tokenOf('ana'))

    expect(JSON.parse(localStorage.getItem('wizardState') ?? '')).toEqual(theirs)
    expect(JSON.parse(localStorage.getItem('pendingOrder') ?? '')).toEqual(order)
    expect(seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(['{"order":null}'])
  })

  it('sees the video that is being made for them, wherever they ordered it', async () => {
    const task = { task_id: 'a video', input: 'chá', kind: 'theme', started_at: '2026-11-20T15:00:00.000Z' }
    answerWith({ ...server, [`GET ${path}`]: { body: { wizard: null, order: null, task } } })

    await beginSession(tokenOf('ana'))

    expect(readPendingTask()).toEqual({ taskId: 'a video', input: 'chá', kind: 'theme', startedAt: Date.parse('2026-11-20T15:00:00Z') })
  })

  it('takes along what they typed before, as a visitor', async () => {
    answerWith({ ...server, [`GET ${path}`]: { body: { wizard: theirs, order: null, task: null } } })
    localStorage.setItem('wizardState', written)

    await beginSession(tokenOf('ana'))

    expect(localStorage.getItem('wizardState')).toBe(written)
  })

  it('is signed in also when the drafts cannot be read', async () => {
    answerWith({ 'GET /auth/me': { body: bia } })

    await beginSession(tokenOf('ana'))

    expect(currentSession()).toEqual({ state: 'signedIn', user: bia })
  })

  it('and out again at once gets no draft into the browser', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    answerWith({ ...server, [`GET ${path}`]: () => answer.promise })

    const begun = beginSession(tokenOf('ana'))
    signOut()
    answer.resolve({ body: { wizard: theirs, order, task: null } })
    await begun

    expect(localStorage.getItem('wizardState')).toBeNull()
  })
})
