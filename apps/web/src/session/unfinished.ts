import type { CallBody } from '@relampago/domain/contracts'
import { readStored, writeStored } from '../storage/stored-values.ts'

export type Unfinished = CallBody<'keepDrafts'>

/** The wizard as it is on the screen of this tab, in the form of `wizardState`. */
let noted: string | null = null
/** The wizard as the server has stored it for this tab. */
let kept: string | null = null

export function noteWizard(text: string): void {
  noted = text
}

export function wizardOnScreen(): string | null {
  return noted
}

/** The wizard that was noted and is not stored on the server yet, or `null`. */
export function notedWizard(): string | null {
  return noted === kept ? null : noted
}

/** The server has stored that wizard. */
export function wizardWasKept(text: string): void {
  kept = text
  writeStored('keptWizard', text)
}

/** What the server must store when the person leaves; `null`: nothing. */
export function unfinishedWork(): Unfinished | null {
  const text = noted ?? readStored('wizardState')
  const wizard = text === kept || text === readStored('keptWizard') ? null : parsed(text)
  const order = parsed(readStored('pendingOrder'))
  if (wizard === null && order === null) return null
  return { ...(wizard !== null && { wizard }), ...(order !== null && { order: order as NonNullable<Unfinished['order']> }) }
}

export function forgetUnfinished(): void {
  noted = null
  kept = null
}

/** An object out of storage; what cannot be read counts as absent. */
function parsed(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
