import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/**
 * Asks the public interfaces of Wikimedia for JSON, politely; answers come from the cache when they
 * are there.
 */
export type WikiClient = { getJson(address: URL, signal: AbortSignal): Promise<unknown> }

/** Base addresses without a slash at the end: `https://pt.wikipedia.org`. */
export type WikiAddresses = { wikipedia(language: InterfaceLanguage): string; wikidata: string }

/** The page that a topic means. */
export type FoundPage = {
  language: InterfaceLanguage
  title: string
  url: string
  /** Q-number on Wikidata. */
  entityId: string | null
  description: string
  text: string
}
