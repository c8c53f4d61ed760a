import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../test-pages.tsx'
import { answerWith } from '../test-server.ts'

const connection = vi.hoisted(() => ({ isLost: true }))
vi.mock('./soon-page.tsx', () => ({
  soonPage: () => {
    if (connection.isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <h1>Chegou</h1>
  },
}))

function loseConnection(isLost: boolean): void {
  connection.isLost = isLost
  vi.stubGlobal('navigator', { onLine: !isLost })
}

beforeEach(() => {
  // React reports what it has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answerWith({})
})

describe('a page whose code does not arrive', () => {
  it('says so under the navigation, which still leads elsewhere', async () => {
    connection.isLost = true
    const site = openPage('/about')
    const user = userEvent.setup()

    expect(await screen.findByRole('heading', { name: 'Esta página não abriu' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Algo quebrou do nosso lado')
    expect(screen.getByRole('button', { name: 'Recarregar' })).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: /relâmpago/ })).toBeVisible()
    expect(site.state.location.pathname).toBe('/')
  })

  it('for want of a connection opens by itself once there is one', async () => {
    loseConnection(true)
    openPage('/blog')
    expect(await screen.findByRole('alert')).toHaveTextContent('Você está sem internet.')

    loseConnection(false)
    act(() => void dispatchEvent(new Event('online')))

    expect(await screen.findByRole('heading', { name: 'Chegou' })).toBeVisible()
  })

  it('is tried again in place while the browser knows of no connection', async () => {
    loseConnection(true)
    openPage('/status')
    const user = userEvent.setup({ document })
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })

    connection.isLost = false
    await user.click(again)

    expect(await screen.findByRole('heading', { name: 'Chegou' })).toBeVisible()
  })
})
