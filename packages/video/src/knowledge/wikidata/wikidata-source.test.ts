import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factContract } from '../../../tests/contracts/fact-contract.ts'
import { startWikimediaServer, type WikimediaServer } from '../../../tests/stand-ins/wikimedia-server.ts'
import type { WikiPage, WikiPages } from '../../../tests/stand-ins/wiki-pages.ts'
import { wikidataEntities } from '../../../tests/stand-ins/wikidata-entities.ts'
import type { FactRequest, FactSource } from '../fact-source.ts'
import { addressesOf } from '../wikimedia/encyclopedia-settings.ts'
import { openWikiClient } from '../wikimedia/open-wiki-client.ts'
import { wikidataSource } from './wikidata-source.ts'

const page = (title: string, entity: string): WikiPage => ({
  title,
  entity,
  description: '',
  extract: `${title} tem muitas coisas para contar.`,
  redirects: [],
  disambiguation: false,
})
const pages: WikiPages = {
  pt: [page('Monte Everest', 'Q513'), page('Torre Eiffel', 'Q243'), page('Baleia-azul', 'Q42569'), page('Sem Registro', 'Q404')],
  en: [page('Mount Everest', 'Q513')],
}

let server: WikimediaServer
let source: FactSource
const about = (topic: string, language: FactRequest['language'] = 'pt-BR'): FactRequest => ({ topic, context: '', language })
const find = (topic: string) => source.find(about(topic), new AbortController().signal)
const asked = () => server.asked.filter(({ query }) => query.get('action') === 'wbgetentities')

beforeAll(async () => {
  server = await startWikimediaServer({ pages, entities: Object.fromEntries(wikidataEntities) })
  const client = openWikiClient({ contact: 'tests', version: '1', cacheFolder: null, allowPrivate: true, now: () => new Date() })
  source = wikidataSource({
    client,
    addresses: addressesOf({ contact: 'tests', wikipediaUrl: server.wikipediaUrl, wikidataUrl: server.wikidataUrl, cacheFolder: null }),
  })
})
afterAll(async () => server.close())

factContract({ name: 'wikidata', version: '1', timeLimitMs: 2000, attempts: 1, find: async (request, signal) => source.find(request, signal) }, [
  about('Monte Everest'),
  about('Torre Eiffel'),
  about('baleia-azul'),
  about('Mount Everest', 'en-US'),
])

describe('the record of a page', () => {
  it('takes one request, and the names in it one more', async () => {
    server.asked.length = 0

    const known = await find('Monte Everest')

    expect(known?.facts[0]?.reference).toEqual({ source: 'Wikidata', title: 'Monte Everest', url: 'https://www.wikidata.org/wiki/Q513', licence: 'CC0' })
    expect(asked().map(({ query }) => query.get('props'))).toEqual(['labels|claims|descriptions|sitelinks', 'labels'])
    expect(asked()[1]?.query.get('ids')?.split('|').length).toBeLessThanOrEqual(50)
  })

  it('that is missing tells nothing', async () => {
    expect(await find('Sem Registro')).toBeNull()
  })

  it('that does not arrive is a failure of the source, and nothing is told', async () => {
    server.behave({ kind: 'status', status: 500 })

    await expect(find('Torre Eiffel')).rejects.toThrow('500')
    server.behave({ kind: 'normal' })
  })

  it('is not asked for any more once the signal has ended the call', async () => {
    const stop = new AbortController()
    stop.abort(new Error('cancelled'))

    await expect(source.find(about('Torre Eiffel'), stop.signal)).rejects.toThrow('cancelled')
  })
})
