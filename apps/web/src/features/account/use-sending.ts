import { useCallback, useRef, useState } from 'react'
import { closeToasts } from '../../ui/toasts.ts'

/** The request. `leaving`: a navigation follows, and nothing may be sent again before it. */
type Action = () => Promise<void | 'leaving'>

/**
 * Sends one request at a time: until it ends, `send` does nothing. Closes the message with that
 * title about the last try.
 */
export function useSending(failedTitle: string): { sending: boolean; send: (action: Action) => Promise<void> } {
  const isUnderWay = useRef(false)
  const [sending, setSending] = useState(false)
  const send = useCallback(
    async (action: Action) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setSending(true)
      closeToasts(failedTitle)
      let isLeaving = false
      try {
        isLeaving = (await action()) === 'leaving'
      } finally {
        isUnderWay.current = isLeaving
        setSending(isLeaving)
      }
    },
    [failedTitle],
  )
  return { sending, send }
}
