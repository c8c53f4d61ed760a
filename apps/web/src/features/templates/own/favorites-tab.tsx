import type { Template } from '@relampago/domain/contracts'
import { matchesSearch, sortFavorites } from '@relampago/domain/templates'
import { Eye, Plus } from 'lucide-react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FavoriteButton } from '../card/favorite-button.tsx'
import { TemplateCard } from '../card/template-card.tsx'
import { TemplateGrid } from '../card/template-grid.tsx'
import { ListControls } from '../gallery/list-controls.tsx'
import { useListChoices } from '../gallery/use-list-choices.ts'
import { ownTexts } from './own.texts.ts'

const sorts = ['recent', 'name', 'popular'] as const

/** What a favourite offers here: a copy of it in the editor, and its page. */
function Buttons({ template: { id, name } }: { template: Template }) {
  const texts = useTexts(ownTexts)
  return (
    <div className="flex gap-2 *:flex-1">
      <ButtonLink
        to={`/templates/${id}`}
        look="outline"
        size="small"
        aria-label={texts.toView(name)}
        icon={<Eye aria-hidden className="size-4" />}
        className="min-h-11 max-sm:px-2"
      >
        {texts.view}
      </ButtonLink>
      <ButtonLink
        to={`/template-editor?id=${id}`}
        size="small"
        aria-label={texts.toUse(name)}
        icon={<Plus aria-hidden className="size-4" />}
        className="min-h-11 max-sm:px-2"
      >
        {texts.use}
      </ButtonLink>
    </div>
  )
}

/** The card never uses its own button here. */
const unused = () => undefined

/** What the person has marked. */
export function FavoritesTab({ templates }: { templates: readonly Template[] }) {
  const texts = useTexts(ownTexts)
  const choices = useListChoices(sorts)
  const shown = sortFavorites(
    templates.filter((template) => matchesSearch(template, choices.text)),
    choices.sort,
  )
  if (templates.length === 0)
    return (
      <EmptyState title={texts.noFavorites} text={texts.noFavoritesText}>
        <ButtonLink to="/templates" look="primary">
          {texts.toGallery}
        </ButtonLink>
      </EmptyState>
    )
  const cards = shown.map((template, index) => ({
    id: template.id,
    card: (
      <TemplateCard
        template={template}
        onUse={unused}
        first={index < 4}
        action={false}
        corner={<FavoriteButton template={template} removed={texts.removedFavorite} />}
      >
        <Buttons template={template} />
      </TemplateCard>
    ),
  }))
  return (
    <div className="flex flex-col gap-6">
      <ListControls choices={choices} sorts={sorts} searchLabel={texts.searchFavorites} />
      {shown.length === 0 ? (
        <EmptyState title={texts.favoriteNotFound} text={texts.favoriteNotFoundText}>
          <Button look="outline" onClick={choices.clear}>
            {texts.clearSearch}
          </Button>
        </EmptyState>
      ) : (
        <TemplateGrid label={texts.favorites}>{cards}</TemplateGrid>
      )}
    </div>
  )
}
