import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useState } from 'react'
import { currentPerson } from '../../../session/person.ts'
import { dropDraft, keepDraft } from './drafts.ts'
import { hasChanges, type EditorStore } from './editor-store.ts'

/** A pause after which changes are stored on this device. */
const keepAfterMs: Milliseconds = 500

/**
 * Stores what is not saved on this device, also when the page goes. Returns how to do it at once.
 */
export function useKeptDraft(store: EditorStore): () => void {
  const [keeper] = useState(() => createDraftKeeper(store))
  useEffect(() => keeper.start(), [keeper])
  return keeper.keepNow
}

function createDraftKeeper(store: EditorStore) {
  // What a person had is not stored again after they left.
  const person = currentPerson()
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept = store.state().history.present

  function keepNow(): void {
    clearTimeout(timer)
    const state = store.state()
    const { loaded, base, history } = state
    if (currentPerson() !== person || history.present === kept) return
    kept = history.present
    if (hasChanges(state)) {
      const keptAt = new Date().toISOString()
      keepDraft(loaded?.id ?? null, { project: history.present, base, keptAt })
      store.change({ keptAt })
    } else {
      dropDraft(loaded?.id ?? null)
      store.change({ keptAt: null })
    }
  }

  return {
    keepNow,
    start() {
      const stop = store.subscribe(() => {
        if (store.state().history.present === kept) return
        clearTimeout(timer)
        timer = setTimeout(keepNow, keepAfterMs)
      })
      window.addEventListener('pagehide', keepNow)
      document.addEventListener('visibilitychange', keepNow)
      return () => {
        keepNow()
        stop()
        window.removeEventListener('pagehide', keepNow)
        document.removeEventListener('visibilitychange', keepNow)
      }
    },
  }
}
