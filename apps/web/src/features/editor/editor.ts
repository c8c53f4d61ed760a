import type { EditorAction, EditorProject } from '@relampago/domain/editor'
import type { PictureSource, Player } from '@relampago/preview'
import { createContext, useContext } from 'react'

/** The photos on which the template is shown: five samples, or those that the person chose. */
export type EditorPhotos = { pictures: readonly PictureSource[]; areOwn: boolean; choose: (files: readonly File[]) => void; useSamples: () => void }

export type EditorSaving = {
  /** `conflict`: the template was saved elsewhere after it was loaded here. */
  state: 'idle' | 'saving' | 'saved' | 'conflict'
  /** When the draft was last kept on this device; ISO. */
  keptAt: string | null
  hasChanges: boolean
  save: () => Promise<void>
  /**
   * After a conflict: `overwrite` saves over the other, `copy` saves as a new one, `reload` drops
   * these changes.
   */
  resolve: (how: 'overwrite' | 'copy' | 'reload') => Promise<void>
}

/** All that the parts of the editor share. */
export type Editor = {
  project: EditorProject
  /** The selected effect or transition. */
  selectedId: string | null
  select: (id: string | null) => void
  /**
   * Changes the project; says why in a message when it is refused. Steps of one `gesture` on one
   * element are undone at once, and each starts from where the gesture began.
   */
  apply: (action: EditorAction, gesture?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Timeline zoom, 0.5 to 5. */
  zoom: number
  setZoom: (zoom: number) => void
  /** `null` until the engine is there. */
  player: Player | null
  /** The canvas pane hands in the canvas that the player draws on, and `null` when it goes. */
  attachCanvas: (canvas: HTMLCanvasElement | null) => void
  photos: EditorPhotos
  saving: EditorSaving
  /** `editor`: as laid out here; `video`: as a video of 30 s takes it. */
  view: 'editor' | 'video'
  setView: (view: 'editor' | 'video') => void
}

export const EditorContext = createContext<Editor | null>(null)

/** Throws outside an editor. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor needs an EditorContext around it')
  return editor
}
