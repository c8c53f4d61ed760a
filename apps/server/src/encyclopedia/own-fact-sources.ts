import { ownSources, type FactSource } from '@relampago/video/own-knowledge'
import type { Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import { openOwnEncyclopedia } from './own-encyclopedia.ts'

export type OwnFactSources = () => Promise<readonly FactSource[]>

const lookAgainMs: Milliseconds = 60_000

/**
 * The imported dumps as sources of facts, `own-wikidata` before `own-wikipedia`; none while nothing
 * is imported, or while the database does not say. It is looked at most once a minute, so an import
 * is noticed while the platform runs.
 */
export function ownFactSources(database: Database, { now, log }: { now: () => Date; log: (message: string) => void }): OwnFactSources {
  let looked: { at: number; sources: Promise<FactSource[]> } | null = null

  async function look(): Promise<FactSource[]> {
    try {
      const client = await openOwnEncyclopedia(database)
      return client === null ? [] : ownSources(client)
    } catch (error) {
      log(`the encyclopedia in the database is not asked for a minute: ${(error as Error).message}`)
      return []
    }
  }

  return async () => {
    const at = now().getTime()
    if (looked === null || at - looked.at >= lookAgainMs) looked = { at, sources: look() }
    return await looked.sources
  }
}
