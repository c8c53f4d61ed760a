import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { isSignedOut, showTemplateFailure } from './failure-toast.ts'

type Loaded = { data: unknown; error: unknown }

/**
 * Tells once of each failure of a list, in the page's own way where it has one; without a session
 * the list counts as empty.
 */
export function useLoadFailure<Query extends Loaded>(query: Query, onFailure?: (error: unknown) => void): Query {
  const { pathname, search } = useLocation()
  const { error } = query
  const tell = useEffectEvent((failure: unknown) => {
    if (onFailure === undefined) void showTemplateFailure('load', failure, { path: pathname + search })
    else onFailure(failure)
  })
  useEffect(() => {
    if (error !== null) tell(error)
  }, [error])
  return isSignedOut(error) ? { ...query, data: undefined } : query
}
