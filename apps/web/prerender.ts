import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>
type Page = { head: string; page: string; loaderData: string }
type Renderer = { renderPage: (path: string, language: 'pt' | 'en') => Promise<Page>; prerenderedPaths: readonly string[]; pagePaths: readonly string[] }

/** `lang` attribute of each language. */
const languages = { pt: 'pt-BR', en: 'en' } as const
const entry = 'src/browser.tsx'
/** Where the code of each written page is: named in the page, so that the browser need not find out. */
const pageSources: Record<string, readonly string[]> = {
  '/': ['src/features/landing/landing-page.tsx'],
  '/generator': ['src/app/query-layout.tsx', 'src/features/generator/generator-page.tsx'],
  '/pricing': ['src/features/plans/plans-page.tsx'],
  '/login': ['src/features/account/login-page.tsx'],
  '/signup': ['src/features/account/signup-page.tsx'],
}
/** Faces that the first screen needs. */
const preloadedFonts = /bricolage-display|inter-latin-wght-normal/

/** A source's chunk and all that it imports, without those in `known`. */
function chunksOf(manifest: Manifest, source: string, known: Set<Chunk>): Chunk[] {
  const chunk = manifest[source]
  if (chunk === undefined || known.has(chunk)) return []
  known.add(chunk)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, known))]
}

function linksOf(manifest: Manifest, path: string): string {
  const known = new Set<Chunk>()
  const own = chunksOf(manifest, entry, known)
  const fonts = own.flatMap(({ assets }) => assets ?? []).filter((asset) => preloadedFonts.test(asset) && asset.endsWith('.woff2'))
  const chunks = (pageSources[path] ?? []).flatMap((source) => chunksOf(manifest, source, known))
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/**
 * Turns a built folder's `index.html` into `<path>/index.<language>.html` for every page that is the same for everyone, and
 * `app.<language>.html` for the others; `pages.json` lists all paths that exist.
 */
export async function writePages(folder: string, rendererFile: string): Promise<void> {
  const { renderPage, prerenderedPaths, pagePaths } = (await import(pathToFileURL(rendererFile).href)) as Renderer
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  for (const language of ['pt', 'en'] as const) {
    const base = template.replace('<!--language-->', languages[language])
    await writeFile(join(folder, `app.${language}.html`), base.replace('<!--head-->', () => linksOf(manifest, '')).replace('<!--page-->', ''))
    for (const path of prerenderedPaths) {
      const { head, page, loaderData } = await renderPage(path, language)
      const html = base
        .replace('<!--head-->', () => `${head}\n    ${linksOf(manifest, path)}`)
        .replace('<div id="root">', () => `<div id="root" data-loader-data="${attribute(loaderData)}">`)
        .replace('<!--page-->', () => page)
      await mkdir(join(folder, path), { recursive: true })
      await writeFile(join(folder, path, `index.${language}.html`), html)
    }
  }
  // Without its language the template must not be served.
  await rm(join(folder, 'index.html'))
  await rm(join(folder, '.vite'), { recursive: true })
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pages: pagePaths }))
}
