import { readStored, writeStored } from '../storage/stored-values.ts'
import type { StorageKey } from '../storage/storage-keys.ts'
import { accountOf } from './account-of.ts'

type Work = [StorageKey, string][]

/** What a person was doing when the server refused their token: in memory, shown to nobody. */
let held: { account: string | null; work: Work } | null = null
const keys = ['wizardState', 'pendingOrder', 'pendingVideoData', 'templateDrafts'] as const satisfies StorageKey[]

/** The work that is in storage. `wizard`: its newest state, on the screen. */
export function workInStorage(wizard: string | null): Work {
  return keys.flatMap((key): Work => {
    const text = (key === 'wizardState' ? wizard : null) ?? readStored(key)
    return text === null ? [] : [[key, text]]
  })
}

export function holdWork(token: string, work: Work): void {
  held = { account: accountOf(token), work }
}

export function dropHeldWork(): void {
  held = null
}

/** Gives held work back to the account it is of, and drops it for any other. */
export function giveHeldWorkBack(token: string): void {
  const work = held?.account === accountOf(token) ? held.work : []
  held = null
  for (const [key, text] of work) if (readStored(key) === null) writeStored(key, text)
}
