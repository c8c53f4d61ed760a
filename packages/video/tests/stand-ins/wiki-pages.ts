import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { parse } from 'yaml'
import { z } from 'zod'

const pageFile = z.array(
  z.strictObject({
    title: z.string(),
    description: z.string().default(''),
    /** Q-number on Wikidata. */
    entity: z.string().optional(),
    /** A day. */
    views: z.number().optional(),
    extract: z.string().default(''),
    /** Other names; `Name#Section` leads to a part of the page. */
    redirects: z.array(z.string()).default([]),
    disambiguation: z.boolean().default(false),
  }),
)
/** A page of the stand-in for Wikipedia. */
export type WikiPage = z.infer<typeof pageFile>[number]
export type WikiPages = Record<InterfaceLanguage, WikiPage[]>

const folder = join(import.meta.dirname, 'pages')

/** All pages of `pages/pt*.yaml` and `pages/en*.yaml`. */
export async function readWikiPages(): Promise<WikiPages> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted()
  const pages: WikiPages = { pt: [], en: [] }
  for (const name of names) {
    const list = pageFile.parse(parse(await readFile(join(folder, name), 'utf8')))
    pages[name.startsWith('en') ? 'en' : 'pt'].push(...list)
  }
  return pages
}
