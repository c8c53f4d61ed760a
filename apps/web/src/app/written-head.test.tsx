import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../tests/test-pages.tsx'

const written = () => document.head.querySelectorAll('[data-written]').length

describe('what the server wrote into the head of a page', () => {
  it('stays with the page and leaves with it: browsers share the canonical address', async () => {
    document.head.innerHTML = '<meta charset="utf-8"><link data-written rel="canonical" href="/templates/1"><meta data-written property="og:title" content="x">'
    const site = openPage('/about')
    await screen.findByRole('heading', { level: 1 })
    const before = written()

    act(() => site.navigate('/about?again'))
    const same = written()
    act(() => site.navigate('/privacy'))

    await waitFor(() => expect(written()).toBe(0))
    expect([before, same]).toEqual([2, 2])
    expect(document.head.querySelector('meta[charset]')).not.toBeNull()
  })
})
