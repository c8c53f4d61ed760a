import { useParams } from 'react-router'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { useTexts } from '../../../language/language.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTemplate } from '../data/use-templates.ts'
import { pageTexts } from './page.texts.ts'
import { TemplateGone } from './template-gone.tsx'
import { TemplateView } from './template-view.tsx'

function LoadingTemplate() {
  const texts = useTexts(pageTexts)
  return (
    <output aria-label={texts.loading} className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(15rem,20rem)_1fr] lg:grid-cols-[22.5rem_1fr]">
      <Skeleton className="mx-auto aspect-9/16 w-[min(100%,25svh)] rounded-phone md:w-full" />
      <span className="flex flex-col gap-6">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="h-14 w-full max-w-xl" />
        <Skeleton className="h-64 rounded-lg" />
      </span>
    </output>
  )
}

/** No such template, for this person: an address that is none counts as that. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 422].includes(error.status)
}

function Content({ id }: { id: string }) {
  const texts = useTexts(pageTexts)
  const { data, error, isFetching, isPlaceholderData, refetch } = useTemplate(id)
  // Also one that was seen before: it may have been made private since.
  if (isGone(error)) return <TemplateGone />
  if (data !== undefined) return <TemplateView template={data} isWhole={!isPlaceholderData} />
  if (error === null) return <LoadingTemplate />
  return (
    <>
      <PageHead title={texts.loadFailed} isPrivate />
      <LoadFailed
        title={texts.loadFailed}
        text={error instanceof ApiError ? error.message : ''}
        isOffline={error instanceof ApiError && error.status === noReply}
        busy={isFetching}
        retry={() => void refetch()}
      />
    </>
  )
}

/** The page of one template, which can be shared. */
export function TemplatePage() {
  const { templateId = '' } = useParams()
  return (
    <div className="page-width flex flex-1 flex-col py-8 lg:py-11">
      <Content key={templateId} id={templateId} />
    </div>
  )
}
