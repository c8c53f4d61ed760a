import { readStored, writeStored } from '../storage/stored-values.ts'
import { accountOf } from './account-of.ts'
import type { Unfinished } from './unfinished.ts'

/** What a person was doing when the server refused their token: in memory, shown to nobody. */
let held: { account: string | null; work: Unfinished } | null = null

export function holdWork(token: string, work: Unfinished): void {
  held = { account: accountOf(token), work }
}

export function dropHeldWork(): void {
  held = null
}

/** Gives held work back to the account it is of, and drops it for any other. */
export function giveHeldWorkBack(token: string): void {
  const work = held?.account === accountOf(token) ? held.work : {}
  held = null
  if (work.wizard && readStored('wizardState') === null) writeStored('wizardState', JSON.stringify(work.wizard))
  if (work.order && readStored('pendingOrder') === null) writeStored('pendingOrder', JSON.stringify(work.order))
}
