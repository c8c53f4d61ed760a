import { interfaceLanguages } from '@relampago/domain/catalogue'
import { z } from 'zod'
import type { DumpRecord } from './dump-records.ts'
import { linesOf } from './open-dump.ts'

const document = z.object({
  title: z.string().min(1),
  namespace: z.int().default(0),
  language: z.enum(interfaceLanguages),
  text: z.string(),
  opening_text: z.string().nullish(),
  wikibase_item: z.string().nullish(),
  redirect: z.array(z.object({ namespace: z.int(), title: z.string() })).default([]),
})
/** A page's later parts say little that fits a video. */
const mostText = 20_000

/**
 * The records of a dump of the search index (`ptwiki-*-cirrussearch-content.json`): lines in pairs,
 * the first names the page for the index, the second holds its plain text, redirects and entity.
 */
export async function* readSearchIndex(text: AsyncIterable<string>): AsyncGenerator<DumpRecord> {
  for await (const line of linesOf(text)) {
    if (line.trim() === '' || line.startsWith('{"index"')) continue
    yield pageOf(line)
  }
}

function pageOf(line: string): DumpRecord {
  const { data } = document.safeParse(parse(line))
  if (data === undefined || data.namespace !== 0) return null
  const { title, language, redirect } = data
  return {
    kind: 'page',
    language,
    title,
    url: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
    redirects: redirect.filter(({ namespace }) => namespace === 0).map((other) => other.title),
    entityId: data.wikibase_item ?? null,
    description: '',
    text: data.text.slice(0, mostText),
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
