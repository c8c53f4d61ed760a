import { useEffect, useState } from 'react'
import { callAccount } from '../account-calls.ts'

export type LinkVerification = { state: 'checking' } | { state: 'done'; message: string } | { state: 'failed'; error: unknown }

/** A link is valid once, so each is sent once, however often the component renders. */
const sent = new Map<string, Promise<string>>()

/**
 * Resolves when the page is visible. Browsers prerender pages in the background, and a link is
 * valid once.
 */
async function whenSeen(): Promise<void> {
  while (document.visibilityState !== 'visible') {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  }
}

async function verify(token: string): Promise<string> {
  await whenSeen()
  try {
    const { message } = await callAccount('verifyEmail', { query: { token } })
    return message
  } catch (error) {
    // Without a connection the link is still valid: opening the page again may work.
    sent.delete(token)
    throw error
  }
}

/** Confirms the e-mail address that the token of a mailed link stands for. */
export function useLinkVerification(token: string): LinkVerification {
  const [verification, setVerification] = useState<LinkVerification>({ state: 'checking' })
  useEffect(() => {
    let left = false
    const show = (shown: LinkVerification) => {
      if (!left) setVerification(shown)
    }
    const pending = sent.get(token) ?? verify(token)
    sent.set(token, pending)
    pending.then(
      (message) => show({ state: 'done', message }),
      (error: unknown) => show({ state: 'failed', error }),
    )
    return () => {
      left = true
    }
  }, [token])
  return verification
}
