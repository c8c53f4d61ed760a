import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useRef } from 'react'
import { useSession } from '../../../session/session.ts'
import { readStored, removeStored, writeStored } from '../../../storage/stored-values.ts'

/** An account is made in minutes; later, a video that starts by itself would be a surprise. */
const waitsForMs: Milliseconds = 60 * 60_000

/** A visitor asked for a video: it starts when they are signed in. */
export function noteWaitingOrder(): void {
  writeStored('waitingOrder', String(Date.now()))
}

/**
 * Sends the order that a visitor was sent to the sign-up with. `isReady`: the wizard shows
 * the choices of it.
 */
export function useWaitingOrder(isReady: boolean, order: () => Promise<void>): void {
  const { state, user } = useSession()
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  const isSignedIn = state === 'signedIn' && user !== null
  useEffect(() => {
    if (!isReady || !isSignedIn) return
    const since = Number(readStored('waitingOrder') ?? Number.NaN)
    if (Number.isNaN(since)) return
    removeStored('waitingOrder')
    if (Date.now() - since < waitsForMs) void latest.current()
  }, [isReady, isSignedIn])
}
