import { videoListLimits, videoStates, type VideoState } from '@relampago/domain/contracts'
import { expiringMs, videoState } from '@relampago/domain/rules'
import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import type { ListChoices, StateFilter } from './use-list-choices.ts'
import { againEveryMs, videosKey, withEnd, type ListedVideo } from './use-videos.ts'
import { videosTexts } from './videos.texts.ts'

/** Rows of one page. */
const pageSize = videoListLimits.limit.default

type Page = { videos: ListedVideo[]; total: number; next: string | null; counts: Record<VideoState, number> }

async function readPage(asked: Record<string, string>, options: { signal: AbortSignal; failedText: string }): Promise<Page> {
  const reply = await call('userVideos', { query: asked, on401: 'throw', ...options })
  const { videos, total = videos.length, next_cursor: next = null, counts = { active: 0, expiring: 0, expired: 0 } } = reply
  const readAt = Date.now()
  return { videos: videos.map((video) => withEnd(video, readAt)), total, next, counts }
}

/** Until the next video expires, or begins to; at most the usual time. */
function untilNextState(videos: readonly ListedVideo[], now: EpochMs): Milliseconds {
  const ahead = videos.flatMap(({ expiresAt }) => [expiresAt, expiresAt - expiringMs]).map((moment) => moment - now)
  return Math.max(1000, Math.min(againEveryMs, ...ahead.filter((span) => span > 0)))
}

/**
 * The pages of the user's videos that `choices` name. What was read stays while another search is
 * under way, and when a further page does not come.
 */
export function useVideoPages({ search, kind, state, page }: ListChoices) {
  const token = useStored('token')
  const { unread: failedText } = useTexts(videosTexts)
  const chosen = Object.entries({ search, kind, state }).filter(([, value]) => value !== '' && value !== 'all')
  const asked = { limit: String(pageSize), ...Object.fromEntries(chosen) }
  const query = useInfiniteQuery({
    queryKey: [...videosKey, token, 'pages', asked],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam: cursor }) => readPage({ ...asked, ...(cursor !== '' && { cursor }) }, { signal, failedText }),
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => untilNextState(data?.pages.flatMap(({ videos }) => videos) ?? [], Date.now()),
  })
  const { data, hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError: isMoreMissing } = query
  const readNext = useEffectEvent(() => void query.fetchNextPage())
  const isShort = data !== undefined && data.pages.length < page && hasNextPage && !isFetching && !isPlaceholderData && !isMoreMissing
  useEffect(() => {
    if (isShort) readNext()
  }, [isShort])
  return {
    list: data && toList(data.pages, page),
    isMoreMissing,
    /** The rows are not yet those of the choices. */
    isBehind: isPlaceholderData,
    error: query.error,
    isFetching,
    retry: () => void (isMoreMissing ? query.fetchNextPage() : query.refetch()),
  }
}

export type VideoList = { rows: ListedVideo[]; left: number; counts: Record<StateFilter, number> }

function toList(pages: readonly Page[], shown: number): VideoList {
  // What was added while a further page was read moves nothing, but the newest count holds.
  const { total = 0, counts = { active: 0, expiring: 0, expired: 0 } } = pages.at(-1) ?? {}
  const rows = pages.slice(0, shown).flatMap(({ videos }) => videos)
  const all = videoStates.reduce((sum, state) => sum + counts[state], 0)
  return { rows, left: Math.max(0, total - rows.length), counts: { all, ...counts } }
}

/**
 * The rows of one state, those that expire first on top. They are all on the first page: a plan
 * allows fewer videos in half an hour than it has rows.
 */
export function inOrder(rows: readonly ListedVideo[], state: StateFilter, now: EpochMs): ListedVideo[] {
  const stateOf = ({ expiresAt }: ListedVideo) => videoState(expiresAt, now)
  const shown = rows.filter((video) => state === 'all' || stateOf(video) === state)
  const expiring = shown.filter((video) => stateOf(video) === 'expiring').toReversed()
  return [...expiring, ...shown.filter((video) => stateOf(video) !== 'expiring')]
}
