import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { builtAddress } from '@relampago/domain/contracts'
import type { SiteTexts } from './pages-of-site.ts'
import { structuredDataOf } from './structured-data.ts'

/** Pictures that other places show with a link: all of this size. */
const socialSize = { width: 1200, height: 630 }
export const socialFolder = join(import.meta.dirname, '../../../assets/pages/social')

export type PageOfSite = { path: string; language: InterfaceLanguage; head: string; texts: SiteTexts; /** Folder of the social pictures. */ pictures?: string }

/**
 * Elements that the head of a prerendered page gets beside its own title and description: for
 * programs that show links, and for search engines. The web removes them, by `data-written`, when
 * another page is opened. Private pages get none. `head` is HTML.
 */
export function writtenHead({ path, language, head, texts, pictures = socialFolder }: PageOfSite): string {
  if (isPrivate(head)) return ''
  const title = (/<title>(.*?)<\/title>/.exec(head)?.[1] ?? '').replace(/ · Relâmpago$/, '')
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const picture = socialPicture(path, language, pictures)
  const article = texts.articles.find(({ id }) => path === `/blog/${id}`)
  return [
    `<link data-written rel="canonical" href="${builtAddress}${path}">`,
    ...(isOfBlog(path) ? [`<link data-written rel="alternate" type="application/rss+xml" title="Blog · Relâmpago" href="${builtAddress}/blog/feed.xml">`] : []),
    property('og:site_name', 'Relâmpago'),
    property('og:type', article === undefined ? 'website' : 'article'),
    // Articles are Portuguese in every language of the interface.
    property('og:locale', locales[article === undefined ? language : 'pt'].replace('-', '_')),
    property('og:url', builtAddress + path),
    property('og:title', title),
    ...(description === '' ? [] : [property('og:description', description)]),
    ...(picture === null ? [] : pictureElements(picture, title)),
    ...(article === undefined ? [] : articleElements(article)),
    `<meta data-written name="twitter:card" content="${picture === null ? 'summary' : 'summary_large_image'}">`,
    ...dataElements(structuredDataOf(path, language, texts, picture)),
  ].join('\n    ')
}

function isOfBlog(path: string): boolean {
  return path === '/blog' || path.startsWith('/blog/')
}

/** Data, no script: the content security policy concerns only what runs. */
function dataElements(graph: readonly unknown[] | null): string[] {
  return graph === null ? [] : [`<script data-written type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': graph })}</script>`]
}

export function isPrivate(head: string): boolean {
  return /<meta name="robots" content="noindex"/.test(head)
}

/**
 * Address of the picture of a page: its own in the language, else in Portuguese, else that of the
 * landing page; `null` without any.
 */
function socialPicture(path: string, language: InterfaceLanguage, folder: string): string | null {
  const page = path === '/' ? 'home' : path.slice(1)
  const names = [`${page}.${language}.jpg`, `${page}.pt.jpg`, `home.${language}.jpg`]
  const found = names.find((name) => existsSync(join(folder, name)))
  return found === undefined ? null : `${builtAddress}/social/${found}`
}

function pictureElements(picture: string, title: string): string[] {
  return [
    property('og:image', picture),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(socialSize.width)),
    property('og:image:height', String(socialSize.height)),
    property('og:image:alt', `${title} · Relâmpago`),
  ]
}

function articleElements({ data }: SiteTexts['articles'][number]): string[] {
  return [
    property('article:published_time', data.date),
    property('article:section', escapeText(data.category)),
    ...data.tags.map((tag) => property('article:tag', escapeText(tag))),
  ]
}

/** `content` is HTML already. */
function property(name: string, content: string): string {
  return `<meta data-written property="${name}" content="${content}">`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** JSON that no HTML parser takes for the end of the element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
