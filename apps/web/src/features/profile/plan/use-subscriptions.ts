import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../session/stored-values.ts'
import { profileServiceTexts } from '../profile-service.texts.ts'

/** Every subscription the person had, the newest first. */
export function useSubscriptions() {
  const token = useStored('token')
  const { subscriptions: failedText } = useTexts(profileServiceTexts)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['subscriptions', token],
    queryFn: ({ signal }) => call('subscriptions', { signal, on401: 'throw', failedText }),
    refetchOnWindowFocus: 'always',
  })
  return { history: data?.subscription_history, error, isFetching, retry: () => void refetch() }
}
