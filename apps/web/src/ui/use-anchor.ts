import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'

const never = () => () => {}
const inPlace = { inPlace: true } as const

/** Whether a change of the address only notes what is open: nothing scrolls then. */
export function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state
}

type Anchor = {
  /** The id after `#`; `null` without one, `undefined` during hydration. */
  anchor: string | null | undefined
  /** It was written by this page, for what the visitor has opened. */
  isNoted: boolean
  note: (anchor: string | null, search?: string) => void
}

/**
 * The part of a page that its address names; `note` names another one, and may change the query,
 * without scrolling.
 */
export function useAnchor(): Anchor {
  const location = useLocation()
  const { search, hash } = location
  const navigate = useNavigate()
  const anchor = useSyncExternalStore(
    never,
    () => (hash === '' ? null : decoded(hash.slice(1))),
    () => undefined,
  )
  return {
    anchor,
    isNoted: isInPlace(location.state),
    note: (id, query = search) => void navigate({ search: query, hash: id === null ? '' : `#${id}` }, { replace: true, state: inPlace }),
  }
}

/** A broken escape is no id of ours. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
