import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { LoadingGrid } from '../card/template-grid.tsx'
import { useFavoriteTemplates, useOwnTemplates } from '../data/use-templates.ts'
import { ImportButton } from '../file/import-button.tsx'
import { ImportFailed } from '../file/import-failed.tsx'
import { useImport } from '../file/use-import.ts'
import { FavoritesTab } from './favorites-tab.tsx'
import { ownPath, showOwnFailure } from './own-failure.ts'
import { ownColumns, OwnTab } from './own-tab.tsx'
import { ownTexts } from './own.texts.ts'
import { useSignInGuard } from './use-sign-in-guard.ts'

const tabs = ['templates', 'favorites'] as const
type TabId = (typeof tabs)[number]
const onFailure = (error: unknown) => void showOwnFailure('load', error)

/** The open tab, in the address: it survives a reload and can be linked to. */
function useOwnTab(): { tab: TabId; openTab: (tab: TabId) => void } {
  const named = useAddressParameter('tab')
  const navigate = useNavigate()
  const tab = tabs.find((id) => id === named) ?? 'templates'
  return { tab, openTab: (id) => void navigate(id === 'templates' ? ownPath : `${ownPath}?tab=${id}`, { preventScrollReset: true }) }
}

function LoadingOwn() {
  const texts = useTexts(ownTexts)
  return (
    <output aria-label={texts.loading} className="flex flex-col gap-6">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-11 w-full max-w-lg" />
      <span className={ownColumns}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-56 rounded-lg" />
        ))}
      </span>
    </output>
  )
}

function Failed({ query }: { query: { error: unknown; isFetching: boolean; refetch: () => unknown } }) {
  const texts = useTexts(ownTexts)
  const { error, isFetching, refetch } = query
  return (
    <LoadFailed
      title={texts.loadFailed}
      text={error instanceof ApiError ? error.message : texts.failures.load}
      isOffline={error instanceof ApiError && error.status === noReply}
      busy={isFetching}
      retry={() => void refetch()}
    />
  )
}

/** `null` until the list is here. */
function countOf({ data }: { data?: readonly unknown[] | undefined }): number | null {
  return data?.length ?? null
}

function Content() {
  const texts = useTexts(ownTexts)
  const { tab, openTab } = useOwnTab()
  const own = useOwnTemplates({ onFailure })
  const favorites = useFavoriteTemplates({ onFailure })
  const importing = useImport()
  const labels: Record<TabId, string> = { templates: texts.ownTab(countOf(own)), favorites: texts.favoritesTab(countOf(favorites)) }
  const choose = (file: File) => {
    if (tab !== 'templates') openTab('templates')
    void importing.choose(file)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="type-display">{texts.page}</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <ImportButton look="outline" busy={importing.busy} onChoose={choose} />
          <ButtonLink to="/template-editor" icon={<Plus aria-hidden className="size-4.5" />} className="max-sm:px-4">
            {texts.create}
          </ButtonLink>
        </div>
      </div>
      {importing.failure === null ? null : (
        <div className="mt-6">
          <ImportFailed failure={importing.failure} busy={importing.busy} onChoose={choose} onDismiss={importing.dismiss} />
        </div>
      )}
      <div className="mt-6">
        <Tabs label={texts.parts} tabs={tabs.map((id) => ({ id, label: labels[id] }))} chosen={tab} onChoose={openTab} />
      </div>
      <TabPanel key={tab} id={tab}>
        <h2 className="sr-only">{tab === 'templates' ? texts.list : texts.favorites}</h2>
        {tab === 'templates' ? own.data === undefined ? own.isError ? <Failed query={own} /> : <LoadingOwn /> : <OwnTab templates={own.data} /> : null}
        {tab === 'favorites' ? (
          favorites.data === undefined ? (
            favorites.isError ? (
              <Failed query={favorites} />
            ) : (
              <LoadingGrid label={texts.loadingFavorites} cards={4} />
            )
          ) : (
            <FavoritesTab templates={favorites.data} />
          )
        ) : null}
      </TabPanel>
    </>
  )
}

/** The person's own templates, and those that they have marked. Visitors are sent to the login. */
export function MyTemplatesPage() {
  const texts = useTexts(ownTexts)
  const { state } = useSignInGuard(ownPath)
  return (
    <div className="page-width flex flex-1 flex-col py-8 lg:py-11">
      <PageHead title={texts.page} isPrivate />
      {state === 'signedOut' ? <h1 className="type-title">{texts.opening}</h1> : <Content />}
    </div>
  )
}
