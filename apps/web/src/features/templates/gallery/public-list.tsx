import type { Template } from '@relampago/domain/contracts'
import { useMemo } from 'react'
import { useTexts } from '../../../language/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TemplatePage } from '../data/template-cache.ts'
import { usePublicTemplates } from '../data/use-templates.ts'
import { CategoryChips } from './category-chips.tsx'
import { Found } from './found.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { ListBody } from './list-body.tsx'
import { ListControls } from './list-controls.tsx'
import { ManagedCards } from './managed-cards.tsx'
import { MoreTemplates } from './more-templates.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { useListChoices } from './use-list-choices.ts'

const sorts = ['recent', 'name', 'popular'] as const
/**
 * Pages that come by themselves while a person scrolls; then the button asks, so that the page has
 * an end.
 */
const pagesAtOnce = 5

/** All pages as one list. What moved to a later page meanwhile is in it once. */
function joined(pages: readonly TemplatePage[]): Template[] {
  const byId = new Map<string, Template>()
  for (const { templates } of pages) for (const template of templates) if (!byId.has(template.id)) byId.set(template.id, template)
  return [...byId.values()]
}

type Query = ReturnType<typeof usePublicTemplates>

function Pages({ query, onClear }: { query: Query; onClear: () => void }) {
  const { data, error, isFetchingNextPage, hasNextPage, isPlaceholderData, fetchNextPage } = query
  const pages = data?.pages
  const templates = useMemo(() => pages && joined(pages), [pages])
  return (
    <ListBody count={templates?.length} onClear={onClear}>
      <div aria-busy={isPlaceholderData} className={classNames('transition-opacity duration-(--duration-quick)', isPlaceholderData && 'opacity-60')}>
        <ManagedCards list="public" templates={templates ?? []} />
      </div>
      {hasNextPage ? (
        <MoreTemplates
          shown={templates?.length ?? 0}
          total={pages?.at(-1)?.total ?? 0}
          busy={isFetchingNextPage}
          byItself={error === null && (pages?.length ?? 0) % pagesAtOnce !== 0}
          load={() => void fetchNextPage()}
        />
      ) : null}
    </ListBody>
  )
}

/** Published templates, as the server finds and sorts them. `count`: how many there are in all. */
export function PublicList({ count }: { count: number | undefined }) {
  const texts = useTexts(galleryTexts)
  const choices = useListChoices(sorts)
  const { q, sort, category } = choices
  const query = usePublicTemplates({ q, sort, category })
  const { data, error, isFetching, refetch } = query
  const total = data?.pages[0]?.total
  if (data === undefined && error !== null) return <NotLoaded busy={isFetching} retry={() => void refetch()} />
  if (total === 0 && q === '' && category === '') return <EmptyState title={texts.publicEmpty} text={texts.publicEmptyText} />
  return (
    <div className="flex flex-col gap-5">
      <ListControls
        choices={choices}
        sorts={sorts}
        chips={<CategoryChips value={category} onChange={choices.setCategory} count={count} />}
        found={<Found count={total} />}
      />
      <Pages query={query} onClear={choices.clear} />
    </div>
  )
}
