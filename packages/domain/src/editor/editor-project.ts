import type { EffectCategory, EffectId, TemplateCategory, TransitionFamily, TransitionId } from '../catalogue/index.ts'
import type { TemplateContent } from '../contracts/index.ts'
import type { Percent, Seconds } from '../units.ts'

/** Times are in seconds of the editor's timeline. `id` is of this editor only. */
export type EditorEffect = {
  id: string
  type: EffectId
  category: EffectCategory
  /** Stays true until the effect is removed. */
  enabled: true
  intensity: Percent
  startTime: Seconds
  endTime: Seconds
  settings: Record<string, never>
}
export type EditorTransition = {
  id: string
  type: TransitionId
  category: TransitionFamily
  duration: Seconds
  /** Follows from the order and the durations of those before. */
  startTime: Seconds
  settings: Record<string, never>
}

/** A template while it is edited. */
export type EditorProject = {
  name: string
  description: string
  format: '9:16' | '16:9'
  /** Length of the timeline. */
  totalSeconds: Seconds
  /** In the order in which they are drawn. */
  effects: readonly EditorEffect[]
  /** In the order of time. */
  transitions: readonly EditorTransition[]
  category: TemplateCategory
  /** `null`: made from format and effects when it is saved. */
  tags: readonly string[] | null
  /** What a video takes from the template beside effects and transitions. */
  look: Pick<TemplateContent['settings'], 'camera_zoom' | 'layer_motion' | 'caption_pop'>
}

/** What of a project can be seen. */
export type ShownProject = Omit<EditorProject, 'name' | 'description' | 'category' | 'tags'>

export type EditorAction =
  | { kind: 'addEffect'; type: EffectId }
  | { kind: 'addTransition'; type: TransitionId }
  | { kind: 'removeElement'; id: string }
  | { kind: 'setIntensity'; id: string; intensity: Percent }
  | { kind: 'setEffectTimes'; id: string; startTime: Seconds; endTime: Seconds }
  | { kind: 'setTransitionSeconds'; id: string; duration: Seconds }
  | { kind: 'moveElement'; id: string; to: number }
  | { kind: 'setTotalSeconds'; totalSeconds: Seconds }
  | { kind: 'setFormat'; format: EditorProject['format'] }
  | { kind: 'setName'; name: string }
  | { kind: 'setDescription'; description: string }
  | { kind: 'setCategory'; category: TemplateCategory }
  | { kind: 'setLook'; look: Partial<EditorProject['look']> }

/** Why an action changed nothing. */
export type EditorRefusal = 'effects_full' | 'transitions_full' | 'sequence_too_long' | 'effect_twice'
