import { expect, it } from 'vitest'
import { renderPage } from './prerender.tsx'

it('a page of Markdown is written in each language, in whatever order they are asked for', async () => {
  const pt = await renderPage('/terms', 'pt')
  const en = await renderPage('/terms', 'en')

  expect(pt.page).toContain('>Termos de uso</h1>')
  expect(en.page).toContain('>Terms of use</h1>')
  expect(en.head).toContain('<title>Terms of use · Relâmpago</title>')
})
