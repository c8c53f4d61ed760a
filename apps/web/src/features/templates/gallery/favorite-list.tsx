import { matchesSearch, sortFavorites } from '@relampago/domain/templates'
import type { ReactNode } from 'react'
import { useTexts } from '../../../language/language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TemplateCard } from '../card/template-card.tsx'
import { TemplateGrid } from '../card/template-grid.tsx'
import { useTemplateForVideo } from '../data/use-template-for-video.ts'
import { useFavoriteTemplates } from '../data/use-templates.ts'
import { Found } from './found.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { ListBody } from './list-body.tsx'
import { ListControls } from './list-controls.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { useListChoices } from './use-list-choices.ts'

const sorts = ['recent', 'name', 'popular'] as const

/** The marked templates, with search and order; `below` stands under it. */
export function FavoriteList({ below }: { below?: ReactNode }) {
  const texts = useTexts(galleryTexts)
  const use = useTemplateForVideo()
  const choices = useListChoices(sorts)
  const { data: templates, error, isFetching, refetch } = useFavoriteTemplates()
  if (templates === undefined && error !== null) return <NotLoaded busy={isFetching} retry={() => void refetch()} />
  if (templates?.length === 0)
    return (
      <EmptyState title={texts.favoritesEmpty} text={texts.favoritesEmptyText}>
        <ButtonLink to="/templates" look="primary">
          {texts.seePublic}
        </ButtonLink>
      </EmptyState>
    )
  const found = templates?.filter((template) => matchesSearch(template, choices.text))
  const cells = sortFavorites(found ?? [], choices.sort).map((template, index) => ({
    id: template.id,
    card: <TemplateCard template={template} onUse={use} first={index < 4} />,
  }))
  return (
    <div className="flex flex-col gap-5">
      <ListControls choices={choices} sorts={sorts} found={<Found count={found?.length} />} />
      <ListBody count={found?.length} onClear={choices.clear}>
        <TemplateGrid label={texts.list}>{cells}</TemplateGrid>
      </ListBody>
      {below}
    </div>
  )
}
