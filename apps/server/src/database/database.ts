import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Milliseconds } from '@relampago/domain/units'
import { isConnectionTrouble, isDeadlock, retryWhileAway } from './connection-trouble.ts'
import { drizzle } from './drizzle.ts'
import * as schema from './schema.ts'

/** Typed queries; `$client` is the bare connection they run on. */
export type Queries = NodePgDatabase<typeof schema> & { $client: Pool | PoolClient }

/**
 * Inside a transaction: typed queries, and the bare client for the queue, which must write in the
 * same transaction.
 */
export type Transaction = { queries: Queries; client: PoolClient }

export type DatabaseOptions = {
  url: string
  /** Most connections at a time. */
  connections: number
  log: (message: string) => void
  /** Ends a statement that takes longer, with its connection. */
  statementLimitMs?: Milliseconds
}

/** The connections of one process. Survives restarts of the server. */
export class Database {
  readonly pool: Pool
  /** For single statements outside a transaction. Reads go through `read`. */
  readonly queries: Queries

  constructor({ url, connections, log, statementLimitMs }: DatabaseOptions) {
    const limit = statementLimitMs === undefined ? {} : { query_timeout: statementLimitMs }
    this.pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, application_name: 'relampago', ...limit })
    // An idle connection breaks when the server restarts; the pool replaces it.
    this.pool.on('error', (error) => log(`a database connection broke: ${error.message}`))
    this.queries = drizzle(this.pool, { schema })
  }

  /** Runs statements that change nothing, again when the connection breaks. */
  read<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return retryWhileAway(() => work(this.queries))
  }

  /**
   * Runs `work` in one transaction. When the connection breaks before the commit, nothing was
   * stored, and `work` is retried: it must have no effects outside the database. A connection that
   * breaks during the commit leaves the outcome open; that error is thrown.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const state = { committing: false }
    return retryWhileAway(
      () => this.runOnce(work, state),
      (error) => isDeadlock(error) || (isConnectionTrouble(error) && !state.committing),
    )
  }

  private async runOnce<Result>(work: (transaction: Transaction) => Promise<Result>, state: { committing: boolean }): Promise<Result> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    const onBreak = (error: Error) => {
      broken = error
    }
    client.on('error', onBreak)
    try {
      state.committing = false
      await client.query('begin')
      const result = await work({ queries: drizzle(client, { schema }), client })
      state.committing = true
      await client.query('commit')
      return result
    } catch (error) {
      if (!isConnectionTrouble(error)) await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
      else broken = error as Error
      throw error
    } finally {
      client.off('error', onBreak)
      client.release(broken)
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
