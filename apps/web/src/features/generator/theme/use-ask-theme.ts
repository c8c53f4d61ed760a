import type { CallReply } from '@relampago/domain/contracts'
import type { WizardForm } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { answerInTime } from '../answer-in-time.ts'

/** After that the video is ordered without an answer. */
const answerWithinMs: Milliseconds = 4000
const freshForMs: Milliseconds = 10 * 60_000
const checks = 'theme-check'

export type ThemeAnswer = {
  /** `null`: nobody answered in time. */
  known: boolean | null
  near: readonly string[]
}

/**
 * Asks the server what is known on a theme. Never rejects: the check is a help, and without it the
 * video is ordered as asked.
 */
export function useAskTheme(): (form: Pick<WizardForm, 'input' | 'context' | 'language'>) => Promise<ThemeAnswer> {
  const queryClient = useQueryClient()
  return async ({ input, context, language }) => {
    const body = { input: input.trim(), context: context.trim(), language }
    const queryKey = [checks, body]
    const isOther = ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(queryKey)
    void queryClient.cancelQueries({ queryKey: [checks], predicate: isOther })
    try {
      // Partial: a proxy may have answered something else.
      const reply: Partial<CallReply<'themeCheck'>> | null = await queryClient.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => answerInTime(answerWithinMs, signal, (limited) => call('themeCheck', { body, signal: limited, on401: 'throw' })),
        staleTime: freshForMs,
        retry: false,
      })
      return { known: reply?.known ?? null, near: reply?.near ?? [] }
    } catch {
      return { known: null, near: [] }
    }
  }
}
