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
export const againEveryMs = 30_000

/** Of everything that is read of the person's videos. */
export const videosKey = ['user-videos'] as const

/** Seconds from the moment of the reply, not the server's clock against ours: they may differ. */
export function withEnd<Video extends Pick<ListedVideo, 'is_expired' | 'time_remaining'>>(video: Video, readAt: EpochMs): Video & { expiresAt: EpochMs } {
  return { ...video, expiresAt: video.is_expired ? 0 : readAt + video.time_remaining * 1000 }
}

/** The person's newest videos, the newest first; all that can still be downloaded are there. */
export function useVideos(): ListedVideo[] | undefined {
  const { state } = useSession()
  const token = useStored('token')
  const { unread: failedText } = useTexts(videosTexts)
  const { data, dataUpdatedAt } = useQuery({
    queryKey: [...videosKey, token],
    queryFn: ({ signal }) => call('userVideos', { signal, on401: 'throw', failedText }),
    enabled: state === 'signedIn',
    refetchOnWindowFocus: 'always',
    refetchInterval: againEveryMs,
  })
  return useMemo(() => data?.videos.map((video) => withEnd(video, dataUpdatedAt)), [data, dataUpdatedAt])
}
