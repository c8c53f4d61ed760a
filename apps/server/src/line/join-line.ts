import { orderWaitLimitMs } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { videos } from '../database/schema.ts'
import { placeInLine, type Newcomer, type Waiting } from './place-in-line.ts'
import { readLine } from './read-line.ts'
import type { WorkTimes } from './work-times.ts'

export type Moved = { id: string; place: number }
/** The place of a new order, and other orders that needed another number to make room. */
export type Joined = { place: number; moved: Moved[] }

/** Between neighbours, so that ten orders in a row fit between any two. */
const step = 1024
/** Far from the ends of a 32-bit integer. */
const farthest = 2 ** 30

/**
 * Finds the place of a new order, after which nobody else joins until the transaction ends. Throws
 * `queue_full` when its wait would pass `orderWaitLimitMs`.
 */
export async function joinLine(queries: Queries, times: WorkTimes, newcomer: Newcomer): Promise<Joined> {
  await lockLine(queries)
  const line = await readLine(queries, times, newcomer.orderedAt)
  const { index, waitMs } = placeInLine(line, newcomer)
  if (waitMs > orderWaitLimitMs) throw queueFull(waitMs)
  const place = placeBetween(line.waiting[index - 1], line.waiting[index])
  if (place !== null) return { place, moved: [] }
  const moved = line.waiting.map(({ id }, at) => ({ id, place: step * (at < index ? at : at + 1) }))
  await storePlaces(queries, moved)
  return { place: step * index, moved }
}

/**
 * Closes the gap that a cancelled order leaves among those of its user: the later ones move up,
 * each to the place of the one before. Others keep theirs.
 */
export async function moveUp(queries: Queries, cancelled: { userId: string; place: number }): Promise<Moved[]> {
  await lockLine(queries)
  const own = await queries
    .select({ id: videos.id, place: videos.place })
    .from(videos)
    .where(sql`${videos.state} = 'queued' and ${videos.userId} = ${cancelled.userId} and ${videos.place} > ${cancelled.place}`)
    .orderBy(videos.place)
  const moved = own.map(({ id }, at) => ({ id, place: own[at - 1]?.place ?? cancelled.place }))
  await storePlaces(queries, moved)
  return moved
}

async function lockLine(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('relampago line'))`)
}

async function storePlaces(queries: Queries, moved: readonly Moved[]): Promise<void> {
  for (const { id, place } of moved) await queries.update(videos).set({ place }).where(eq(videos.id, id))
}

/** `null` when there is no number left between the two. */
function placeBetween(before: Waiting | undefined, after: Waiting | undefined): number | null {
  const place = freeNumber(before?.place, after?.place)
  return place === before?.place || place === after?.place || Math.abs(place) > farthest ? null : place
}

function freeNumber(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 0 : after - step
  return after === undefined ? before + step : Math.floor((before + after) / 2)
}

function queueFull(waitMs: number): AppError {
  const seconds = Math.max(10, Math.ceil((waitMs - orderWaitLimitMs) / 1000))
  return new AppError('queue_full', { minutes: Math.ceil(waitMs / 60_000), seconds })
}
