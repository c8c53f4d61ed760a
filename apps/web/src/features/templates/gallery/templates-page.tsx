import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { LoadingGrid } from '../card/template-grid.tsx'
import type { TemplateCounts } from '../data/template-cache.ts'
import { useTemplateCounts } from '../data/use-templates.ts'
import { FavoriteList } from './favorite-list.tsx'
import { galleryTexts } from './gallery.texts.ts'
import { OwnList } from './own-list.tsx'
import { PageLink } from './page-link.tsx'
import { PublicList } from './public-list.tsx'
import { galleryTabs, useGalleryTab, type GalleryTab } from './use-gallery-tab.ts'
import { VisitorPanel } from './visitor-panel.tsx'

const countOf: Record<GalleryTab, keyof TemplateCounts> = { templates: 'own', 'public-templates': 'public', favorites: 'favorites' }

function Shown({ tab, counts }: { tab: GalleryTab; counts: TemplateCounts | undefined }) {
  const texts = useTexts(galleryTexts)
  const { state } = useSession()
  const { pathname, search } = useLocation()
  // The written page is one for all; `early-session.ts` knows who looks.
  if (state !== 'signedIn')
    return (
      <>
        <div className={state === 'unknown' ? 'in-data-[session=stored]:hidden' : undefined}>
          <VisitorPanel {...texts.visitor[tab]} path={pathname + search} withSignup={tab !== 'public-templates'} />
        </div>
        {state === 'unknown' ? (
          <div className="hidden in-data-[session=stored]:block">
            <LoadingGrid label={texts.loading} />
          </div>
        ) : null}
      </>
    )
  if (tab === 'templates') return <OwnList />
  if (tab === 'public-templates') return <PublicList count={counts?.public} />
  return <FavoriteList below={<PageLink to="/favorites">{texts.toFavoritesPage}</PageLink>} />
}

/** The gallery: the person's templates, everyone's, and the marked ones. */
export function TemplatesPage() {
  const texts = useTexts(galleryTexts)
  const { state } = useSession()
  const { tab, openTab } = useGalleryTab()
  // The other two lists bring the counts with them.
  const counts = useTemplateCounts({ ask: state === 'signedIn' && tab === 'favorites' })
  const tabs = galleryTabs.map((id) => ({ id, label: texts.tabs[id], count: state === 'signedIn' ? counts?.[countOf[id]] : undefined }))
  return (
    <div className="page-width flex flex-1 flex-col py-8 lg:py-12">
      <PageHead title={texts.title} description={texts.description} />
      <div className="mb-5 flex min-h-12 items-center justify-between gap-4">
        <h1 className="type-display">{texts.title}</h1>
        {state === 'signedIn' ? (
          <ButtonLink to="/template-editor" icon={<Plus aria-hidden className="size-5" />} className="max-sm:size-12 max-sm:p-0">
            <span className="max-sm:sr-only">{texts.create}</span>
          </ButtonLink>
        ) : null}
      </div>
      <Tabs label={texts.parts} tabs={tabs} chosen={tab} onChoose={openTab} />
      <TabPanel id={tab}>
        <h2 className="sr-only">{texts.tabs[tab]}</h2>
        <Shown key={tab} tab={tab} counts={counts} />
      </TabPanel>
    </div>
  )
}
