import { planOf } from '@relampago/domain/catalogue'
import type { EpochMs } from '@relampago/domain/units'
import type { Queries } from '../database/database.ts'
import { eq, inArray } from '../database/drizzle.ts'
import { users, videos } from '../database/schema.ts'
import type { Line } from './place-in-line.ts'
import { readVideoSlots } from './video-slots.ts'
import { workKind, type WorkTimes } from './work-times.ts'

export type ReadLine = Line & {
  /** False while a forecast would rest on anything that was not measured here. */
  isMeasured: boolean
}

/** The unfinished videos of all users at `now`. */
export async function readLine(queries: Queries, times: WorkTimes, now: EpochMs): Promise<ReadLine> {
  const rows = await queries
    .select({
      id: videos.id,
      userId: videos.userId,
      plan: users.plan,
      state: videos.state,
      place: videos.place,
      orderedAt: videos.createdAt,
      attemptAt: videos.attemptAt,
      kind: workKind,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.userId))
    .where(inArray(videos.state, ['queued', 'running']))
    .orderBy(videos.place, videos.createdAt)
  const line: ReadLine = { waiting: [], running: [], slots: 1, isMeasured: true }
  for (const { id, userId, plan, state, place, orderedAt, attemptAt, kind } of rows) {
    const { ms, isMeasured } = times(kind)
    line.isMeasured &&= isMeasured
    if (state === 'queued') line.waiting.push({ id, userId, plan: planOf(plan).id, place, orderedAt: orderedAt.getTime(), workMs: ms })
    else line.running.push({ userId, leftMs: Math.max(0, ms - (now - (attemptAt?.getTime() ?? now))) })
  }
  const { slots, isAlive } = await readVideoSlots(queries, line.running.length, now)
  line.slots = slots
  line.isMeasured &&= isAlive
  return line
}
