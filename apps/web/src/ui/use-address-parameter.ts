import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const never = () => () => {}

/** A parameter of the address, `null` when it has none. `undefined` while a written page is being taken over: it was written without one. */
export function useAddressParameter(name: string): string | null | undefined {
  const [parameters] = useSearchParams()
  return useSyncExternalStore(
    never,
    () => parameters.get(name),
    () => undefined,
  )
}
