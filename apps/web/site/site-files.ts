import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtAddress } from '@relampago/domain/contracts'
import { escapeText, socialFolder } from './page-heads.ts'
import { readSiteTexts, type SiteTexts } from './pages-of-site.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/**
 * Writes what stands beside the pages: the list of those in `shown`, what robots leave out, the
 * feed of the blog, and the pictures that other places show with links.
 */
export async function writeSiteFiles(folder: string, paths: readonly string[], shown: ReadonlySet<string>): Promise<void> {
  const texts = readSiteTexts('pt')
  await mkdir(join(folder, 'blog'), { recursive: true })
  await writeFile(join(folder, 'sitemap.xml'), sitemap([...shown], texts))
  await writeFile(join(folder, 'robots.txt'), robots(paths.filter((path) => !shown.has(path))))
  await writeFile(join(folder, 'blog/feed.xml'), feed(texts))
  if (existsSync(socialFolder)) await cp(socialFolder, join(folder, 'social'), { recursive: true })
}

/** All pages that search engines may show, with the day of their last change where it is known. */
export function sitemap(paths: readonly string[], { articles, legal }: SiteTexts): string {
  const changed = new Map<string, string | undefined>([
    ...articles.map(({ id, data }) => [`/blog/${id}`, data.date] as const),
    ...legal.map(({ id, data }) => [`/${id}`, data.updated] as const),
    ['/blog', articles[0]?.data.date],
  ])
  const urls = paths.map((path) => {
    const day = changed.get(path)
    return `  <url><loc>${escapeText(builtAddress + path)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`
  })
  return [declaration, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n')
}

/** `hidden`: pages of accounts. What pages show may be fetched, so the API is not shut off. */
export function robots(hidden: readonly string[]): string {
  return ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${builtAddress}/sitemap.xml`, ''].join('\n')
}

/** The articles as RSS 2.0, the newest first. */
export function feed({ articles }: SiteTexts): string {
  const items = articles.map(({ id, data }) => {
    const address = `${builtAddress}/blog/${id}`
    return [
      '    <item>',
      `      <title>${escapeText(data.title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid>${address}</guid>`,
      `      <pubDate>${new Date(`${data.date}T12:00:00Z`).toUTCString()}</pubDate>`,
      `      <category>${escapeText(data.category)}</category>`,
      `      <description>${escapeText(data.excerpt)}</description>`,
      '    </item>',
    ].join('\n')
  })
  return [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    '    <title>Blog · Relâmpago</title>',
    `    <link>${builtAddress}/blog</link>`,
    `    <atom:link href="${builtAddress}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    `    <description>Vídeo curto no Brasil: ganchos, histórias, legendas, produtos, automação e métricas.</description>`,
    '    <language>pt-BR</language>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
