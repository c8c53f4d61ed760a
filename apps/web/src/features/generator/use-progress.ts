import type { CallReply } from '@relampago/domain/contracts'
import { pollIntervalMs } from '@relampago/domain/rules'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useLanguage } from '../../language/language.ts'

export type Progress = CallReply<'videoProgress'>

/** Percent of the reply: `percent`, and `progress` where it is missing. */
export function percentOf({ percent, progress }: Pick<Progress, 'percent' | 'progress'>): number {
  return percent ?? progress ?? 0
}

function hasEnded({ status }: Pick<Progress, 'status'>): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** Asks how far a video is until it has ended; goes on through lost connections, also while the page is hidden. */
export function useProgress(taskId: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['progress', taskId, language],
    queryFn: ({ signal }) => call('videoProgress', { params: { taskId }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && hasEnded(state.data) ? false : pollIntervalMs(state.dataUpdateCount)),
    refetchIntervalInBackground: true,
    placeholderData: (last) => last,
    retry: false,
    staleTime: 0,
  })
}
