import { baseLanguage, interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { z } from 'zod'
import { languageRules } from '../../language/languages.ts'
import type { FactRequest, FactSource } from '../fact-source.ts'
import { findPage } from '../wikimedia/find-page.ts'
import type { WikiAddresses, WikiClient } from '../wikimedia/wiki-client.ts'
import { entityFacts, neededLabels } from './entity-facts.ts'
import { readEntity, readLabels } from './read-entity.ts'

export type WikidataOptions = {
  client: WikiClient
  addresses: WikiAddresses
  /** Which page a topic means. */
  pageOf?: typeof findPage
  now?: () => Date
}

/** Facts of Wikidata: two requests, one for the item of a topic and one for the names in it. */
export function wikidataSource({ client, addresses, pageOf = findPage, now = () => new Date() }: WikidataOptions): FactSource {
  const ask = (query: Record<string, string>, signal: AbortSignal) => client.getJson(requestOf(addresses.wikidata, query), signal)
  return {
    name: 'wikidata',
    version: '1',
    timeLimitMs: 2000,
    attempts: 1,
    async find(request: FactRequest, signal: AbortSignal) {
      const page = await pageOf(request, client, addresses, signal)
      if (page === null || page.entityId === null) return null
      const language = baseLanguage[request.language]
      const item = await ask({ ids: page.entityId, props: 'labels|claims|descriptions|sitelinks', languages: codesOf(interfaceLanguages) }, signal)
      const entity = readEntity(onlyEntity(item))
      if (entity === null) return null
      const ids = neededLabels(entity)
      const labels = ids.length === 0 ? new Map<string, string>() : await readNames(ids, language)
      return entityFacts(entity, labels, { language: request.language, title: page.language === language ? page.title : '', now: now() })

      async function readNames(wanted: readonly string[], spoken: InterfaceLanguage): Promise<Map<string, string>> {
        const answer = await ask({ ids: wanted.join('|'), props: 'labels', languages: codesOf([spoken]) }, signal)
        return readLabels(answer, languageRules[spoken].facts.labelLanguages)
      }
    },
  }
}

function requestOf(base: string, query: Record<string, string>): URL {
  const address = new URL(`${base}/w/api.php`)
  address.search = new URLSearchParams({ action: 'wbgetentities', format: 'json', formatversion: '2', ...query }).toString()
  return address
}

/** As the interface takes them: `pt-br|pt|mul`. */
function codesOf(languages: readonly InterfaceLanguage[]): string {
  return [...new Set(languages.flatMap((language) => languageRules[language].facts.labelLanguages))].join('|')
}

/** The one that was asked for; after a redirect it has another number. */
function onlyEntity(answer: unknown): unknown {
  const read = z.object({ entities: z.record(z.string(), z.unknown()) }).safeParse(answer)
  return read.success ? Object.values(read.data.entities)[0] : null
}
