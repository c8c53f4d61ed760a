import { openingStyles, scriptWriters, shapeIds, stageIds } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import type { EpochMs } from '@relampago/domain/units'
import { ApiError } from '../../api/api-error.ts'

export type Progress = CallReply<'videoProgress'> & {
  /** When the video was ordered, by the clock of this device. */
  startedAt: EpochMs
}

const statuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

function statusOf(reply: Record<string, unknown>, percent: number): Progress['status'] {
  const named = statuses.find((one) => one === reply['status'])
  // An error ends a video also where no status says so, and so do 100 percent.
  if (textOf(reply['error']) !== null && named !== 'cancelled') return 'failed'
  return named ?? (percent >= 100 ? 'done' : 'running')
}

type Told = NonNullable<Progress['result']>['told'][number]

/** Sentences whose source this page knows how to name. */
function toldOf(value: unknown): Told[] {
  return recordsOf(value).flatMap(({ text, source }) => {
    const read = sourceOf(recordsOf([source])[0] ?? {})
    return typeof text === 'string' && read !== null ? [{ text, source: read }] : []
  })
}

function sourceOf({ kind, ...fields }: Record<string, unknown>): Told['source'] | null {
  const text = (name: string) => textOf(fields[name]) ?? ''
  switch (kind) {
    case 'context':
    case 'structure':
      return { kind }
    case 'page':
      return { kind, field: text('field') }
    case 'fact':
      return { kind, check: text('check') }
    case 'encyclopedia':
      return { kind, source: text('source'), title: text('title'), url: text('url'), licence: text('licence') }
    default:
      return null
  }
}

/** Only kinds that this page has a name for. */
function openingsOf(value: unknown): NonNullable<Progress['result']>['openings'] {
  return recordsOf(value).flatMap(({ style: written, text: said, answer }) => {
    const style = openingStyles.find((one) => one === written)
    const text = textOf(said)
    return style === undefined || text === null ? [] : [{ style, text, ...(typeof answer === 'string' && { answer }) }]
  })
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null) : []
}

function resultOf(value: unknown): Progress['result'] {
  if (typeof value !== 'object' || value === null) return null
  const result = { ...value } as Record<string, unknown>
  const expiresAt = textOf(result['expires_at'])
  if (expiresAt === null || Number.isNaN(Date.parse(expiresAt))) return null
  return {
    duration: numberOf(result['duration']) ?? 0,
    size_bytes: numberOf(result['size_bytes']) ?? 0,
    made_in_ms: numberOf(result['made_in_ms']) ?? 0,
    post_caption: textOf(result['post_caption']) ?? '',
    hashtags: textsOf(result['hashtags']),
    writer: scriptWriters.find((one) => one === result['writer']) ?? 'none',
    credits: textsOf(result['credits']),
    told: toldOf(result['told']),
    first_comment: textOf(result['first_comment']) ?? '',
    shorts_title: textOf(result['shorts_title']) ?? '',
    unused_context: textsOf(result['unused_context']),
    openings: openingsOf(result['openings']),
    shape: shapeOf(result['shape']),
    created_at: textOf(result['created_at']) ?? expiresAt,
    expires_at: expiresAt,
  }
}

function shapeOf(value: unknown): NonNullable<Progress['result']>['shape'] {
  const [shape] = recordsOf([value])
  const known = (name: string) => shapeIds.find((id) => id === shape?.[name]) ?? null
  return shape === undefined ? null : { told: known('told'), ordered: known('ordered') }
}

/** Only stages that this page knows, in its own order. */
function begunStagesOf(value: unknown): Progress['stages'] {
  const fields = Array.isArray(value) ? (value as (Partial<Record<'id' | 'began_ms', unknown>> | null)[]) : []
  return stageIds.flatMap((id) => {
    const began = numberOf(fields.find((one) => one?.id === id)?.began_ms)
    return began === null ? [] : [{ id, began_ms: began }]
  })
}

type Known = Pick<Progress, 'title' | 'sentences' | 'pictures' | 'pictures_done' | 'queue_position' | 'queue_wait_ms' | 'typical_ms' | 'elapsed_ms' | 'stages'>

function knownOf(reply: Record<string, unknown>): Known {
  const pictures = Array.isArray(reply['pictures']) ? reply['pictures'].filter((index): index is number => Number.isInteger(index)) : []
  return {
    title: textOf(reply['title']),
    sentences: textsOf(reply['sentences']),
    pictures,
    pictures_done: numberOf(reply['pictures_done']) ?? pictures.length,
    queue_position: numberOf(reply['queue_position']),
    queue_wait_ms: numberOf(reply['queue_wait_ms']),
    typical_ms: numberOf(reply['typical_ms']) ?? 0,
    elapsed_ms: numberOf(reply['elapsed_ms']) ?? 0,
    stages: begunStagesOf(reply['stages']),
  }
}

/**
 * A progress reply that arrived at `now`, with defaults for what is missing: only a percentage or
 * an error is needed, `percent` before `progress`. Throws an `ApiError` with the code
 * `unexpected_reply` for anything else, so that it counts as a lost reply.
 */
export function readProgress(reply: unknown, now: EpochMs): Progress {
  const fields: Record<string, unknown> = typeof reply === 'object' && reply !== null ? { ...reply } : {}
  const reported = numberOf(fields['percent']) ?? numberOf(fields['progress'])
  const error = textOf(fields['error'])
  if (reported === null && error === null) throw new ApiError({ status: 200, code: 'unexpected_reply', message: '' })
  const percent = Math.min(100, Math.max(0, reported ?? 0))
  const known = knownOf(fields)
  return {
    ...known,
    task_id: textOf(fields['task_id']) ?? '',
    status: statusOf(fields, percent),
    percent,
    progress: percent,
    stage: textOf(fields['stage']) ?? '',
    stage_id: stageIds.find((id) => id === fields['stage_id']) ?? null,
    message: textOf(fields['message']) ?? '',
    error,
    error_type: textOf(fields['error_type']),
    startedAt: now - known.elapsed_ms,
    result: resultOf(fields['result']),
  }
}
