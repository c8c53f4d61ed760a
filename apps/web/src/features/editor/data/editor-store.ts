import type { Template } from '@relampago/domain/contracts'
import { changeHistory, newProject, projectOfTemplate, startHistory, type EditorHistory, type EditorProject } from '@relampago/domain/editor'
import type { Editor, EditorSaving } from '../editor.ts'
import { readDraft, type Draft } from './drafts.ts'

/** What stands in the way of saving: another version was saved, or the template is gone. */
export type SaveProblem = 'changed' | 'gone'

export type EditorState = {
  history: EditorHistory
  selectedId: string | null
  zoom: number
  view: Editor['view']
  /** The project as it is stored; a new one's is the empty start. */
  saved: EditorProject
  /** The stored template that is edited; `null` while it is new. */
  loaded: Template | null
  /** `updated_at` of the version that the changes were made on. */
  base: string | null
  saving: EditorSaving['state']
  problem: SaveProblem | null
  keptAt: string | null
}

/** What the parts of the editor read and change; lives outside of rendering. */
export type EditorStore = {
  state: () => EditorState
  change: (part: Partial<EditorState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createEditorStore(first: EditorState): EditorStore {
  let current = first
  const listeners = new Set<() => void>()
  return {
    state: () => current,
    change(part) {
      current = { ...current, ...part }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What the editor starts with, and what the person must know about it. */
export type OpenedEditor = { state: EditorState; dropped: string[]; isDraftBroken: boolean; isDraft: boolean }

/** The stored version with the draft of this device over it, which one step back undoes. */
export function openedEditor(loaded: Template | null): OpenedEditor {
  const { project, dropped } = loaded === null ? { project: newProject(), dropped: [] } : projectOfTemplate(loaded)
  const { draft, isBroken } = readDraft(loaded?.id ?? null)
  return { state: stateOf({ loaded, saved: project, draft }), dropped, isDraftBroken: isBroken, isDraft: draft !== null }
}

function stateOf({ loaded, saved, draft }: { loaded: Template | null; saved: EditorProject; draft: Draft | null }): EditorState {
  const start = startHistory(saved)
  return {
    history: draft === null ? start : { ...start, present: draft.project, past: [saved] },
    selectedId: null,
    zoom: 1,
    view: 'editor',
    saved,
    loaded,
    base: draft === null ? (loaded?.updated_at ?? null) : draft.base,
    saving: 'idle',
    problem: null,
    keptAt: draft?.keptAt ?? null,
  }
}

export function hasChanges({ history: { present }, saved }: EditorState): boolean {
  return present !== saved && JSON.stringify(present) !== JSON.stringify(saved)
}

/** Applies an action and selects what it added; answers how it went. */
export function applyInStore(store: EditorStore, ...[action, gesture]: Parameters<Editor['apply']>): Pick<ReturnType<typeof changeHistory>, 'refusal'> & { isAdded: boolean } {
  const { history: before, selectedId } = store.state()
  const { history, refusal, addedId } = changeHistory(before, action, gesture)
  store.change({ history, selectedId: addedId ?? selectedId })
  return { refusal, isAdded: addedId !== null && history !== before }
}
