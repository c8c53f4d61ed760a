import { matchesSearch, sortTemplates } from '@relampago/domain/templates'
import { Plus } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useOwnTemplates } from '../data/use-templates.ts'
import { Found } from './found.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { ListBody } from './list-body.tsx'
import { ListControls } from './list-controls.tsx'
import { ManagedCards } from './managed-cards.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PageLink } from './page-link.tsx'
import { useListChoices } from './use-list-choices.ts'

const sorts = ['recent', 'name', 'used'] as const

/** Templates of the person, drafts too, with what their author can do. */
export function OwnList() {
  const texts = useTexts(galleryTexts)
  const choices = useListChoices(sorts)
  const { data: templates, error, isFetching, refetch } = useOwnTemplates()
  if (templates === undefined && error !== null) return <NotLoaded busy={isFetching} retry={() => void refetch()} />
  if (templates?.length === 0)
    return (
      <EmptyState title={texts.ownEmpty} text={texts.ownEmptyText}>
        <ButtonLink to="/template-editor" look="primary" icon={<Plus aria-hidden className="size-5" />}>
          {texts.create}
        </ButtonLink>
      </EmptyState>
    )
  const found = templates?.filter((template) => matchesSearch(template, choices.text))
  return (
    <div className="flex flex-col gap-5">
      <ListControls choices={choices} sorts={sorts} found={<Found count={found?.length} />} />
      <ListBody count={found?.length} onClear={choices.clear}>
        <ManagedCards list="own" templates={sortTemplates(found ?? [], choices.sort)} />
      </ListBody>
      <PageLink to="/my-templates">{texts.toOwnPage}</PageLink>
    </div>
  )
}
