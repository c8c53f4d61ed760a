import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

const never = () => () => {}

/**
 * A parameter of the address, `null` when it has none. `undefined` during hydration: pages are
 * prerendered without.
 */
export function useAddressParameter(name: string): string | null | undefined {
  const [parameters] = useSearchParams()
  return useSyncExternalStore(
    never,
    () => parameters.get(name),
    () => undefined,
  )
}
