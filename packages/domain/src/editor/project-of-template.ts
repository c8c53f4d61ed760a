import { designLimits, effects, templateLimits, transitions, type EffectId, type TransitionId } from '../catalogue/index.ts'
import type { CallBody, Template } from '../contracts/index.ts'
import { sequenceOf, timelineSeconds, toMilliseconds } from '../contracts/transition-sequence.ts'
import { hasTwins } from './arrange-project.ts'
import { transitionBounds } from './editor-bounds.ts'
import type { EditorEffect, EditorProject, EditorTransition } from './editor-project.ts'
import { contentOf } from './project-content.ts'

/** `dropped`: what could not be taken over, by its id. */
export type OpenedTemplate = { project: EditorProject; dropped: string[] }

/** A stored template to edit. What this version does not know, or cannot store, is left out. */
export function projectOfTemplate(template: Template): OpenedTemplate {
  const dropped: string[] = []
  const sequence = fittingTransitions(template, dropped)
  const end = (sequence.at(-1)?.startTime ?? 0) + (sequence.at(-1)?.duration ?? 0)
  const { totalSeconds: bounds } = templateLimits
  const totalSeconds = timelineSeconds(clamp(template.settings.duration, bounds.min, bounds.max), end)
  const { camera_zoom, layer_motion, caption_pop, resolution } = template.settings
  const project: EditorProject = {
    name: template.name,
    description: template.description,
    format: resolution === '1920x1080' ? '16:9' : '9:16',
    totalSeconds,
    effects: fittingEffects(template, totalSeconds, dropped),
    transitions: sequence,
    category: template.category,
    tags: null,
    look: { camera_zoom: clamp(camera_zoom, 0, designLimits.largestZoom), layer_motion: clamp(layer_motion, 0, 1), caption_pop },
  }
  return { project: { ...project, tags: isSameList(template.tags, tagsOf(project)) ? null : template.tags }, dropped }
}

function fittingTransitions(template: Pick<Template, 'transitions'>, dropped: string[]): EditorTransition[] {
  const fitting: EditorTransition[] = []
  for (const [index, { type, duration }] of template.transitions.entries()) {
    const added = isTransition(type) ? transitionOf(type, duration, index) : null
    const { starts, end } = sequenceOf([...fitting, ...(added === null ? [] : [added])].map((one) => one.duration))
    if (added === null || fitting.length === designLimits.transitions || end > templateLimits.totalSeconds.max) dropped.push(type)
    else fitting.push({ ...added, startTime: starts.at(-1) ?? 0 })
  }
  return fitting
}

function transitionOf(type: TransitionId, duration: number, index: number): EditorTransition {
  const { min, max } = transitionBounds(type)
  return {
    id: `transition-${index + 1}`,
    type,
    category: transitions[type].family,
    duration: toMilliseconds(clamp(duration, min, max)),
    startTime: 0,
    settings: {},
  }
}

function fittingEffects(template: Pick<Template, 'effects' | 'transitions'>, totalSeconds: number, dropped: string[]): EditorEffect[] {
  const fitting: EditorEffect[] = []
  for (const [index, { type, intensity, custom_params: times }] of template.effects.entries()) {
    const startTime = toMilliseconds(clamp(times.start_time, 0, totalSeconds))
    const endTime = toMilliseconds(clamp(times.end_time, 0, totalSeconds))
    const id = `effect-${template.transitions.length + index + 1}`
    const added: EditorEffect | null = isEffect(type)
      ? { id, type, category: effects[type].category, enabled: true, intensity: clamp(intensity, 0, 100), startTime, endTime, settings: {} }
      : null
    if (added === null || endTime <= startTime || fitting.length === designLimits.effects || hasTwins([...fitting, added])) dropped.push(type)
    else fitting.push(added)
  }
  return fitting
}

/** Why a project cannot be saved as it is. */
export type SaveFault = 'name_needed' | 'content_needed'
export function saveFault({ name, effects: drawn, transitions: sequence }: EditorProject): SaveFault | null {
  if (name.trim() === '') return 'name_needed'
  return drawn.length === 0 && sequence.length === 0 ? 'content_needed' : null
}

/**
 * What is sent to save a project. `loaded` is the template that is edited: what the editor does not
 * show stays as it is there. Author, status and counters are the server's.
 */
export function bodyOfProject(project: EditorProject, loaded: Template | null = null): CallBody<'createTemplate'> {
  const { difficulty, version } = loaded ?? { difficulty: 'beginner', version: '1.0.0' }
  return {
    name: project.name.trim(),
    description: project.description.trim(),
    category: project.category,
    difficulty,
    version,
    tags: [...(project.tags ?? tagsOf(project))],
    ...contentOf(project, loaded?.settings),
  }
}

const taggedEffects = 5

function tagsOf({ format, effects: drawn }: EditorProject): string[] {
  return [format, 'profissional', ...new Set(drawn.slice(0, taggedEffects).map(({ type }) => type))]
}

function isEffect(type: string): type is EffectId {
  return Object.hasOwn(effects, type)
}

function isTransition(type: string): type is TransitionId {
  return Object.hasOwn(transitions, type)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index])
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value))
}
