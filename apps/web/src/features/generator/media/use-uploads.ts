import type { AccountPlan } from '@relampago/domain/catalogue'
import { AppError, type CallReply } from '@relampago/domain/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { logError } from '../../../log/log.ts'
import { isClipFile, problemOf, type PhotoProblem } from './photo-problem.ts'

export type StoredPhoto = CallReply<'addMedia'>
/** A chosen file that is not stored yet. */
export type Upload = { key: number; file: File; state: 'waiting' | 'sending' | 'failed'; problem: PhotoProblem | null }

type Options = { plan: AccountPlan; /** How many more can be stored. */ room: number; onStored: (photo: StoredPhoto, file: File) => void }

export type Uploads = { uploads: readonly Upload[]; add: (files: readonly File[]) => void; retry: (key: number) => void; drop: (key: number) => void }

async function send(file: File, plan: AccountPlan, signal: AbortSignal): Promise<StoredPhoto | PhotoProblem> {
  const fault = await problemOf(file, plan)
  if (fault !== null) return fault
  try {
    const body = (await isClipFile(file)) ? { clip: file } : { image: file }
    return await call('addMedia', { body, signal, on401: 'throw' })
  } catch (error) {
    if (error instanceof ApiError) return error
    if (!signal.aborted) logError(error)
    return 'unknown'
  }
}

function isStored(outcome: StoredPhoto | PhotoProblem): outcome is StoredPhoto {
  return typeof outcome === 'object' && !(outcome instanceof Error)
}

/**
 * Sends chosen files one after the other, which is all that the server takes from one account. One
 * that fails stays in the list with its reason, and stops no other.
 */
export function useUploads(options: Options): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(options)
  const queue = useRef(Promise.resolve())
  const nextKey = useRef(1)
  const aborts = useRef(new Map<number, AbortController>())
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const open = aborts.current
    return () => {
      for (const abort of open.values()) abort.abort()
    }
  }, [])

  const drop = useCallback((key: number) => {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }, [])
  const enqueue = useCallback(
    (key: number, file: File) => {
      const change = (some: Partial<Upload>) => setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...some } : one)))
      const abort = new AbortController()
      aborts.current.set(key, abort)
      const sendInTurn = async () => {
        if (abort.signal.aborted) return
        change({ state: 'sending' })
        const outcome = await send(file, latest.current.plan, abort.signal)
        if (abort.signal.aborted) return
        if (!isStored(outcome)) return change({ state: 'failed', problem: outcome })
        drop(key)
        latest.current.onStored(outcome, file)
      }
      queue.current = queue.current.then(sendInTurn)
    },
    [drop],
  )
  const add = (files: readonly File[]) => {
    const room = options.room - uploads.filter(({ state }) => state !== 'failed').length
    const added = files.map((file, index): Upload => {
      const hasRoom = index < room
      return { key: nextKey.current++, file, state: hasRoom ? 'waiting' : 'failed', problem: hasRoom ? null : new AppError('too_many_media') }
    })
    setUploads((all) => [...all, ...added])
    for (const { key, file, state } of added) if (state === 'waiting') enqueue(key, file)
  }
  const retry = (key: number) => {
    const upload = uploads.find((one) => one.key === key)
    if (upload === undefined) return
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state: 'waiting', problem: null } : one)))
    enqueue(key, upload.file)
  }
  return { uploads, add, retry, drop }
}
