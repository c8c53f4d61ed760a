import { DumpError, type DumpRecord } from './dump-records.ts'
import { openDump } from './open-dump.ts'
import { readAbstracts } from './read-abstracts.ts'
import { readEntities } from './read-entities.ts'
import { readSearchIndex } from './read-search-index.ts'

export type DumpReading = {
  records: AsyncIterable<DumpRecord>
  /** Bytes of the file that were read so far. */
  bytesRead: () => number
}

/**
 * Reads a public dump of Wikipedia or Wikidata record by record, in bounded memory. The format is
 * recognised by its beginning: abstracts (XML), entities (JSON array) or the search index (JSON
 * lines). Reading throws `DumpError` for anything else.
 */
export async function readDump(file: string, { properties, signal }: { properties: ReadonlySet<string> | null; signal: AbortSignal }): Promise<DumpReading> {
  const { text, bytesRead } = await openDump(file, signal)
  return { records: recordsOf(file, text, properties), bytesRead }
}

async function* recordsOf(file: string, text: AsyncIterable<string>, properties: ReadonlySet<string> | null): AsyncGenerator<DumpRecord> {
  const pieces = text[Symbol.asyncIterator]()
  let beginning = ''
  for (;;) {
    const piece = await pieces.next()
    if (piece.done === true) break
    beginning += piece.value
    if (beginning.trimStart().length >= 20) break
  }
  const whole = resume(beginning, pieces)
  const start = beginning.trimStart()
  if (start.startsWith('<')) yield* readAbstracts(whole)
  else if (start.startsWith('[')) yield* readEntities(whole, properties)
  else if (start.startsWith('{"index"')) yield* readSearchIndex(whole)
  else throw new DumpError(`${file} is no dump that can be read: wanted are abstracts (XML), entities of Wikidata (JSON) or a search index (JSON lines)`)
}

async function* resume(beginning: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield beginning
  for (let piece = await rest.next(); piece.done !== true; piece = await rest.next()) yield piece.value
}
