import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App, loadPagesAt } from './app/app.tsx'
import { PartMissing } from './app/part-missing.tsx'
import { loadOpenedTexts } from './content/page-text.ts'
import { startLanguage } from './language/language.ts'

export { pagePaths, prerenderedPaths } from './app/routes.tsx'

/** One page as HTML: `page` for the root element, `head` with title and description. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<{ head: string; page: string }> {
  startLanguage(language)
  await loadPagesAt(path)
  await loadOpenedTexts(language)
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  // React puts title, meta and link tags first when there is no <head> in the tree.
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, page: html.slice(head.length) }
}

/** What every page says when one of its scripts is missing; stands outside the root element. */
export function renderPartMissing(language: InterfaceLanguage): string {
  startLanguage(language)
  return renderToString(<PartMissing />)
}
