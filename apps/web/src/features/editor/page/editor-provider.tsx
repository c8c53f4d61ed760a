import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../language/language.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { OpenPlayer } from '../../../engine/canvas-player.ts'
import { editorActions } from '../data/editor-actions.ts'
import { createEditorStore, hasChanges, type OpenedEditor } from '../data/editor-store.ts'
import { useKeptDraft } from '../data/use-kept-draft.ts'
import { usePhotos } from '../data/use-photos.ts'
import { usePreviewPlayer } from '../data/use-preview-player.ts'
import { useSaving } from '../data/use-saving.ts'
import { dropDraft } from '../data/drafts.ts'
import { ConflictDialog } from '../dialogs/conflict-dialog.tsx'
import { LeaveGuard } from '../dialogs/leave-guard.tsx'
import { LoginDialog } from '../dialogs/login-dialog.tsx'
import { EditorContext, type Editor } from '../editor.ts'
import { editorTexts } from '../editor.texts.ts'

type Props = { opened: OpenedEditor; openPlayer: OpenPlayer; children: ReactNode }

/** Holds one project and carries out what the parts inside ask for. */
export function EditorProvider({ opened, openPlayer, children }: Props) {
  const [store] = useState(() => createEditorStore(opened.state))
  const [actions] = useState(() => editorActions(store))
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const keepNow = useKeptDraft(store)
  const photos = usePhotos()
  const { history, zoom, view, saving, keptAt } = state
  const { player, attachCanvas } = usePreviewPlayer(openPlayer, { project: history.present, view, pictures: photos.pictures })
  const { save, resolve, needsLogin, closeLogin } = useSaving(store, keepNow)
  useEffect(() => tellOpened(opened), [opened])
  const isChanged = hasChanges(state)
  const selectedId = existing(state)
  const editor = useMemo<Editor>(
    () => ({
      ...actions,
      project: history.present,
      selectedId,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      zoom,
      player,
      attachCanvas,
      photos,
      saving: { state: saving, keptAt, hasChanges: isChanged, save, resolve },
      view,
    }),
    [actions, history, selectedId, zoom, player, attachCanvas, photos, saving, keptAt, isChanged, save, resolve, view],
  )
  const navigate = useNavigate()
  const leave = (to: string, withDraft: boolean) => {
    if (withDraft) keepNow()
    else {
      // Nothing is left to be kept when the page goes.
      const { saved, loaded } = store.state()
      store.change({ history: { ...history, present: saved } })
      dropDraft(loaded?.id ?? null)
    }
    void navigate(to)
  }
  return (
    <EditorContext value={editor}>
      {children}
      <LeaveGuard isActive={isChanged} onLeave={leave} />
      <LoginDialog open={needsLogin} onClose={closeLogin} />
      <ConflictDialog problem={state.problem} onClose={() => store.change({ saving: 'idle', problem: null })} />
    </EditorContext>
  )
}

/** What was selected may have gone with a step back. */
function existing({ selectedId, history: { present } }: OpenedEditor['state']): string | null {
  return [...present.effects, ...present.transitions].some(({ id }) => id === selectedId) ? selectedId : null
}

function tellOpened({ isDraft, isDraftBroken, dropped }: OpenedEditor): void {
  const texts = editorTexts[currentLanguage()]
  if (isDraft) showToast({ kind: 'info', title: texts.draftBack, text: texts.draftBackText })
  if (isDraftBroken) showToast({ kind: 'warn', title: texts.draftBroken, text: texts.draftBrokenText })
  if (dropped.length > 0) showToast({ kind: 'warn', title: texts.dropped, text: texts.droppedText([...new Set(dropped)].join(', ')) })
}
