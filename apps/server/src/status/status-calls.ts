import type { Handlers } from '../http/register-calls.ts'
import { statusReply } from './status-reply.ts'
import type { StatusRecords } from './status-store.ts'

/** Less than the time between two looks costs nothing in freshness. */
const cacheSeconds = 10

export type StatusCallsOptions = { status: { readonly records: StatusRecords }; now: () => Date }

/** Answers from memory, also while the database is away. Pages of other sites may read it. */
export function statusCalls({ status, now }: StatusCallsOptions): Handlers<'serviceStatus'> {
  return {
    async serviceStatus({ reply, language }) {
      void reply.headers({ 'cache-control': `public, max-age=${cacheSeconds}`, vary: 'accept-language', 'access-control-allow-origin': '*' })
      return statusReply(status.records, now().getTime(), language)
    },
  }
}
