import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { beginSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../account-calls.ts'
import type { GoogleOffer } from './use-google-offer.ts'

/**
 * What the provider wrote into the address of the login: something to exchange, or why there is
 * nothing.
 */
type Return = { code: string; state: string } | { error: string }

/** `null` where the address holds none of it. */
function useReturnInAddress(): Return | null {
  const code = useAddressParameter('code') ?? null
  const state = useAddressParameter('state') ?? null
  const error = useAddressParameter('error') ?? null
  return useMemo(() => {
    if (error !== null) return { error }
    if (code === null) return null
    return state === null ? { error: 'state is missing' } : { code, state }
  }, [code, state, error])
}

/** A code is valid once, so each is exchanged once, however often the component renders. */
const exchanged = new Map<string, Promise<void>>()

async function exchange(code: string, state: string): Promise<void> {
  const { access_token } = await call('googleCallback', { query: { code, state }, on401: 'throw' })
  await beginSession(access_token)
}

/** Why the sign-in failed: the provider's error, or that of the exchange. */
type Failure = { word: string } | { error: unknown }

function failureText(failure: Failure, provider: string): string {
  const { google: texts } = accountTexts[currentLanguage()]
  if ('error' in failure) return problemText(failure.error, texts.exchangeFailed(provider))
  return failure.word === 'access_denied' ? texts.refused : texts.exchangeFailed(provider)
}

/**
 * Completes a sign-in at the provider. True while in progress; afterwards the user is signed in or
 * sees why not.
 */
export function useGoogleReturn({ state: offerState, name }: GoogleOffer): boolean {
  const navigate = useNavigate()
  const inAddress = useReturnInAddress()
  // Kept apart from the address, which is cleaned at once: neither history nor reload may send a
  // code again.
  const [found, setFound] = useState<Return | null>(null)
  const [over, setOver] = useState<Return | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const shown = useRef<Failure>(null)
  if (inAddress !== null && inAddress !== found) {
    setFound(inAddress)
    if ('error' in inAddress) setFailure({ word: inAddress.error })
  }

  useEffect(() => {
    if (inAddress !== null) void navigate('/login', { replace: true })
  }, [inAddress, navigate])

  useEffect(() => {
    if (found === null || 'error' in found) return undefined
    let left = false
    const pending = exchanged.get(found.code) ?? exchange(found.code, found.state)
    exchanged.set(found.code, pending)
    pending
      .catch((error: unknown) => {
        if (!left) setFailure({ error })
      })
      .finally(() => {
        if (!left) setOver(found)
      })
    return () => {
      left = true
    }
  }, [found])

  useEffect(() => {
    // Shown once, when the name of the provider is known.
    if (failure === null || failure === shown.current || offerState === 'asking') return
    shown.current = failure
    showToast({ kind: 'bad', title: accountTexts[currentLanguage()].signInFailed, text: failureText(failure, name) })
  }, [failure, offerState, name])

  return found !== null && 'code' in found && found !== over
}
