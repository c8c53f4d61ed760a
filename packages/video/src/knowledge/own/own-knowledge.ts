import { isPhotoOrder, type AnyOrder } from '@relampago/domain/contracts'
import type { FactSource } from '../fact-source.ts'
import { gatherKnowledge } from '../gather-knowledge.ts'
import type { GivenKnowledge } from '../given-source.ts'
import { addressesOf, publicEncyclopedias } from '../wikimedia/encyclopedia-settings.ts'
import type { WikiClient } from '../wikimedia/wiki-client.ts'
import { wikiSources } from './wiki-sources.ts'

export type { FactSource } from '../fact-source.ts'
export type { GivenKnowledge } from '../given-source.ts'
export { networkSources } from './network-sources.ts'
export { usefulProperties } from '../wikidata/useful-properties.ts'
export type { WikiClient } from '../wikimedia/wiki-client.ts'

/**
 * The encyclopedias on the own disk: `own-wikidata` and `own-wikipedia`. They read and refer as
 * those of the network do; `client` answers from the disk.
 */
export function ownSources(client: WikiClient): FactSource[] {
  const addresses = addressesOf({ ...publicEncyclopedias, contact: '', cacheFolder: null })
  return wikiSources({ client, addresses }).map((source) => ({ ...source, name: `own-${source.name}` }))
}

export type OrderGathering = {
  order: AnyOrder
  sources: readonly FactSource[]
  signal: AbortSignal
  /** Called with each failure of a source. */
  onNote: (note: string) => void
}

/**
 * What the sources know on the theme of an order, for `ProviderSettings.known`; none for products
 * and photos. Throws the signal's reason when aborted.
 */
export async function gatherForOrder({ order, sources, signal, onNote }: OrderGathering): Promise<GivenKnowledge[]> {
  if (isPhotoOrder(order) || order.kind === 'product') return []
  const { input, context, language } = order
  const names: string[] = []
  const gathered = await gatherKnowledge({
    subject: { kind: 'theme', theme: input.trim(), context, language },
    sources,
    tools: { signal },
    onProvider: ({ name }) => names.push(name),
    onNote,
  })
  return gathered.map((knowledge, index) => ({ source: names[index] ?? '', knowledge }))
}
