import type { CallReply } from '@relampago/domain/contracts'
import type { Milliseconds } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const videoServiceKey = ['video-service']

/** While stopped, users wait for the button; otherwise it is enough to notice within a minute. */
const askEveryMs: Record<CallReply<'videoService'>['videos'], Milliseconds> = { stopped: 5000, ready: 30_000 }

/**
 * Whether the server makes no videos at the moment. Unknown counts as making them: then the order
 * itself is answered.
 */
export function useIsVideoServiceStopped(): boolean {
  const { data } = useQuery({
    queryKey: videoServiceKey,
    queryFn: ({ signal }) => call('videoService', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: known } }) => (known?.videos === 'stopped' ? askEveryMs.stopped : askEveryMs.ready),
  })
  return data?.videos === 'stopped'
}
