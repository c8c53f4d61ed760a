import { useCallback, useRef, useState } from 'react'
import { closeToasts } from '../../ui/toasts.ts'

/** What is sent; ends with `leaving` when another page is on its way, so that nothing is sent a second time before it is there. */
type Action = () => Promise<void | 'leaving'>

/**
 * Sends one thing at a time: while it is under way `send` does nothing, however fast a button is pressed. A message of that title about
 * the last try goes away.
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
