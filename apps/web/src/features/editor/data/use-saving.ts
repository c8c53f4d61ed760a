import { saveFault } from '@relampago/domain/editor'
import type { Milliseconds } from '@relampago/domain/units'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { templateKeys } from '../../../api/template-keys.ts'
import { currentLanguage } from '../../../language/language.ts'
import { readStored } from '../../../storage/stored-values.ts'
import { showToast } from '../../../ui/toasts.ts'
import type { EditorSaving } from '../editor.ts'
import { editorTexts } from '../editor.texts.ts'
import { hasChanges, type EditorStore } from './editor-store.ts'
import { reloadProject, saveProject, type SaveWay } from './save-project.ts'

const leaveAfterMs: Milliseconds = 2000

type Saving = Pick<EditorSaving, 'save' | 'resolve'> & {
  /** Whether the person must sign in before it can be saved. */
  needsLogin: boolean
  closeLogin: () => void
}

/** Saves the project and leads to the templates. `keepNow` stores the draft at once. */
export function useSaving(store: EditorStore, keepNow: () => void): Saving {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [needsLogin, setNeedsLogin] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const send = useCallback(
    async (way: SaveWay) => {
      // A refused token leads to the login: the draft must be stored by then.
      keepNow()
      if (!(await saveProject(store, way))) return
      void client.invalidateQueries({ queryKey: templateKeys.all })
      leaving.current = setTimeout(() => {
        // Not after another change.
        if (!hasChanges(store.state())) void navigate('/templates')
      }, leaveAfterMs)
    },
    [store, keepNow, client, navigate],
  )

  const save = useCallback(async () => {
    const { saving, history } = store.state()
    if (saving === 'saving') return
    clearTimeout(leaving.current)
    const fault = saveFault(history.present)
    if (fault !== null) showToast({ kind: 'warn', ...editorTexts[currentLanguage()].faults[fault] })
    else if (readStored('token') === null) {
      keepNow()
      setNeedsLogin(true)
    } else await send('own')
  }, [store, send, keepNow])

  const resolve = useCallback(
    async (how: Parameters<EditorSaving['resolve']>[0]) => {
      const { loaded } = store.state()
      if (how === 'reload' && loaded !== null) await reloadProject(store, loaded.id)
      else await send(how === 'copy' ? 'copy' : 'over')
    },
    [store, send],
  )
  return { save, resolve, needsLogin, closeLogin: useCallback(() => setNeedsLogin(false), []) }
}
