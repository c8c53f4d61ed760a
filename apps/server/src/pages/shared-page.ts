import { locales, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { escapeHtml } from '../http/html.ts'

type Size = { width: number; height: number }

/** What a page shows, as other places show links to it. Paths begin with a slash. */
export type SharedPage = {
  title: string
  description: string
  /** The one path of the page, however it was asked for. */
  path: string
  picture: (Size & { path: string; type: string; alt: string }) | null
  film: (Size & { path: string; type: string }) | null
}

/** Reads what a page with these parameters shows; `null` when there is no such page. */
export type ReadSharedPage = (parameters: Record<string, string>, language: InterfaceLanguage) => Promise<SharedPage | null>

/**
 * Elements of a page's head for programs that show links and do not run scripts. The web removes
 * those with `data-written` when another page is opened in the same document.
 */
export function headOf({ title, description, path, picture, film }: SharedPage, language: InterfaceLanguage, publicUrl: string): string {
  const at = (one: string) => publicUrl + one
  const shown = picture ?? film
  return [
    `<title data-written>${escapeHtml(title)} · Relâmpago</title>`,
    `<link data-written rel="canonical" href="${escapeHtml(at(path))}">`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', 'Relâmpago'),
    meta('property', 'og:type', film === null ? 'website' : 'video.other'),
    meta('property', 'og:locale', locales[language].replace('-', '_')),
    meta('property', 'og:url', at(path)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(picture === null ? [] : [...media('og:image', at(picture.path), picture), meta('property', 'og:image:alt', picture.alt)]),
    ...(film === null ? [] : media('og:video', at(film.path), film)),
    meta('name', 'twitter:card', shown === null ? 'summary' : 'summary_large_image'),
  ].join('\n    ')
}

function media(name: string, address: string, { type, width, height }: Size & { type: string }): string[] {
  return [
    meta('property', name, address),
    meta('property', `${name}:type`, type),
    meta('property', `${name}:width`, String(width)),
    meta('property', `${name}:height`, String(height)),
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta data-written ${kind}="${name}" content="${escapeHtml(content)}">`
}
