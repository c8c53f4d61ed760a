import type { FactRequest } from '../fact-source.ts'
import type { FoundPage, WikiAddresses, WikiClient } from './wiki-client.ts'

/**
 * The page that a topic means, in the language of the request; `null` when there is none or the
 * meaning is in doubt.
 */
export async function findPage(_request: FactRequest, _client: WikiClient, _addresses: WikiAddresses, _signal: AbortSignal): Promise<FoundPage | null> {
  return null
}
