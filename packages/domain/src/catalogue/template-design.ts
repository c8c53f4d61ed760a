import type { Fraction, Percent, Seconds } from '../units.ts'
import { builtInTemplates, type BuiltInTemplateId } from './templates.ts'
import { transitionBounds } from './transitions.ts'

/**
 * What a template does to a video. The templates that come with the product and those that people
 * make drive the render through this one form.
 */
export type TemplateDesign = {
  /**
   * Used in order between scenes and repeated when there are more scenes; empty leaves hard cuts.
   * Unknown ids become fades.
   */
  transitions: readonly { id: string; duration: Seconds }[]
  /**
   * Drawn in this order. `start` and `end` are shares of the video. Unknown ids become weak noise.
   */
  effects: readonly DesignEffect[]
  settings: DesignSettings
}
export type DesignEffect = { id: string; intensity: Percent; start: Fraction; end: Fraction }
export type DesignSettings = {
  /** How far the camera travels over a scene: 0 stands still, 0.1 ends at 1.1 times. */
  cameraZoom: number
  /** How far picture layers move against each other: 0 stands still, 1 is the full drift. */
  layerMotion: Fraction
  /** Whether the spoken word pops while it is lit. */
  captionPop: boolean
}

export const designLimits = { effects: 15, transitions: 25, largestZoom: 0.2 } as const

/** A template that comes with the product, as a design. */
export function builtInDesign(id: BuiltInTemplateId): TemplateDesign {
  const { transitions, cameraZoom, layerMotion, captionPop } = builtInTemplates[id]
  return { transitions, effects: [], settings: { cameraZoom, layerMotion, captionPop } }
}

/** What is wrong with a design that came from outside: where, and what is expected there. */
export type DesignProblem = { at: string; expected: string }

type Read = { design: TemplateDesign; problem?: undefined } | { design?: undefined; problem: DesignProblem }
type Fields = Record<string, unknown>

/**
 * Checks a parsed JSON value. `effects`, `transitions` and `settings` may be left out; an effect
 * without intensity has 50, one without times covers the whole video; settings not given are those
 * of the default template. Unknown ids pass: they have their own rule.
 */
export function readDesign(value: unknown): Read {
  if (!isFields(value)) return { problem: { at: '', expected: 'an object with effects, transitions and settings' } }
  const { effects = [], transitions = [], settings = {} } = value
  if (!isListUpTo(effects, designLimits.effects)) return { problem: { at: 'effects', expected: `a list of up to ${designLimits.effects}` } }
  if (!isListUpTo(transitions, designLimits.transitions)) return { problem: { at: 'transitions', expected: `a list of up to ${designLimits.transitions}` } }
  if (!isFields(settings)) return { problem: { at: 'settings', expected: 'an object' } }
  const design: TemplateDesign = {
    effects: effects.map((given): DesignEffect => ({ intensity: 50, start: 0, end: 1, ...(given as { id: string }) })),
    transitions: transitions.map((given): TemplateDesign['transitions'][number] => ({ duration: 1, ...(given as { id: string }) })),
    settings: { ...builtInDesign('default').settings, ...settings },
  }
  const problem = firstProblem(design)
  return problem === null ? { design } : { problem }
}

function firstProblem({ effects, transitions, settings }: TemplateDesign): DesignProblem | null {
  for (const [index, { id, intensity, start, end }] of effects.entries()) {
    const at = `effects[${index}]`
    if (typeof id !== 'string') return { at: `${at}.id`, expected: 'the name of an effect' }
    if (!isWithin(intensity, 0, 100)) return { at: `${at}.intensity`, expected: 'a number from 0 to 100' }
    if (!isWithin(start, 0, 1)) return { at: `${at}.start`, expected: 'a share of the video from 0 to 1' }
    if (!isWithin(end, 0, 1) || end <= start) return { at: `${at}.end`, expected: 'a share of the video after start, up to 1' }
  }
  for (const [index, { id, duration }] of transitions.entries()) {
    const at = `transitions[${index}]`
    if (typeof id !== 'string') return { at: `${at}.id`, expected: 'the name of a transition' }
    const [shortest, longest] = transitionBounds(id)
    if (!isWithin(duration, shortest, longest)) return { at: `${at}.duration`, expected: `${shortest} to ${longest} seconds` }
  }
  if (!isWithin(settings.cameraZoom, 0, designLimits.largestZoom)) return { at: 'settings.cameraZoom', expected: `0 to ${designLimits.largestZoom}` }
  if (!isWithin(settings.layerMotion, 0, 1)) return { at: 'settings.layerMotion', expected: '0 to 1' }
  return typeof settings.captionPop === 'boolean' ? null : { at: 'settings.captionPop', expected: 'true or false' }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListUpTo(value: unknown, length: number): value is Fields[] {
  return Array.isArray(value) && value.length <= length && value.every(isFields)
}

function isWithin(value: unknown, lowest: number, highest: number): boolean {
  return typeof value === 'number' && value >= lowest && value <= highest
}
