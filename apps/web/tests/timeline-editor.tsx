import { effects, transitions, type EffectId, type TransitionId } from '@relampago/domain/catalogue'
import { sequenceOf } from '@relampago/domain/contracts'
import type { EditorAction, EditorEffect, EditorProject, EditorTransition } from '@relampago/domain/editor'
import { act, render } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { EditorContext, type Editor } from '../src/features/editor/editor.ts'
import { createTestPlayer, type TestPlayer } from './test-player.ts'

/** Ids are the types. */
export function effectBar(type: EffectId, startTime: number, endTime: number): EditorEffect {
  return { id: type, type, category: effects[type].category, enabled: true, intensity: 50, startTime, endTime, settings: {} }
}

export function transitionBars(...given: readonly (readonly [TransitionId, number])[]): EditorTransition[] {
  const { starts } = sequenceOf(given.map(([, duration]) => duration))
  return given.map(([type, duration], index) => ({ id: type, type, category: transitions[type].family, duration, startTime: starts[index] ?? 0, settings: {} }))
}

type Given = { project?: Partial<EditorProject>; selectedId?: string | null; zoom?: number; player?: TestPlayer | null; editor?: Partial<Editor> }
type Applied = { action: EditorAction; gesture: string | undefined }
export type OpenedTimeline = {
  now: () => Editor
  applied: Applied[]
  calls: string[]
  player: TestPlayer
  rendered: () => number
  act: (work: () => void) => void
}

/** The tracks are 1000 px wide: 100 px for each of the ten seconds. */
const trackPixels = 1000
const gutters = 28

/** Shows parts of the editor with a player that draws nothing. */
export function openTimeline(parts: ReactNode, given: Given = {}): OpenedTimeline {
  measureAs(trackPixels + gutters)
  const player = given.player ?? createTestPlayer()
  const applied: Applied[] = []
  const calls: string[] = []
  let current: Editor | null = null
  let renders = 0
  function Provider() {
    const [project, setProject] = useState<EditorProject>({ ...emptyProject, ...given.project })
    const [selectedId, select] = useState(given.selectedId ?? null)
    const [zoom, setZoom] = useState(given.zoom ?? 1)
    const [view, setView] = useState<Editor['view']>('editor')
    const call = (name: string) => () => void calls.push(name)
    renders += 1
    current = {
      project,
      selectedId,
      select,
      apply(action, gesture) {
        applied.push({ action, gesture })
        setProject((one) => changed(one, action))
      },
      undo: call('undo'),
      redo: call('redo'),
      canUndo: true,
      canRedo: false,
      zoom,
      setZoom,
      player: given.player === null ? null : player,
      attachCanvas: () => undefined,
      photos: { pictures: [], areOwn: false, choose: () => undefined, useSamples: () => undefined },
      saving: { state: 'idle', keptAt: null, hasChanges: false, save: async () => undefined, resolve: async () => undefined },
      view,
      setView,
      ...given.editor,
    }
    return <EditorContext value={current}>{parts}</EditorContext>
  }
  render(<Provider />)
  return {
    now() {
      if (current === null) throw new Error('nothing was drawn')
      return current
    },
    applied,
    calls,
    player,
    rendered: () => renders,
    act: (work) => act(work),
  }
}

const emptyProject: EditorProject = {
  name: 'Teste',
  description: '',
  format: '9:16',
  totalSeconds: 10,
  effects: [],
  transitions: [],
  category: 'custom',
  tags: null,
  look: { camera_zoom: 0, layer_motion: 0.7, caption_pop: true },
}

/** What the timeline asks for; the rules themselves are tested in their package. */
function changed(project: EditorProject, action: EditorAction): EditorProject {
  const change = <One extends { id: string }>(list: readonly One[], id: string, fields: Partial<One>) =>
    list.map((one) => (one.id === id ? { ...one, ...fields } : one))
  if (action.kind === 'setEffectTimes')
    return { ...project, effects: change(project.effects, action.id, { startTime: action.startTime, endTime: action.endTime }) }
  if (action.kind === 'setTransitionSeconds') return { ...project, transitions: change(project.transitions, action.id, { duration: action.duration }) }
  if (action.kind !== 'removeElement') return project
  const others = <One extends { id: string }>(list: readonly One[]) => list.filter(({ id }) => id !== action.id)
  return { ...project, effects: others(project.effects), transitions: others(project.transitions) }
}

/** The browser of these tests lays nothing out. */
function measureAs(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width })
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
}
