import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ThemeChoice } from './theme-choice.tsx'
import { useShownTheme } from './theme.ts'

function Page() {
  useShownTheme()
  return <ThemeChoice />
}
const shown = () => document.documentElement.dataset['theme']
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark'].map((theme) => `<meta name="theme-color" data-theme="${theme}" />`).join('')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
  document.head.innerHTML = ''
})

describe('the theme', () => {
  it('is that of the system until one is chosen, and again when that is', async () => {
    render(<Page />)
    const user = userEvent.setup()
    expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked()
    expect([shown(), ...bars()]).toEqual([undefined, '(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])

    await user.click(screen.getByRole('radio', { name: 'Claro' }))
    expect([shown(), localStorage.getItem('theme'), ...bars()]).toEqual(['light', 'light', 'all', 'not all'])

    await user.click(screen.getByRole('radio', { name: 'Sistema' }))
    expect([shown(), localStorage.getItem('theme')]).toEqual([undefined, null])
    expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  it('that was chosen earlier is shown', () => {
    localStorage.setItem('theme', 'dark')

    render(<Page />)

    expect([shown(), ...bars()]).toEqual(['dark', 'not all', 'all'])
    expect(screen.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  })

  it.each(['sepia', '', 'system', '"><script>'])('is that of the system where %j is stored', (stored) => {
    localStorage.setItem('theme', stored)

    render(<Page />)

    expect(shown()).toBeUndefined()
    expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked()
  })

  it('can be chosen where the browser forbids the storage', async () => {
    const refuse = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(<Page />)
    expect(shown()).toBeUndefined()

    await userEvent.setup().click(screen.getByRole('radio', { name: 'Claro' }))

    expect(shown()).toBe('light')
    expect(screen.getByRole('radio', { name: 'Claro' })).toBeChecked()
  })
})
