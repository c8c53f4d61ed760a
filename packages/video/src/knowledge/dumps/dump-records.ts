import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** A page of an encyclopedia, as a dump states it; texts are as they stand there. */
export type DumpPage = {
  kind: 'page'
  language: InterfaceLanguage
  title: string
  url: string
  /** Other titles that lead to it. */
  redirects: string[]
  /** Q-number on Wikidata. */
  entityId: string | null
  description: string
  /** Plain text: the abstract, or the whole page. */
  text: string
}

/** An entity of Wikidata, in the documented JSON, with what is of use for scripts. */
export type DumpEntity = { kind: 'entity'; id: string; entity: Record<string, unknown> }

/** `null` stands for a record that is of no use here: it counts, but nothing is stored. */
export type DumpRecord = DumpPage | DumpEntity | null

/**
 * The file is none of the formats that are read, or breaks off. The message is for the operator.
 */
export class DumpError extends Error {
  override readonly name = 'DumpError'
}
