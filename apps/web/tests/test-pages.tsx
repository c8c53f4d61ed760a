import { render } from '@testing-library/react'
import { StrictMode, useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router'
import { App } from '../src/app/app.tsx'

/** The location of the opened site, and navigation without a link. */
type OpenedSite = { state: { location: Location }; navigate: (to: string | number) => void }

/**
 * Opens an address of the whole site as a user does. `strict`: effects run twice, as in
 * development.
 */
export function openPage(address: string, { strict = false }: { strict?: boolean } = {}): OpenedSite {
  let opened: OpenedSite | undefined
  function Watch() {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      opened = { state: { location }, navigate: (to) => void (typeof to === 'number' ? navigate(to) : navigate(to)) }
    }, [location, navigate])
    return null
  }
  const site = (
    <MemoryRouter initialEntries={[address]}>
      <Watch />
      <App />
    </MemoryRouter>
  )
  render(strict ? <StrictMode>{site}</StrictMode> : site)
  const now = () => {
    if (opened === undefined) throw new Error('the site was not drawn')
    return opened
  }
  return {
    get state() {
      return now().state
    },
    navigate: (to) => now().navigate(to),
  }
}
