import { videoListLimits } from '@relampago/domain/contracts'
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
import { useDownload } from './use-download.ts'
import { kindFilters, stateFilters, useListChoices } from './use-list-choices.ts'
import { inOrder, useVideoPages, type VideoList } from './use-video-pages.ts'
import { VideoRow } from './video-row.tsx'
import { videosTexts } from './videos.texts.ts'

/** Up to here there is no search. */
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

type Pages = ReturnType<typeof useVideoPages>
type Shown = { choices: ReturnType<typeof useListChoices>; pages: Pages; list: VideoList }

/** What to look for, above the list; so few videos are found by looking. */
function Filters({ choices: { choices, text, setText, setKind, setState }, list }: Pick<Shown, 'choices'> & { list: VideoList | undefined }) {
  const texts = useTexts(videosTexts)
  const isChosen = text !== '' || choices.search !== '' || choices.kind !== 'all'
  const chips = stateFilters.map((value) => ({ value, label: texts.filters[value], count: list?.counts[value] ?? 0 }))
  return (
    <>
      {isChosen || (list?.counts.all ?? 0) > fewVideos ? (
        <div className="mb-3 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchBox label={texts.search} value={text} maxLength={videoListLimits.searchCharacters} onChange={setText} />
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
    </>
  )
}

function Failed({ title, pages: { error, isFetching, retry } }: { title: string; pages: Pages }) {
  return (
    <LoadFailed title={title} text={error?.message ?? ''} isOffline={error instanceof ApiError && error.status === noReply} busy={isFetching} retry={retry} />
  )
}

function List({ choices: { choices, clear, showMore }, pages, list }: Shown) {
  const texts = useTexts(videosTexts)
  const now = useNow(1000)
  const { busyId, download } = useDownload(pages.retry)
  const rows = inOrder(list.rows, choices.state, now)
  if (rows.length === 0)
    return (
      <EmptyState title={list.counts.all === 0 ? texts.nothingFound : texts.noneTitle[choices.state]} text={texts.noneText}>
        <Button look="outline" onClick={clear}>
          {texts.showAll}
        </Button>
      </EmptyState>
    )
  return (
    <>
      <ul aria-label={texts.list} aria-busy={pages.isBehind} className="mt-3">
        {rows.map((video) => (
          <VideoRow key={video.id} video={video} now={now} busy={busyId === video.id} disabled={busyId !== null} onDownload={() => void download(video)} />
        ))}
      </ul>
      {pages.isMoreMissing ? (
        <Failed title={texts.moreFailed} pages={pages} />
      ) : list.left === 0 ? null : (
        <Button
          look="outline"
          className="mt-4 w-full"
          busy={pages.isFetching && list.rows.length < choices.page * videoListLimits.limit.default}
          onClick={showMore}
        >
          {texts.more(list.left)}
        </Button>
      )}
    </>
  )
}

/** All videos of the user that were finished, page by page, with search and filters. */
export function VideosTab() {
  const texts = useTexts(videosTexts)
  const choices = useListChoices()
  const { search, kind, state } = choices.choices
  const pages = useVideoPages(choices.choices)
  const { list, error } = pages
  const isAll = search === '' && kind === 'all' && state === 'all'
  if (list === undefined && isAll) return error === null ? <LoadingList /> : <Failed title={texts.loadFailed} pages={pages} />
  if (list?.counts.all === 0 && isAll && !pages.isBehind)
    return (
      <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
        <ButtonLink to="/generator" look="primary">
          {texts.create}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <Filters choices={choices} list={list} />
      {list !== undefined ? (
        <List choices={choices} pages={pages} list={list} />
      ) : error === null ? (
        <LoadingList />
      ) : (
        <Failed title={texts.loadFailed} pages={pages} />
      )}
    </>
  )
}
