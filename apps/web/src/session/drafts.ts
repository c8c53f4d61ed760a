import { useEffect } from 'react'
import type { Milliseconds } from '@relampago/domain/units'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { readStored, writeStored } from '../storage/stored-values.ts'
import { keepPendingTask, readPendingTask } from './pending-task.ts'
import { currentPerson } from './person.ts'
import { noteWizard, notedWizard, wizardWasKept, type Unfinished } from './unfinished.ts'

/** A pause in typing after which the draft is sent. */
const keepAfterMs: Milliseconds = 1500

/** Stores the wizard on the server while a signed-in person changes it; `null`: it is untouched. */
export function useKeptWizard(text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined
    noteWizard(text)
    const timer = setTimeout(() => void keepNotedWizard(), keepAfterMs)
    return () => clearTimeout(timer)
  }, [text])
}

async function keepNotedWizard(): Promise<void> {
  const text = notedWizard()
  if (text === null || readStored('token') === null) return
  const person = currentPerson()
  try {
    await call('keepDrafts', { body: { wizard: JSON.parse(text) as Unfinished['wizard'] } })
    if (person === currentPerson()) wizardWasKept(text)
  } catch (error) {
    // The next change sends it again, and so does signing out.
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Brings back what the account that has just signed in left unfinished, and the video that is being
 * made for it. What was typed here before
 * the sign-in comes first.
 */
export async function restoreDrafts(): Promise<void> {
  const token = readStored('token')
  try {
    const { wizard, order, task } = await call('drafts', { on401: 'throw' })
    if (readStored('token') !== token) return
    if (task !== null && readPendingTask() === null) {
      const { task_id: taskId, started_at: startedAt, ...rest } = task
      keepPendingTask({ ...rest, taskId, startedAt: Date.parse(startedAt) })
    }
    if (wizard !== null && readStored('wizardState') === null && notedWizard() === null) {
      writeStored('wizardState', JSON.stringify(wizard))
      writeStored('keptWizard', JSON.stringify(wizard))
    }
    if (order === null) return
    if (readStored('pendingOrder') === null) writeStored('pendingOrder', JSON.stringify(order))
    // Restored once: the same order of a later day is another one.
    await call('keepDrafts', { body: { order: null }, on401: 'throw' })
  } catch (error) {
    // The drafts stay on the server, for the next sign-in.
    if (!(error instanceof ApiError)) throw error
  }
}
