import { useEffect, useState } from 'react'
import { beginSession } from '../../../session/session.ts'
import { callAccount } from '../account-calls.ts'
import { forgetOwnSignUp, readOwnSignUp } from '../own-sign-up.ts'
import type { SignUpFacts } from './sign-up-question.tsx'

export type LinkVerification =
  | { state: 'checking' }
  /** Another browser began the sign-up. `busy`: the answer is being sent. */
  | { state: 'asking'; facts: SignUpFacts; busy: boolean }
  /** `isSignedIn`: this browser began the sign-up, and is signed in by the confirmation. */
  | { state: 'done'; message: string; isSignedIn: boolean }
  | { state: 'refused'; message: string }
  | { state: 'failed'; error: unknown }

/** A link is valid once, so each is opened once, however often the component renders. */
const opened = new Map<string, Promise<LinkVerification>>()

/**
 * Resolves when the page is visible. Browsers prerender pages in the background, and a link is
 * valid once.
 */
async function whenSeen(): Promise<void> {
  while (document.visibilityState !== 'visible') {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  }
}

/** `secret`: of the sign-up of this browser, where the link belongs to it. */
async function verify(token: string, secret: string | null): Promise<LinkVerification> {
  const query = { token, ...(secret !== null && { sign_up: secret }) }
  const { message, access_token: session } = await callAccount('verifyEmail', { query })
  forgetOwnSignUp()
  if (session !== undefined) await beginSession(session)
  return { state: 'done', message, isSignedIn: session !== undefined }
}

async function refuse(token: string): Promise<LinkVerification> {
  const { message } = await callAccount('refuseSignUp', { body: { token } })
  return { state: 'refused', message }
}

/** Verifies at once in the browser that signed up; elsewhere the facts are shown first. */
async function open(token: string): Promise<LinkVerification> {
  await whenSeen()
  try {
    const own = readOwnSignUp()
    const facts = await callAccount('signUpFacts', { body: { token, ...(own !== null && { sign_up: own.secret }) } })
    return facts.is_of_this_page ? await verify(token, own?.secret ?? null) : { state: 'asking', facts, busy: false }
  } catch (error) {
    // Without a connection the link is still valid: opening the page again may work.
    opened.delete(token)
    throw error
  }
}

/**
 * Confirms the e-mail address that the token of a mailed link stands for. `answer` says whether the
 * reader began the sign-up, where that is asked.
 */
export function useLinkVerification(token: string): { verification: LinkVerification; answer: (isMine: boolean) => void } {
  const [verification, setVerification] = useState<LinkVerification>({ state: 'checking' })
  const [pending, setPending] = useState<Promise<LinkVerification> | null>(null)
  useEffect(() => {
    let left = false
    const show = (shown: LinkVerification) => {
      if (!left) setVerification(shown)
    }
    const work = pending ?? opened.get(token) ?? open(token)
    if (pending === null) opened.set(token, work)
    work.then(show, (error: unknown) => show({ state: 'failed', error }))
    return () => {
      left = true
    }
  }, [token, pending])
  const answer = (isMine: boolean) => {
    if (verification.state !== 'asking' || verification.busy) return
    setVerification({ ...verification, busy: true })
    setPending(isMine ? verify(token, null) : refuse(token))
  }
  return { verification, answer }
}
