import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { routes } from './app/routes.tsx'

/** Opens an address of the whole site, as a person does. The returned router tells where they are. */
export function openPage(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}
