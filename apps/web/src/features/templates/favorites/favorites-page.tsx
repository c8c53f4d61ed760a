import { favoriteFigures } from '@relampago/domain/templates'
import { ArrowRight } from 'lucide-react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { countText } from '../../../language/numbers.ts'
import { useSession } from '../../../session/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { LoadingGrid } from '../card/template-grid.tsx'
import { useFavoriteTemplates } from '../data/use-templates.ts'
import { FavoriteList } from '../gallery/favorite-list.tsx'
import { VisitorPanel } from '../gallery/visitor-panel.tsx'
import { favoritesTexts } from './favorites.texts.ts'

const names = ['favorites', 'likes', 'categories'] as const

function Figures() {
  const texts = useTexts(favoritesTexts)
  const language = useLanguage()
  const { data: templates, error } = useFavoriteTemplates()
  if (templates?.length === 0 || (templates === undefined && error !== null)) return null
  const figures = favoriteFigures(templates ?? [])
  return (
    <dl aria-label={texts.figures} className="mb-6 grid grid-cols-3 gap-3 sm:gap-5">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end rounded-lg border border-hairline bg-surface-1 p-4 sm:p-5">
          <dt className="text-small text-ink-muted">{texts[name]}</dt>
          <dd className="type-title tabular-nums">{templates === undefined ? '–' : countText(figures[name], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Content() {
  const texts = useTexts(favoritesTexts)
  const { state } = useSession()
  if (state === 'unknown') return <LoadingGrid label={texts.title} />
  if (state === 'signedOut') return <VisitorPanel title={texts.restricted} text={texts.restrictedText} path="/favorites" />
  return (
    <>
      <Figures />
      <h2 className="sr-only">{texts.list}</h2>
      <FavoriteList />
    </>
  )
}

/** The person's marked templates, with their figures. */
export function FavoritesPage() {
  const texts = useTexts(favoritesTexts)
  return (
    <div className="page-width flex flex-1 flex-col py-8 lg:py-12">
      <PageHead title={texts.title} description={texts.description} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="type-display">{texts.title}</h1>
        <ButtonLink to="/templates" look="outline" size="small" className="min-h-11">
          {texts.toTemplates}
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
      </div>
      <Content />
    </div>
  )
}
