import { applyAction, type Applied } from './apply-action.ts'
import type { EditorAction, EditorProject } from './editor-project.ts'

/** Steps that can be undone. */
const longestHistory = 100

/** `past` and `future` have their nearest step last. */
export type EditorHistory = {
  present: EditorProject
  past: readonly EditorProject[]
  future: readonly EditorProject[]
  /** What the last step belongs to; the next step of the same gesture replaces it. */
  gesture: string | null
}

export function startHistory(present: EditorProject): EditorHistory {
  return { present, past: [], future: [], gesture: null }
}

/**
 * Applies an action as a step that can be undone. Actions of one gesture on one element are one
 * step, and each starts from where the gesture began: what a slider passed leaves no trace.
 */
export function changeHistory(history: EditorHistory, action: EditorAction, gesture?: string): Omit<Applied, 'project'> & { history: EditorHistory } {
  const key = gesture === undefined ? null : [gesture, action.kind, 'id' in action ? action.id : ''].join(' ')
  const began = key !== null && key === history.gesture ? history.past.at(-1) : undefined
  const { project, refusal, addedId } = applyAction(began ?? history.present, action)
  if (refusal !== null) return { history, refusal, addedId }
  if (began !== undefined) return { history: { ...history, present: project, future: [] }, refusal, addedId }
  if (project === history.present) return { history, refusal, addedId }
  const past = [...history.past, history.present].slice(-longestHistory)
  return { history: { present: project, past, future: [], gesture: key }, refusal, addedId }
}

/** One step back; the same history when there is none. */
export function undoStep(history: EditorHistory): EditorHistory {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return { present, past: history.past.slice(0, -1), future: [...history.future, history.present], gesture: null }
}

/** One undone step again; the same history when there is none. */
export function redoStep(history: EditorHistory): EditorHistory {
  const present = history.future.at(-1)
  if (present === undefined) return history
  return { present, past: [...history.past, history.present], future: history.future.slice(0, -1), gesture: null }
}
