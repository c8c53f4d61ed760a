import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@relampago/domain/contracts'
import { useLanguage } from '../language/language.ts'
import { useSession } from './session.ts'
import { useStored } from '../storage/stored-values.ts'
import { call, type CallOptions } from '../api/call.ts'

export type UserStats = CallReply<'userStats'>

/** Usage, limits and plan of the signed-in user; what is shown stays during a refetch. */
export function useUserStats(options: Pick<CallOptions<'userStats'>, 'failedText' | 'on401'> = {}) {
  const { state, user } = useSession()
  const language = useLanguage()
  const token = useStored('token')
  return useQuery({
    // By token: one user's data is never shown to the next.
    queryKey: ['user-stats', token, language],
    // `t` keeps intermediate caches from answering.
    queryFn: ({ signal }) => call('userStats', { query: { t: String(Date.now()) }, signal, ...options }),
    enabled: state === 'signedIn',
    // Another language or a renewed token: the same user's numbers stay until the new ones arrive.
    placeholderData: (previous) => (previous?.user.id === user?.id ? previous : undefined),
    refetchOnWindowFocus: 'always',
  })
}

/** Reads again what belongs to the account. */
export function useReadAccountAgain(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(['user-stats', 'subscriptions'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}
