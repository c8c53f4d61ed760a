import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { routes } from './app/routes.tsx'
import { startLanguage } from './language/language.ts'

export { pagePaths, prerenderedPaths } from './app/routes.tsx'

/** One page as HTML: `page` for the root element, `head` with title and description, `loaderData` to hydrate with. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<{ head: string; page: string; loaderData: string }> {
  startLanguage(language)
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects: it cannot be written as a page`)
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </StrictMode>,
  )
  // React puts title, meta and link tags first when there is no <head> in the tree.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  const loaderData = JSON.stringify({ loaderData: context.loaderData, actionData: null, errors: context.errors })
  return { head, page: html.slice(head.length), loaderData }
}
