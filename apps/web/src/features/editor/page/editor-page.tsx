import type { Template } from '@relampago/domain/contracts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, noReply } from '../../../api/api-error.ts'
import { templateKeys } from '../../../api/template-keys.ts'
import { useTexts } from '../../../language/language.ts'
import { useSession } from '../../../session/session.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { openPlayer, openTilePainter } from '../../../engine/open-engine.ts'
import { openedEditor } from '../data/editor-store.ts'
import { fetchTemplate } from '../data/send-template.ts'
import { EditorProvider } from './editor-provider.tsx'
import { editorTexts } from '../editor.texts.ts'
import { EditorLayout } from '../layout/editor-layout.tsx'
import { OpeningEditor } from './opening-editor.tsx'
import { TemplateMissing } from './template-missing.tsx'
import { StagePane } from '../stage/stage-pane.tsx'
import { TimelinePane } from '../timeline/timeline-pane.tsx'

/** The editor with a template in it; `null` starts a new one. */
function OpenedPage({ template }: { template: Template | null }) {
  const [opened] = useState(() => openedEditor(template))
  return (
    <EditorProvider opened={opened} openPlayer={openPlayer}>
      <EditorLayout stage={<StagePane />} timeline={<TimelinePane />} openPainter={openTilePainter} />
    </EditorProvider>
  )
}

/** No such template, for this person: an address that is none counts as that. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403, 404, 422].includes(error.status)
}

function LoadedPage({ id }: { id: string }) {
  const texts = useTexts(editorTexts)
  const token = useStored('token')
  // Read when it is opened, and never again while it is edited.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: templateKeys.edited(token, id),
    queryFn: ({ signal }) => fetchTemplate(id, signal),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  })
  if (data !== undefined) return <OpenedPage template={data} />
  if (error === null) return <OpeningEditor />
  if (isMissing(error)) return <TemplateMissing />
  return (
    <div className="page-width flex-1 py-12">
      <LoadFailed
        title={texts.loadFailed}
        text={error instanceof ApiError ? error.message : texts.noReply}
        isOffline={error instanceof ApiError && error.status === noReply}
        busy={isFetching}
        retry={() => void refetch()}
      />
    </div>
  )
}

/** The template editor; `?id=` opens a stored template. */
export function EditorPage() {
  const texts = useTexts(editorTexts)
  const id = useSearchParams()[0].get('id')
  const { state } = useSession()
  // The draft of this device, and the address, are known only to the browser.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  // Deferred: a slow phone draws the editor in slices and answers in between.
  const canOpen = useDeferredValue(isInBrowser && state !== 'unknown', false)
  return (
    <>
      <PageHead title={texts.title} description={texts.description} isPrivate={id !== null} />
      {!canOpen ? <OpeningEditor /> : id === null ? <OpenedPage key="new" template={null} /> : <LoadedPage key={id} id={id} />}
    </>
  )
}
