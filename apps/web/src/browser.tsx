import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router'
import '@fontsource-variable/inter/wght.css'
import '@fontsource/anton/400.css'
import { routes } from './app/routes.tsx'
import { startLanguage } from './language/language.ts'
import './style.css'

const root = document.getElementById('root')
if (root === null) throw new Error('#root is missing from the page')
startLanguage(document.documentElement.lang.startsWith('en') ? 'en' : 'pt')

// The pages of the current address are loaded first: hydration must not start with an empty one.
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== 'function') continue
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
const hydrationData = root.dataset['loaderData']
const router = createBrowserRouter(routes, hydrationData === undefined ? {} : { hydrationData: JSON.parse(hydrationData) as HydrationState })
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
// A page that was written at build time is taken over; an empty one is drawn.
if (root.firstElementChild === null) createRoot(root).render(app)
else hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) })
