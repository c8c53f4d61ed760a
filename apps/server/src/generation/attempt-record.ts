import type { StageId } from '@relampago/domain/catalogue'
import type { ErrorCode } from '@relampago/domain/contracts'
import { placesIn, withoutPrivate } from '../log/private-text.ts'
import type { ChildReport, ChildResult } from './child-messages.ts'
import type { Attempt } from './video-attempts.ts'

/**
 * How an attempt ended: with its file, with a code of the error table, or without an end for the
 * video: `retried` after a breakdown, `cancelled` by its user or given to another worker,
 * `superseded` when another one was quicker; or for no fault of its own, and made again: `returned`
 * to the queue by a worker that closes, `database_away`, `disk_full`, `lease_lost`.
 */
export type AttemptOutcome = 'done' | 'cancelled' | 'superseded' | (typeof madeAgain)[number] | ErrorCode
const madeAgain = ['retried', 'returned', 'database_away', 'disk_full', 'lease_lost'] as const

/** Whether the queue gives the video to another attempt. */
export function isMadeAgain(outcome: AttemptOutcome): boolean {
  return (madeAgain as readonly string[]).includes(outcome)
}

/** One line of the log. Times are in seconds. */
export type AttemptLine = {
  /** Of the request that ordered the video; `null` for one from before ids were stored. */
  reqId: string | null
  video: string
  attempt: number
  user: string
  worker: string
  kind: string
  outcome: AttemptOutcome
  /** Where it was at the end. */
  stage: StageId | null
  stages: Partial<Record<StageId, number>>
  /** From the order to its first attempt. */
  queueSeconds: number
  /** Of this attempt, in all. */
  renderSeconds: number
  videoSeconds?: number
  bytes?: number
  providers: { port: string; name: string; version: string; ms: number; insteadOf: { name: string; reason: string }[] }[]
  notes: string[]
  failure?: { message: string; at: string[] }
}

export type AttemptRecord = {
  report: (report: ChildReport) => void
  /** What is not as ordered, or did not work, although the video is made. */
  note: (text: string) => void
  made: (result: ChildResult) => void
  ended: (outcome: AttemptOutcome, error?: Error) => void
  line: () => AttemptLine
}

const mostNotes = 20

/** Collects what the log says about one attempt, without the user's texts. */
export function openAttemptRecord(attempt: Attempt, worker: string, clock: () => number = () => performance.now()): AttemptRecord {
  const { videoId, number, order, requestId, userId, queuedMs } = attempt
  const begin = clock()
  const began = new Map<StageId, number>()
  const notes: string[] = []
  const privateValues: unknown[] = [order.input, 'context' in order ? order.context : [order.prompt, order.url]]
  const clean = (text: string) => withoutPrivate(text, privateValues)
  let result: ChildResult | null = null
  let end: Pick<AttemptLine, 'outcome' | 'failure'> = { outcome: 'returned' }

  return {
    report({ stage, title, sentences }) {
      if (!began.has(stage)) began.set(stage, clock())
      if (title !== undefined || sentences !== undefined) privateValues.push(title, sentences)
    },
    note: (text) => void notes.push(text),
    made(finished) {
      result = finished
      privateValues.push(finished.script)
      notes.push(...finished.notes)
    },
    ended(outcome, error) {
      end = {
        outcome,
        ...(error === undefined ? {} : { failure: { message: clean(error.message), at: placesIn(`${error.message}\n${error.stack}`, privateValues) } }),
      }
    },
    line: () => ({
      reqId: requestId,
      video: videoId,
      attempt: number,
      user: userId,
      worker,
      kind: order.kind,
      ...end,
      stage: [...began.keys()].at(-1) ?? null,
      stages: result === null ? stagesUntil(began, clock()) : inSeconds(result.stageMs),
      queueSeconds: seconds(queuedMs),
      renderSeconds: seconds(clock() - begin),
      ...(result === null ? {} : { videoSeconds: result.duration, bytes: result.bytes }),
      providers: (result?.providers ?? []).map(({ port, name, version, ms, failures }) => ({
        port,
        name,
        version,
        ms,
        insteadOf: failures.map((failure) => ({ name: failure.name, reason: clean(failure.reason) })),
      })),
      notes: notes.slice(0, mostNotes).map(clean),
    }),
  }
}

/** Each stage until the next one began; they may overlap, so this is a first idea of a failure. */
function stagesUntil(began: ReadonlyMap<StageId, number>, end: number): Partial<Record<StageId, number>> {
  const times = [...began]
  return Object.fromEntries(times.map(([stage, start], index) => [stage, seconds((times[index + 1]?.[1] ?? end) - start)]))
}

function inSeconds(times: Readonly<Partial<Record<StageId, number>>>): Partial<Record<StageId, number>> {
  return Object.fromEntries(Object.entries(times).map(([stage, ms]) => [stage, seconds(ms)]))
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds) / 1000
}
