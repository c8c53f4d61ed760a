import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSending } from './use-sending.ts'

describe('sending', () => {
  it('happens once for two presses in the same moment, and again afterwards', async () => {
    const { result } = renderHook(() => useSending('Erro'))
    const answer = Promise.withResolvers<void>()
    const action = vi.fn<() => Promise<void>>(() => answer.promise)

    await act(async () => {
      void result.current.send(action)
      void result.current.send(action)
    })
    expect([action.mock.calls.length, result.current.sending]).toEqual([1, true])

    await act(async () => answer.resolve())
    await act(() => result.current.send(action))
    expect([action.mock.calls.length, result.current.sending]).toEqual([2, false])
  })

  it('can be tried again after a bug', async () => {
    const { result } = renderHook(() => useSending('Erro'))

    await expect(act(() => result.current.send(() => Promise.reject(new Error('a bug'))))).rejects.toThrow('a bug')

    expect(result.current.sending).toBe(false)
  })
})
