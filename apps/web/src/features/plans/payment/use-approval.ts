import type { PaymentState } from '@relampago/domain/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import type { Checkout } from './open-checkout.ts'

/** Interval of the polls while the checkout is open. */
const askEveryMs = 3000

/**
 * Polls a payment until it is approved, and returns its status; every other one means that it is
 * awaited.
 */
export function useApproval({ paymentId, provider }: Checkout, onApproved: () => void): PaymentState {
  const [known, setKnown] = useState<PaymentState>('pending')
  const announce = useEffectEvent(onApproved)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      try {
        const { status } = await call('paymentStatus', { params: { provider, id: paymentId }, signal: stop.signal, on401: 'throw' })
        if (status === 'approved') return announce()
        setKnown(status)
      } catch (error) {
        // A lost connection is not an answer: the next poll may reach the server.
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
