import { z } from 'zod'
import { designLimits, effects, readColor, templateLimits, transitions, type EffectId, type TransitionId } from '../catalogue/index.ts'
import type { TemplateRule } from './template-fixes.ts'
import { sequenceOf, timelineSeconds, toMilliseconds } from './transition-sequence.ts'

const { totalSeconds, transitionSeconds } = templateLimits

const effectType = z.string().refine((id): id is EffectId => Object.hasOwn(effects, id)) as z.ZodType<EffectId, string>
const transitionType = z.string().refine((id): id is TransitionId => Object.hasOwn(transitions, id)) as z.ZodType<TransitionId, string>
const moment = z.number().min(0).max(totalSeconds.max).transform(toMilliseconds)

const effect = z.object({
  type: effectType,
  /** Percent, rounded. */
  intensity: z.number().min(0).max(100).transform(Math.round),
  /** Seconds. Computed from the times in `custom_params`, whatever is sent. */
  duration: z.unknown().optional(),
  custom_params: z.object({ start_time: moment, end_time: moment }),
})
const transition = z.object({
  type: transitionType,
  /** Seconds. */
  duration: z.number().transform(toMilliseconds),
  easing: z.literal('linear').default('linear'),
  /** Start times are computed by the sequence rule, whatever is sent. */
  custom_params: z.unknown().optional(),
})
const color = z
  .string()
  .max(20)
  .transform((text, context) => {
    const read = readColor(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'not a colour' })
    return z.NEVER
  })
export const templateSettings = z.object({
  resolution: z.enum(['1080x1920', '1920x1080']).default('1080x1920'),
  fps: z.literal(30).default(30),
  quality: z.enum(['standard', 'high']).default('high'),
  background_color: color.default('#000000'),
  background_type: z.literal('color').default('color'),
  overlay_enabled: z.boolean().default(true),
  watermark_enabled: z.boolean().default(false),
  audio_enabled: z.boolean().default(true),
  audio_fade_in: z.number().min(0).max(5).default(0.5),
  audio_fade_out: z.number().min(0).max(5).default(0.5),
  /** Length of the editor's timeline in seconds; times of effects are shares of it in a video. */
  duration: z.number().min(totalSeconds.min).max(totalSeconds.max).default(totalSeconds.default),
  /** As in `DesignSettings`. */
  camera_zoom: z.number().min(0).max(designLimits.largestZoom).default(0),
  layer_motion: z.number().min(0).max(1).default(0.7),
  caption_pop: z.boolean().default(true),
})

/** What decides what a template does to a video, as it is sent. */
export const contentFields = {
  transitions: z.array(transition).max(designLimits.transitions),
  effects: z.array(effect).max(designLimits.effects),
  settings: templateSettings.prefault({}),
}
type Sent = { [Name in keyof typeof contentFields]: z.output<(typeof contentFields)[Name]> }
type Effect = Sent['effects'][number]
type Broken = { path: (string | number)[]; rule: TemplateRule }

/** What the database keeps as JSON: every time computed, the timeline long enough. */
export type TemplateContent = {
  transitions: { type: TransitionId; duration: number; easing: 'linear'; custom_params: { start_time: number } }[]
  effects: { type: EffectId; intensity: number; duration: number; custom_params: { start_time: number; end_time: number } }[]
  settings: Sent['settings']
}

/** Computes what follows from the sent content, and reports rules between its fields as issues. */
export function arrangeContent(sent: Sent, context: z.core.$RefinementCtx): TemplateContent {
  const { starts, end } = sequenceOf(sent.transitions.map(({ duration }) => duration))
  const duration = timelineSeconds(sent.settings.duration, end)
  for (const { path, rule } of brokenRules(sent, end, duration)) context.addIssue({ code: 'custom', path, message: rule })
  return {
    transitions: sent.transitions.map(({ type, duration: length, easing }, index) => ({
      type,
      duration: length,
      easing,
      custom_params: { start_time: starts[index] ?? 0 },
    })),
    effects: sent.effects.map(({ type, intensity, custom_params: times }) => ({
      type,
      intensity,
      duration: toMilliseconds(times.end_time - times.start_time),
      custom_params: times,
    })),
    settings: { ...sent.settings, duration },
  }
}

function brokenRules({ transitions: sequence, effects: drawn }: Sent, end: number, duration: number): Broken[] {
  if (sequence.length === 0 && drawn.length === 0) return [{ path: ['effects'], rule: 'content_needed' }]
  return [
    ...sequence.flatMap(({ type, duration: length }, index): Broken[] =>
      isLengthOf(type, length) ? [] : [{ path: ['transitions', index, 'duration'], rule: 'transition_length' }],
    ),
    ...(end > totalSeconds.max ? [{ path: ['transitions'], rule: 'sequence_too_long' } satisfies Broken] : []),
    ...drawn.flatMap((one, index) => brokenTimes(one, drawn.slice(0, index), duration).map(({ path, rule }) => ({ path: ['effects', index, ...path], rule }))),
  ]
}

/** Both the editor's bounds and those of the kind hold; they always overlap. */
function isLengthOf(type: TransitionId, length: number): boolean {
  const { shortest, longest } = transitions[type]
  return length >= Math.max(shortest, transitionSeconds.min) && length <= Math.min(longest, transitionSeconds.max)
}

function brokenTimes({ type, custom_params: { start_time: start, end_time: end } }: Effect, before: Effect[], duration: number): Broken[] {
  if (end <= start) return [{ path: ['custom_params', 'end_time'], rule: 'end_before_start' }]
  if (end > duration) return [{ path: ['custom_params', 'end_time'], rule: 'end_after_timeline' }]
  const meets = before.some(({ type: other, custom_params: times }) => other === type && times.start_time < end && start < times.end_time)
  return meets ? [{ path: ['custom_params', 'start_time'], rule: 'effect_twice' }] : []
}
