import { designLimits, effects, templateLimits, transitions, type EffectId, type TransitionId } from '../catalogue/index.ts'
import { toMilliseconds } from '../contracts/transition-sequence.ts'
import { cutText } from '../rules/cut-text.ts'
import type { Seconds } from '../units.ts'
import { hasTwins, withTotal, withTransitions } from './arrange-project.ts'
import { shortestEffect, totalBounds, transitionBounds } from './editor-bounds.ts'
import type { EditorAction, EditorEffect, EditorProject, EditorRefusal, EditorTransition } from './editor-project.ts'
import { newElement } from './new-project.ts'

/**
 * A refused action leaves the project as it is. `addedId` is the element to select: the one that
 * was added, or the active effect of the type that should have been.
 */
export type Applied = { project: EditorProject; refusal: EditorRefusal | null; addedId: string | null }

/** Applies a person's action. What changes nothing returns the same project. */
export function applyAction(project: EditorProject, action: EditorAction): Applied {
  switch (action.kind) {
    case 'addEffect':
      return addEffect(project, action.type)
    case 'addTransition':
      return addTransition(project, action.type)
    case 'removeElement':
      return applied(removeElement(project, action.id))
    case 'setIntensity':
      return applied({ project: withEffect(project, action.id, { intensity: Math.round(clamp(action.intensity, 0, 100)) }), refusal: null })
    case 'setEffectTimes':
      return applied(setEffectTimes(project, action))
    case 'setTransitionSeconds':
      return applied(setTransitionSeconds(project, action))
    case 'moveElement':
      return applied(moveElement(project, action))
    case 'setTotalSeconds':
      return applied(setTotalSeconds(project, action))
    case 'setFormat':
    case 'setName':
    case 'setDescription':
    case 'setCategory':
    case 'setLook':
      return applied({ project: withField(project, action), refusal: null })
  }
}

type Changed = { project: EditorProject; refusal: EditorRefusal | null }
type ActionOf<Kind extends EditorAction['kind']> = Extract<EditorAction, { kind: Kind }>

function applied({ project, refusal }: Changed): Applied {
  return { project, refusal, addedId: null }
}

function addEffect(project: EditorProject, type: EffectId): Applied {
  const active = project.effects.find((effect) => effect.type === type)
  if (active !== undefined) return { project, refusal: null, addedId: active.id }
  if (project.effects.length >= designLimits.effects) return { project, refusal: 'effects_full', addedId: null }
  const added: EditorEffect = {
    id: freeId(project, 'effect'),
    type,
    category: effects[type].category,
    enabled: true,
    intensity: newElement.intensity,
    startTime: 0,
    endTime: project.totalSeconds,
    settings: {},
  }
  return { project: { ...project, effects: [...project.effects, added] }, refusal: null, addedId: added.id }
}

function addTransition(project: EditorProject, type: TransitionId): Applied {
  if (project.transitions.length >= designLimits.transitions) return { project, refusal: 'transitions_full', addedId: null }
  const { min, max } = transitionBounds(type)
  const added: EditorTransition = {
    id: freeId(project, 'transition'),
    type,
    category: transitions[type].family,
    duration: clamp(newElement.transitionSeconds, min, max),
    startTime: 0,
    settings: {},
  }
  const changed = withTransitions(project, [...project.transitions, added])
  return { ...changed, addedId: changed.refusal === null ? added.id : null }
}

/** Numbers go up, so that what was selected is never another element. */
function freeId({ effects: drawn, transitions: sequence }: EditorProject, kind: string): string {
  const numbers = [...drawn, ...sequence].map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))
  return `${kind}-${Math.max(0, ...numbers) + 1}`
}

function removeElement(project: EditorProject, id: string): Changed {
  const drawn = project.effects.filter((effect) => effect.id !== id)
  if (drawn.length < project.effects.length) return { project: { ...project, effects: drawn }, refusal: null }
  const sequence = project.transitions.filter((transition) => transition.id !== id)
  return sequence.length < project.transitions.length ? withTransitions(project, sequence) : { project, refusal: null }
}

function withEffect(project: EditorProject, id: string, change: Partial<EditorEffect>): EditorProject {
  const effect = project.effects.find((one) => one.id === id)
  if (effect === undefined || isSame(effect, change)) return project
  return { ...project, effects: project.effects.map((one) => (one === effect ? { ...one, ...change } : one)) }
}

function setEffectTimes(project: EditorProject, { id, startTime, endTime }: ActionOf<'setEffectTimes'>): Changed {
  const start = toMilliseconds(clamp(startTime, 0, project.totalSeconds - shortestEffect))
  const end = toMilliseconds(clamp(endTime, start + shortestEffect, project.totalSeconds))
  const changed = withEffect(project, id, { startTime: start, endTime: end })
  return hasTwins(changed.effects) ? { project, refusal: 'effect_twice' } : { project: changed, refusal: null }
}

function setTransitionSeconds(project: EditorProject, { id, duration }: ActionOf<'setTransitionSeconds'>): Changed {
  const transition = project.transitions.find((one) => one.id === id)
  if (transition === undefined) return { project, refusal: null }
  const { min, max, step } = transitionBounds(transition.type)
  const length = clamp(toMilliseconds(Math.round(duration / step) * step), min, max)
  if (length === transition.duration) return { project, refusal: null }
  return withTransitions(
    project,
    project.transitions.map((one) => (one === transition ? { ...one, duration: length } : one)),
  )
}

function moveElement(project: EditorProject, { id, to }: ActionOf<'moveElement'>): Changed {
  const drawn = moved(project.effects, id, to)
  if (drawn !== null) return { project: { ...project, effects: drawn }, refusal: null }
  const sequence = moved(project.transitions, id, to)
  return sequence === null ? { project, refusal: null } : withTransitions(project, sequence)
}

/** `null` when the element is not in the list, or already there. */
function moved<Element extends { id: string }>(list: readonly Element[], id: string, to: number): Element[] | null {
  const from = list.findIndex((one) => one.id === id)
  const element = list[from]
  const place = clamp(Math.round(to), 0, list.length - 1)
  return element === undefined || place === from ? null : list.toSpliced(from, 1).toSpliced(place, 0, element)
}

function setTotalSeconds(project: EditorProject, { totalSeconds }: ActionOf<'setTotalSeconds'>): Changed {
  const { min, max } = totalBounds(project)
  return withTotal(project, clamp(Math.round(totalSeconds), min, max))
}

type FieldAction = ActionOf<'setFormat' | 'setName' | 'setDescription' | 'setCategory' | 'setLook'>

function withField(project: EditorProject, action: FieldAction): EditorProject {
  const change = fieldChange(project, action)
  return isSame(project, change) ? project : { ...project, ...change }
}

function fieldChange(project: EditorProject, action: FieldAction): Partial<EditorProject> {
  switch (action.kind) {
    case 'setFormat':
      return { format: action.format }
    case 'setName':
      return { name: cutText(action.name, templateLimits.nameCharacters) }
    case 'setDescription':
      return { description: cutText(action.description, templateLimits.descriptionCharacters) }
    case 'setCategory':
      return { category: action.category }
    case 'setLook':
      return { look: changedLook(project.look, action.look) }
  }
}

function changedLook(look: EditorProject['look'], change: Partial<EditorProject['look']>): EditorProject['look'] {
  const changed = { ...look, ...change }
  const fitting = {
    ...changed,
    camera_zoom: clamp(changed.camera_zoom, 0, designLimits.largestZoom),
    layer_motion: clamp(changed.layer_motion, 0, 1),
  }
  return isSame(look, fitting) ? look : fitting
}

function isSame<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  return (Object.keys(part) as (keyof Whole)[]).every((key) => Object.is(whole[key], part[key]))
}

/** What is no number becomes the lowest. */
function clamp(value: Seconds, lowest: number, highest: number): number {
  return Number.isNaN(value) ? lowest : Math.min(highest, Math.max(lowest, value))
}
