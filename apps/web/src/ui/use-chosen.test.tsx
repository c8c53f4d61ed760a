import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useChosen } from './use-chosen.ts'

function choose(value: string) {
  const hook = renderHook(({ known }) => useChosen(known), { initialProps: { known: value } })
  return {
    chosen: () => hook.result.current[0],
    show: (choice: string) => act(() => hook.result.current[1](choice)),
    know: (known: string) => hook.rerender({ known }),
  }
}

describe('useChosen', () => {
  it('counts at once, before the value is known', () => {
    const { chosen, show, know } = choose('all')
    show('voice')
    expect(chosen()).toBe('voice')
    know('voice')
    expect(chosen()).toBe('voice')
  })

  it('gives way to a value that comes otherwise, as by going back', () => {
    const { chosen, show, know } = choose('all')
    show('voice')
    know('voice')
    know('all')
    expect(chosen()).toBe('all')
    show('voice')
    know('captions')
    expect(chosen()).toBe('captions')
  })

  it('takes a choice back before it is known', () => {
    const { chosen, show } = choose('all')
    show('voice')
    show('all')
    expect(chosen()).toBe('all')
  })
})
