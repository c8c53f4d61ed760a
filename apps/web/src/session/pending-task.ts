import type { InputKind } from '@relampago/domain/rules'
import type { EpochMs } from '@relampago/domain/units'
import { useMemo } from 'react'
import { readStored, removeStored, useStored, writeStored } from '../storage/stored-values.ts'

/** The video that is being made, or was just made, for the person at this browser. */
export type PendingTask = { taskId: string; input: string; kind: InputKind; startedAt: EpochMs }

function parseTask(stored: string | null): PendingTask | null {
  if (stored === null) return null
  try {
    const { taskId, input, kind, startedAt } = (JSON.parse(stored) ?? {}) as Partial<Record<keyof PendingTask, unknown>>
    if (typeof taskId !== 'string' || taskId === '') return null
    return {
      taskId,
      input: typeof input === 'string' ? input : '',
      kind: kind === 'product' ? 'product' : 'theme',
      startedAt: typeof startedAt === 'number' ? startedAt : Date.now(),
    }
  } catch {
    // An invalid entry counts as absent.
    return null
  }
}

export function readPendingTask(): PendingTask | null {
  return parseTask(readStored('pendingVideoData'))
}

export function usePendingTask(): PendingTask | null {
  const stored = useStored('pendingVideoData')
  return useMemo(() => parseTask(stored), [stored])
}

export function keepPendingTask(task: PendingTask): void {
  writeStored('pendingVideoData', JSON.stringify(task))
}

export function forgetPendingTask(): void {
  removeStored('pendingVideoData')
}
