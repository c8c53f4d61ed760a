import type { EpochMs, Milliseconds } from '@relampago/domain/units'
import type { Database } from '../database/database.ts'
import type { Video } from '../database/schema.ts'
import { forecastWaits } from './place-in-line.ts'
import { readLine } from './read-line.ts'
import type { WorkTimes } from './work-times.ts'

/** What a waiting order is told: the orders before it, and its wait where that is known. */
export type Standing = { ahead: number; waitMs: Milliseconds | null }

type Standings = Map<string, Standing>
type Options = { database: Database; workTimes: () => Promise<WorkTimes>; now: () => Date }

const rememberedMs = 1000

/**
 * Gives the standing of a waiting video, `null` once it is being made. The line is read at most
 * once a second, or when a video is not in it yet, because every waiting page polls.
 */
export function createStandingReader({ database, workTimes, now }: Options): (video: Video) => Promise<Standing | null> {
  let known: Promise<Standings> | null = null
  let until: EpochMs = 0
  const read = () => {
    const reading = readStandings({ database, workTimes, now })
    known = reading
    until = now().getTime() + rememberedMs
    reading.catch(() => (known = null))
    return reading
  }
  return async ({ id, state }) => {
    if (state !== 'queued') return null
    const standings = await (known !== null && until > now().getTime() ? known : read())
    return standings.get(id) ?? (await read()).get(id) ?? { ahead: 0, waitMs: null }
  }
}

async function readStandings({ database, workTimes, now }: Options): Promise<Standings> {
  const times = await workTimes()
  const line = await database.read((queries) => readLine(queries, times, now().getTime()))
  const waits = forecastWaits(line)
  return new Map(line.waiting.map(({ id }, ahead) => [id, { ahead, waitMs: line.isMeasured ? (waits[ahead] ?? null) : null }]))
}
