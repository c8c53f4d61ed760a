import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { planTexts } from './plan.texts.ts'

/** Every subscription the person had, the newest first. */
export function useSubscriptions() {
  const token = useStored('token')
  const { historyUnread: failedText } = useTexts(planTexts)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['subscriptions', token],
    queryFn: ({ signal }) => call('subscriptions', { signal, on401: 'throw', failedText }),
    refetchOnWindowFocus: 'always',
  })
  return { history: data?.subscription_history, error, isFetching, retry: () => void refetch() }
}
