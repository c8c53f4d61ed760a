import { Parser } from 'htmlparser2'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { DumpPage, DumpRecord } from './dump-records.ts'

type Doc = { title: string; url: string; abstract: string }
const fields: ReadonlySet<string> = new Set<keyof Doc>(['title', 'url', 'abstract'])
/** Longer ones are damaged. */
const longestField = 100_000

/**
 * The records of an abstracts dump (`ptwiki-*-abstract.xml`): `<feed>` of `<doc>` with `<title>`,
 * whose text begins with the name of the encyclopedia, `<url>`, `<abstract>` and links.
 */
export async function* readAbstracts(text: AsyncIterable<string>): AsyncGenerator<DumpRecord> {
  const done: DumpRecord[] = []
  let doc: Doc | null = null
  let field: keyof Doc | null = null
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'doc') doc = { title: '', url: '', abstract: '' }
        field = fields.has(name) ? (name as keyof Doc) : null
      },
      ontext(part) {
        if (doc !== null && field !== null && doc[field].length < longestField) doc[field] += part
      },
      onclosetag(name) {
        field = null
        if (name !== 'doc' || doc === null) return
        done.push(pageOf(doc))
        doc = null
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const piece of text) {
    parser.write(piece)
    yield* done.splice(0)
  }
  parser.end()
  yield* done
}

function pageOf({ title, url, abstract }: Doc): DumpPage | null {
  const address = URL.parse(url.trim())
  const language = languageOf(address)
  const name = title.trim().replace(/^[^:]{2,20}:\s+/, '')
  const text = abstract.trim()
  if (address === null || language === null || name === '' || text === '') return null
  return { kind: 'page', language, title: name, url: address.href, redirects: [], entityId: null, description: '', text }
}

function languageOf(address: URL | null): InterfaceLanguage | null {
  return interfaceLanguages.find((language) => address?.hostname.split('.')[0] === language) ?? null
}
