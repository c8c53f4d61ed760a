import type { PaymentState } from '@relampago/domain/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Checkout } from './open-checkout.ts'

/** As often as the payment is asked about while its checkout is open. */
const askEveryMs = 3000

/** Asks for the status of a payment until it is approved, and gives the newest; every other status means that it is awaited. */
export function useApproval({ paymentId, provider }: Checkout, onApproved: () => void): PaymentState {
  const [known, setKnown] = useState<PaymentState>('pending')
  const tell = useEffectEvent(onApproved)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const { status } = await call('paymentStatus', { params: { provider, id: paymentId }, signal: stop.signal, on401: 'throw' })
        if (status === 'approved') return tell()
        setKnown(status)
      } catch (error) {
        // A lost connection is not an answer: the next question may reach the server.
        if (!(error instanceof ApiError) && !stop.signal.aborted) throw error
      }
      if (!stop.signal.aborted) timer = setTimeout(() => void ask(), askEveryMs)
    }
    timer = setTimeout(() => void ask(), askEveryMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [paymentId, provider])
  return known
}
