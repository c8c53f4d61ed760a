import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { kindFilters, stateFilters } from './find-videos.ts'
import { useDownload } from './use-download.ts'
import { useFoundVideos } from './use-found-videos.ts'
import type { ListedVideo, useVideos } from './use-videos.ts'
import { VideoRow } from './video-row.tsx'
import { videosTexts } from './videos.texts.ts'

/** So few are found by looking. */
const fewVideos = 6

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
  const { choices, counts, rows, left, showMore, setSearch, setKind, setState, clear } = useFoundVideos(videos, now)
  const { busyId, download } = useDownload(onGone)
  const chips = stateFilters.map((value) => ({ value, label: texts.filters[value], count: counts[value] }))
  return (
    <>
      {videos.length > fewVideos ? (
        <div className="mb-3 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchBox label={texts.search} value={choices.search} maxLength={100} onChange={setSearch} />
          <Select
            label={texts.kind}
            hideLabel
            options={kindFilters.map((value) => ({ value, label: texts.kinds[value] }))}
            value={choices.kind}
            onChange={setKind}
          />
        </div>
      ) : null}
      <FilterChips label={texts.filter} chips={chips} value={choices.state} onChange={setState} />
      {rows.length === 0 ? (
        <EmptyState title={counts.all === 0 ? texts.nothingFound : texts.noneTitle[choices.state]} text={texts.noneText}>
          <Button look="outline" onClick={clear}>
            {texts.showAll}
          </Button>
        </EmptyState>
      ) : (
        <ul aria-label={texts.list} className="mt-3">
          {rows.map((video) => (
            <VideoRow key={video.id} video={video} now={now} busy={busyId === video.id} disabled={busyId !== null} onDownload={() => void download(video)} />
          ))}
        </ul>
      )}
      {left === 0 ? null : (
        <Button look="outline" className="mt-4 w-full" onClick={showMore}>
          {texts.more(left)}
        </Button>
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
