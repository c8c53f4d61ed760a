import { planOf } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { quotaLeft, type QuotaLeft } from '@relampago/domain/rules'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { isAttemptOpen } from './order-attempt.ts'

function readQuota(reply: Partial<CallReply<'userStats'>> | null): QuotaLeft {
  const quota = reply?.stats && quotaLeft(reply.stats)
  // No number rather than a wrong one.
  if (!quota || !Number.isFinite(quota.left) || !Number.isFinite(quota.resetAt)) throw new ApiError({ status: 200, code: 'unexpected_reply', message: '' })
  return quota
}

export type KnownQuota = { quota: QuotaLeft | undefined; isPro: boolean; /** It is asked for the first time. */ isLoading: boolean }
export const quotaKey = ['quota'] as const

/**
 * How many videos the signed-in user may still order, fetched again whenever the page becomes
 * visible; `undefined` while unknown.
 */
export function useQuota(): KnownQuota {
  const { state, user } = useSession()
  const { data, isLoading } = useQuery({
    queryKey: [...quotaKey, user?.id],
    // A refused token is not reported here: the wizard is open to visitors.
    queryFn: async ({ signal }) => readQuota(await call('userStats', { query: { t: String(Date.now()) }, signal, on401: 'throw' })),
    enabled: state === 'signedIn' && user !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: known } }) => (known?.left === 0 ? Math.min(60_000, Math.max(1000, known.resetAt - Date.now())) : false),
  })
  // The video that a lost reply was about may be what used it up: its order can be sent again.
  const quota = data?.left === 0 && isAttemptOpen() ? undefined : data
  return { quota, isLoading, isPro: user !== null && planOf(user.plan).id === 'pro' }
}
