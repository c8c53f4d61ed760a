import type { Database } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'

export type ViewCounter = {
  /** Counts a view; it is stored with others, a little later. */
  count: (templateId: string) => void
  /** Stores what was counted. */
  flush: () => Promise<void>
}

/** A page that everyone looks at is written once in this time, not once per visitor. */
const storeAfterMs = 2000

/**
 * Views of templates, stored in batches by each process. What was not stored when a process dies is
 * lost: a number that is only shown may miss two seconds.
 */
export function createViewCounter(database: Database, log: (message: string) => void): ViewCounter {
  let counted = new Map<string, number>()
  let timer: NodeJS.Timeout | null = null

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (counted.size === 0) return
    const batch = [...counted]
    counted = new Map()
    const ids = batch.map(([id]) => id)
    const views = batch.map(([, count]) => count)
    try {
      // In one order, so that two processes cannot wait for each other.
      await database.queries.execute(sql`
        with viewed as (
          select templates.id, viewed.views from unnest(${sql.param(ids)}::uuid[], ${sql.param(views)}::int[]) as viewed (id, views)
          join templates on templates.id = viewed.id order by templates.id for no key update of templates
        )
        update templates set views = templates.views + viewed.views from viewed where templates.id = viewed.id`)
    } catch (error) {
      log(`views of ${batch.length} templates were not counted: ${(error as Error).message}`)
    }
  }

  return {
    count(id) {
      counted.set(id, (counted.get(id) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), storeAfterMs).unref()
    },
    flush,
  }
}
