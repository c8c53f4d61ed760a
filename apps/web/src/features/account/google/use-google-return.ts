import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentLanguage } from '../../../language/language.ts'
import { beginSession } from '../../../session/session.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { callAccount } from '../account-calls.ts'
import { accountTexts } from '../account.texts.ts'
import { problemText } from '../api-problem.ts'
import { serviceTexts } from '../service.texts.ts'

/** What the provider wrote into the address of the login: something to exchange, or why there is nothing. */
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

/** A code counts once, so each is exchanged once, however often the page is drawn. */
const exchanged = new Map<string, Promise<void>>()

async function exchange(code: string, state: string): Promise<void> {
  const { access_token } = await callAccount('googleCallback', { query: { code, state } })
  await beginSession(access_token)
}

function fail(text: string): void {
  showToast({ kind: 'bad', title: accountTexts[currentLanguage()].signInFailed, text })
}

/** Completes a sign-in at the provider. True while that is under way; afterwards the person is signed in or has been told why not. */
export function useGoogleReturn(): boolean {
  const navigate = useNavigate()
  const inAddress = useReturnInAddress()
  // It outlives the address, which is cleaned at once: neither the history nor a reload shall offer a code a second time.
  const [found, setFound] = useState<Return | null>(null)
  const [over, setOver] = useState<Return | null>(null)
  if (inAddress !== null && inAddress !== found) setFound(inAddress)

  useEffect(() => {
    if (inAddress !== null) void navigate('/login', { replace: true })
  }, [inAddress, navigate])

  useEffect(() => {
    if (found === null) return undefined
    if ('error' in found) {
      const language = currentLanguage()
      fail(found.error === 'access_denied' ? accountTexts[language].google.refused : serviceTexts[language].googleCallback)
      return undefined
    }
    let left = false
    const pending = exchanged.get(found.code) ?? exchange(found.code, found.state)
    exchanged.set(found.code, pending)
    pending
      .catch((error: unknown) => {
        if (!left) fail(problemText(error))
      })
      .finally(() => {
        if (!left) setOver(found)
      })
    return () => {
      left = true
    }
  }, [found])

  return found !== null && 'code' in found && found !== over
}
