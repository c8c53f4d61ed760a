import { videoState, videoStates, type VideoState } from '@relampago/domain/rules'
import { useState } from 'react'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useDownload } from './use-download.ts'
import type { ListedVideo, useVideos } from './use-videos.ts'
import { VideoRow } from './video-row.tsx'
import { videosTexts } from './videos.texts.ts'

const filters = ['all', ...videoStates] as const
type Filter = 'all' | VideoState

function LoadingList() {
  const texts = useTexts(videosTexts)
  return (
    <output aria-label={texts.loading} className="block">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex items-center gap-4 border-b border-hairline py-4">
          <Skeleton className="aspect-9/16 w-14" />
          <span className="flex-1 space-y-2">
            <Skeleton className="h-5 w-3/5 max-w-72" />
            <Skeleton className="h-4 w-2/5 max-w-48" />
          </span>
        </span>
      ))}
    </output>
  )
}

function List({ videos, onGone }: { videos: readonly ListedVideo[]; onGone: () => void }) {
  const texts = useTexts(videosTexts)
  const now = useNow(1000)
  const [filter, setFilter] = useState<Filter>('all')
  const { busyId, download } = useDownload(onGone)
  const stateOf = ({ expiresAt }: ListedVideo) => videoState(expiresAt, now)
  const count = (wanted: Filter) => (wanted === 'all' ? videos.length : videos.filter((video) => stateOf(video) === wanted).length)
  // Expiring videos come first, the rest keeps its order.
  const shown = videos.filter((video) => filter === 'all' || stateOf(video) === filter)
  const sorted = [...shown.filter((video) => stateOf(video) === 'expiring').toReversed(), ...shown.filter((video) => stateOf(video) !== 'expiring')]
  return (
    <>
      <FilterChips
        label={texts.filter}
        chips={filters.map((value) => ({ value, label: texts.filters[value], count: count(value) }))}
        value={filter}
        onChange={setFilter}
      />
      {sorted.length === 0 ? (
        <EmptyState title={texts.noneTitle[filter]} text={texts.noneText}>
          <Button look="outline" onClick={() => setFilter('all')}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul aria-label={texts.list} className="mt-3">
          {sorted.map((video) => (
            <VideoRow key={video.id} video={video} now={now} busy={busyId === video.id} disabled={busyId !== null} onDownload={() => void download(video)} />
          ))}
        </ul>
      )}
    </>
  )
}

export function VideosTab({ videos, error, isFetching, retry }: ReturnType<typeof useVideos>) {
  const texts = useTexts(videosTexts)
  if (videos === undefined && error !== null)
    return (
      <LoadFailed
        title={texts.loadFailed}
        text={error.message}
        isOffline={error instanceof ApiError && error.status === noReply}
        busy={isFetching}
        retry={retry}
      />
    )
  if (videos === undefined) return <LoadingList />
  if (videos.length > 0) return <List videos={videos} onGone={retry} />
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
      <ButtonLink to="/generator" look="primary">
        {texts.create}
      </ButtonLink>
    </EmptyState>
  )
}
