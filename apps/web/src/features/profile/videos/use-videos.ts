import type { CallReply } from '@relampago/domain/contracts'
import type { EpochMs } from '@relampago/domain/units'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { videosTexts } from './videos.texts.ts'

/** A video of the person, with its end on this browser's clock; 0 once that is past. */
export type ListedVideo = CallReply<'userVideos'>['videos'][number] & { expiresAt: EpochMs }

/** How often the list is read again while it is open: a video may have been finished elsewhere. */
const againEveryMs = 30_000

/** The person's videos, the newest first. */
export function useVideos() {
  const { state } = useSession()
  const token = useStored('token')
  const { unread: failedText } = useTexts(videosTexts)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['user-videos', token],
    queryFn: ({ signal }) => call('userVideos', { signal, on401: 'throw', failedText }),
    enabled: state === 'signedIn',
    refetchOnWindowFocus: 'always',
    refetchInterval: againEveryMs,
  })
  // Seconds from now, not the server's clock against ours: they may differ.
  const videos = useMemo(
    () => data?.videos.map((video) => ({ ...video, expiresAt: video.is_expired ? 0 : dataUpdatedAt + video.time_remaining * 1000 })),
    [data, dataUpdatedAt],
  )
  return { videos, error, isFetching, retry: () => void refetch() }
}
