import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const webRoot = join(root, 'apps/web/dist')

/** Builds the pages; nothing happens when they are built already. */
export function buildSite(): void {
  // With the value of the test runner, React would be built for development.
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
}

export type BuiltPage = { path: string; language: 'pt' | 'en'; html: string }

/** All prerendered pages. */
export function builtPages(): BuiltPage[] {
  return globSync('**/index.{pt,en}.html', { cwd: webRoot })
    .toSorted()
    .map((file) => ({
      path: `/${file.replace(/\/?index\.\w+\.html$/, '')}`,
      language: file.endsWith('.en.html') ? 'en' : 'pt',
      html: readFileSync(join(webRoot, file), 'utf8'),
    }))
}

const contentPage = /^\/(?:blog|help-center|tutorials|status|about|terms|privacy|cookies)(?:\/|$)/
export function contentPages(): BuiltPage[] {
  return builtPages().filter(({ path }) => contentPage.test(path))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
export function decoded(html: string): string {
  return html.replaceAll(/&(#39|#x27|amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
}

/** What is read of a page without its scripts. */
export function readableText(html: string): string {
  const body = html.replace(/[\s\S]*<body>/, '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return decoded(body.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}
