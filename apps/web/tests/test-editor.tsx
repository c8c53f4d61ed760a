import { effects, transitions, type EffectId, type TransitionId } from '@relampago/domain/catalogue'
import { applyAction, newProject, type EditorAction, type EditorEffect, type EditorProject, type EditorTransition } from '@relampago/domain/editor'
import { render } from '@testing-library/react'
import { useMemo, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { EditorContext, type Editor } from '../src/features/editor/editor.ts'

/** An effect over the whole of ten seconds; its id in the editor is its type. */
export function testEffect(type: EffectId, more: Partial<EditorEffect> = {}): EditorEffect {
  return { id: type, type, category: effects[type].category, enabled: true, intensity: 50, startTime: 0, endTime: 10, settings: {}, ...more }
}

export function testTransition(type: TransitionId, more: Partial<EditorTransition> = {}): EditorTransition {
  return { id: type, type, category: transitions[type].family, duration: 1, startTime: 0, settings: {}, ...more }
}

/** The last state of an opened editor, and every action that its parts asked for. */
export type OpenedEditor = { editor: Editor; actions: { action: EditorAction; gesture: string | undefined }[]; calls: string[] }

type Start = { project?: Partial<EditorProject>; selectedId?: string | null; editor?: Partial<Editor> }

/** What a test browser has no view for: everything that is observed is in view at once. */
export class AllInView {
  readonly #notice: (entries: { isIntersecting: boolean }[]) => void
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notice = notice
  }
  observe() {
    this.#notice([{ isIntersecting: true }])
  }
  disconnect() {}
}

/** Where there is no engine. */
export const noPainter = () => Promise.reject(new Error('no engine here'))

/** Shows parts of the editor in a project whose actions are listed and carried out. */
export function openInEditor(parts: ReactNode, { project: start, selectedId: first = null, editor: more }: Start = {}): OpenedEditor {
  const opened: Pick<OpenedEditor, 'actions' | 'calls'> & { editor: Editor | null } = { editor: null, actions: [], calls: [] }
  function Provider() {
    const [project, setProject] = useState<EditorProject>({ ...newProject(), ...start })
    const [selectedId, select] = useState(first)
    const editor = useMemo<Editor>(
      () => ({
        project,
        selectedId,
        select,
        apply(action, gesture) {
          opened.actions.push({ action, gesture })
          const { project: next, addedId } = applyAction(project, action)
          setProject(next)
          if (addedId !== null) select(addedId)
        },
        undo: () => undefined,
        redo: () => undefined,
        canUndo: false,
        canRedo: false,
        zoom: 1,
        setZoom: () => undefined,
        player: null,
        attachCanvas: () => undefined,
        photos: {
          pictures: [{ url: '/one.jpg' }, { url: '/two.jpg' }],
          areOwn: false,
          choose: (files) => opened.calls.push(`choose ${files.map(({ name }) => name).join()}`),
          useSamples: () => opened.calls.push('useSamples'),
        },
        saving: {
          state: 'idle',
          keptAt: null,
          hasChanges: false,
          save: async () => void opened.calls.push('save'),
          resolve: async () => undefined,
        },
        view: 'editor',
        setView: () => undefined,
        ...more,
      }),
      [project, selectedId],
    )
    opened.editor = editor
    return <EditorContext value={editor}>{parts}</EditorContext>
  }
  render(
    <MemoryRouter>
      <Provider />
    </MemoryRouter>,
  )
  return opened as OpenedEditor
}
