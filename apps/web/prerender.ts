import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { interfaceLanguages, languageTags, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { minify, transformWithOxc } from 'vite'
import { manifestName, writeAppFiles } from './site/app-files.ts'
import { isPrivate, writtenHead } from './site/page-heads.ts'
import { readSiteTexts } from './site/pages-of-site.ts'
import { writeSiteFiles } from './site/site-files.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>
type Page = { head: string; page: string }
type Renderer = {
  renderPage: (path: string, language: InterfaceLanguage) => Promise<Page>
  renderPartMissing: (language: InterfaceLanguage) => string
  prerenderedPaths: readonly string[]
  pagePaths: readonly string[]
}

const entry = 'src/browser.tsx'
/**
 * Sources of each prerendered page. Their files are named in the page, so that the browser fetches
 * them at once.
 */
const pageSources: Record<string, readonly string[]> = {
  '/': ['src/features/landing/landing-page.tsx'],
  '/generator': ['src/app/query-layout.tsx', 'src/features/generator/wizard/generator-page.tsx'],
  '/pricing': ['src/app/query-layout.tsx', 'src/features/plans/plans-page.tsx'],
  '/profile': ['src/app/query-layout.tsx', 'src/features/profile/profile-page.tsx'],
  '/templates': ['src/app/query-layout.tsx', 'src/features/templates/gallery/templates-page.tsx'],
  '/my-templates': ['src/app/query-layout.tsx', 'src/features/templates/own/my-templates-page.tsx'],
  '/favorites': ['src/app/query-layout.tsx', 'src/features/templates/favorites/favorites-page.tsx'],
  '/template-editor': ['src/app/query-layout.tsx', 'src/features/editor/page/editor-page.tsx'],
  '/blog': ['src/features/blog/blog-page.tsx'],
  '/help-center': ['src/features/help/help-page.tsx'],
  '/tutorials': ['src/features/tutorials/tutorials-page.tsx'],
  '/status': ['src/features/status/status-page.tsx'],
  '/offline': ['src/app/offline-page.tsx'],
  '/login': ['src/features/account/login/login-page.tsx'],
  '/signup': ['src/features/account/signup/signup-page.tsx'],
  '/check-email': ['src/features/account/verification/check-email-page.tsx'],
  '/verify-code': ['src/features/account/verification/verify-code-page.tsx'],
  '/verify-email': ['src/features/account/verification/verify-email-page.tsx'],
  '/forgot-password': ['src/features/account/recovery/forgot-password-page.tsx'],
  '/reset-password': ['src/features/account/recovery/reset-password-page.tsx'],
}
for (const name of ['about', 'terms', 'privacy', 'cookies']) pageSources[`/${name}`] = ['src/features/legal/legal-page.tsx']

function sourcesOf(path: string): readonly string[] | undefined {
  return path.startsWith('/blog/') ? ['src/features/blog/article-page.tsx'] : pageSources[path]
}

/** Faces that the first screen needs. */
const preloadedFonts = /^(?:bricolage-display|inter-latin-wght-normal)-.*\.woff2$/

/** A source's chunk and all that it imports, without those in `known`. */
function chunksOf(manifest: Manifest, source: string, known: Set<Chunk>): Chunk[] {
  const chunk = manifest[source]
  if (chunk === undefined || known.has(chunk)) return []
  known.add(chunk)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, known))]
}

function linksOf(manifest: Manifest, path: string): string {
  const known = new Set<Chunk>()
  chunksOf(manifest, entry, known)
  const chunks = (sourcesOf(path) ?? []).flatMap((source) => chunksOf(manifest, source, known))
  const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))]
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

/**
 * What decides how the page looks comes first: fonts, so that lines do not break again when they
 * arrive, and styles. Scripts come after: they would fill all connections of the browser. Those of
 * a page that is written already wait in a template, which `early-input.ts` opens after the first
 * paint. Each file is named once.
 */
function sortHead(html: string, fonts: readonly string[], isWritten: boolean): string {
  const [entryScript = ''] = /<script type="module"[^>]*><\/script>/.exec(html) ?? []
  const links = [...new Set(html.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g))]
  const withoutLinks = html.replace(entryScript, '').replaceAll(/ *<link rel="(?:stylesheet|modulepreload)"[^>]*>\n?/g, '')
  const of = (kind: string) => links.filter((link) => link.includes(`rel="${kind}"`))
  const preloads = fonts.map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
  const code = [entryScript, ...of('modulepreload').map((link) => link.replace('<link ', '<link fetchpriority="low" '))].join('\n    ')
  return withoutLinks
    .replace('<!--first-->', () => [...of('stylesheet'), ...preloads].join('\n    '))
    .replace('</head>', () => `  ${isWritten ? `<template data-code>${code}</template>` : code}\n  </head>`)
}

/** A module without imports as one classic script. */
async function classicScript(source: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source)
  // A classic script cannot have an export statement; the braces keep its names local.
  return (await minify(source, `{${code.replace(/export *\{\};?/, '')}}`)).code
}

/**
 * The script that runs before a page is drawn. The server allows it by its hash: an element
 * without attributes (`page-file.ts`).
 */
async function earlyScript(): Promise<string> {
  const parts = ['early-theme.ts', 'early-session.ts', 'early-input.ts'].map((name) => classicScript(join(import.meta.dirname, 'src/app', name)))
  return `<script>${(await Promise.all(parts)).join('').trim()}</script>`
}

/** An address that is no page. */
const missingPath = '/404'

/**
 * What is sent with a 404: the empty page, because its script draws what belongs to the address;
 * for readers without scripts, what it draws at most addresses.
 */
function withMissing(empty: string, { head, page }: Page): string {
  // Removed with the page: a title that is there before would hide that of the next page.
  const title = (/<title>.*?<\/title>/.exec(head)?.[0] ?? '').replace('<title>', '<title data-written>')
  return empty.replace('</head>', () => `  ${title}\n  </head>`).replace('</body>', () => `  <noscript>${page}</noscript>\n  </body>`)
}

/**
 * Turns a built folder's `index.html` into `<path>/index.<language>.html` for every page that is
 * the same for everyone, `app.<language>.html` for the others, and `missing.<language>.html` for
 * addresses that are none; `pages.json` lists all paths that exist.
 */
export async function writePages(folder: string, rendererFile: string): Promise<void> {
  const { renderPage, renderPartMissing, prerenderedPaths, pagePaths } = (await import(pathToFileURL(rendererFile).href)) as Renderer
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const fonts = (await readdir(join(folder, 'assets'))).filter((file) => preloadedFonts.test(file))
  const early = await earlyScript()
  const shown = new Set<string>()
  for (const language of interfaceLanguages) {
    const texts = readSiteTexts(language)
    const base = template
      .replace('<!--language-->', languageTags[language])
      .replace('<!--manifest-->', () => `<link rel="manifest" href="/${manifestName(language)}" />`)
      // Before the styles: a script after them waits until they are there, and the page's body with
      // it.
      .replace('<!--first-->', () => `${early}\n    <!--first-->`)
      .replace('<!--part-missing-->', () => renderPartMissing(language))
    const empty = base.replace('<!--head-->', () => linksOf(manifest, '')).replace('<!--page-->', '')
    await writeFile(join(folder, `app.${language}.html`), sortHead(empty, fonts, false))
    await writeFile(join(folder, `missing.${language}.html`), sortHead(withMissing(empty, await renderPage(missingPath, language)), fonts, false))
    for (const path of prerenderedPaths) {
      if (sourcesOf(path) === undefined) throw new Error(`the sources of the page ${path} are not listed`)
      const { head, page } = await renderPage(path, language)
      if (!isPrivate(head)) shown.add(path)
      const elements = [head, writtenHead({ path, language, head, texts }), linksOf(manifest, path)]
      const html = base.replace('<!--head-->', () => elements.join('\n    ')).replace('<!--page-->', () => page)
      await mkdir(join(folder, path), { recursive: true })
      await writeFile(join(folder, path, `index.${language}.html`), sortHead(html, fonts, true))
    }
  }
  await writeSiteFiles(folder, prerenderedPaths, shown)
  await writeAppFiles(folder)
  await writeFile(join(folder, 'service-worker.js'), await classicScript(join(import.meta.dirname, 'src/app/service-worker.ts')))
  // Without its language the template must not be served.
  await rm(join(folder, 'index.html'))
  await rm(join(folder, '.vite'), { recursive: true })
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ pages: pagePaths }))
}
