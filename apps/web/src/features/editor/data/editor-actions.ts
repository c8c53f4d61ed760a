import { effects, transitions } from '@relampago/domain/catalogue'
import { redoStep, undoStep, zoomBounds, type EditorAction } from '@relampago/domain/editor'
import type { Milliseconds } from '@relampago/domain/units'
import { currentLanguage } from '../../../language/language.ts'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import type { Editor } from '../editor.ts'
import { editorTexts } from '../editor.texts.ts'
import { applyInStore, type EditorStore } from './editor-store.ts'

type Actions = Pick<Editor, 'select' | 'apply' | 'undo' | 'redo' | 'setZoom' | 'setView'>

/** What a person can do in the editor, with the messages that answer it. */
export function editorActions(store: EditorStore): Actions {
  return {
    select: (selectedId) => store.change({ selectedId }),
    apply(action, gesture) {
      const texts = editorTexts[currentLanguage()]
      const { refusal, isAdded } = applyInStore(store, action, gesture)
      if (refusal !== null) showToast({ kind: 'warn', ...texts.refusals[refusal] })
      else if (isAdded) tellAdded(action)
    },
    undo: () => store.change({ history: undoStep(store.state().history) }),
    redo: () => store.change({ history: redoStep(store.state().history) }),
    setZoom: (zoom) => store.change({ zoom: Math.min(zoomBounds.max, Math.max(zoomBounds.min, zoom)) }),
    setView: (view) => store.change({ view }),
  }
}

/** Short: messages cover a part of the timeline, or on phones of the preview. */
const addedForMs: Milliseconds = 2500

/** Only the last addition is shown: several in a row would cover the page. */
function tellAdded(action: EditorAction): void {
  const language = currentLanguage()
  const texts = editorTexts[language]
  closeToasts(texts.effectAdded)
  closeToasts(texts.transitionAdded)
  if (action.kind === 'addEffect') showToast({ kind: 'good', title: texts.effectAdded, text: effects[action.type].name[language], lifeMs: addedForMs })
  if (action.kind === 'addTransition') showToast({ kind: 'good', title: texts.transitionAdded, text: transitions[action.type].name[language], lifeMs: addedForMs })
}
