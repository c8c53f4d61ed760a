import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'

/**
 * Whether this installation offers Google, or another provider in its place under its own `name`.
 */
export type GoogleOffer = { state: 'asking' | 'offered' | 'off'; name: string }

const google = 'Google'

export function useGoogleOffer(): GoogleOffer {
  const [offer, setOffer] = useState<GoogleOffer>({ state: 'asking', name: google })
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      try {
        const { providers } = await call('signInProviders', { signal: stop.signal, on401: 'throw' })
        const provider = providers.find(({ id }) => id === 'google')
        setOffer(provider === undefined ? { state: 'off', name: google } : { state: 'offered', name: provider.name })
      } catch (error) {
        if (stop.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        // It may still work; pressing it shows what is wrong.
        setOffer({ state: 'offered', name: google })
      }
    }
    void ask()
    return () => stop.abort()
  }, [])
  return offer
}
