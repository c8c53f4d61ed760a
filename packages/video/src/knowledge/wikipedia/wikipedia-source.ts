import type { FactSource } from '../fact-source.ts'
import { findPage } from '../wikimedia/find-page.ts'
import type { WikiAddresses, WikiClient } from '../wikimedia/wiki-client.ts'
import { tellFacts } from './tell-facts.ts'

export type WikipediaOptions = { client: WikiClient; addresses: WikiAddresses }

/** Sentences of the encyclopedia in the language of the video, shortened by deletion only. */
export function wikipediaSource({ client, addresses }: WikipediaOptions): FactSource {
  return {
    name: 'wikipedia',
    version: '1',
    timeLimitMs: 2000,
    attempts: 1,
    async find(request, signal) {
      const page = await findPage(request, client, addresses, signal)
      if (page === null) return null
      const knowledge = tellFacts(page, request.topic)
      return knowledge.facts.length === 0 ? null : knowledge
    },
  }
}
