import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallReply } from '@relampago/domain/contracts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import { sessionsTexts } from './sessions.texts.ts'

export type Session = CallReply<'sessions'>['sessions'][number]

/** Where the account is signed in, this browser first. */
export function useSessions() {
  const token = useStored('token')
  const { unread: failedText } = useTexts(sessionsTexts)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sessions', token],
    queryFn: ({ signal }) => call('sessions', { signal, failedText }),
    refetchOnWindowFocus: 'always',
  })
  const sessions = data?.sessions.toSorted((one, other) => Number(other.is_current) - Number(one.is_current))
  return { sessions, error, isFetching, retry: () => void refetch() }
}

type EndSessions = { end: (id: string) => Promise<void>; endOthers: () => Promise<void> }

/** Ends sessions of other devices, reads the list again, and shows what went wrong. */
export function useEndSessions(): EndSessions {
  const texts = useTexts(sessionsTexts)
  const client = useQueryClient()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.endFailed, text: error.message })
    }
    await client.invalidateQueries({ queryKey: ['sessions'] })
  }
  return {
    end: (sessionId) => attempt(() => call('endSession', { params: { sessionId }, failedText: texts.notEnded })),
    endOthers: () =>
      attempt(async () => {
        await call('endSessions', { query: { keep_this: 'true' }, failedText: texts.notEnded })
        showToast({ kind: 'good', title: texts.othersEnded })
      }),
  }
}
