import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const firstPauseMs = 1000
const longestPauseMs = 30_000
/** A connection may accept a request and never answer it. */
const answerWithinMs = 10_000

/** Whether the server has a document for this address now. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs)
    const { ok, status } = await fetch(location.href, { method: 'HEAD', headers: { accept: 'text/html' }, cache: 'no-store', signal })
    // An address without a page has a document too: the one that says so.
    return ok || status === 404
  } catch {
    return false
  }
}

/**
 * Loads the document again as soon as the server answers, which is asked after growing pauses.
 * Returns how to stop.
 */
function reloadWhenReachable(): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = firstPauseMs
  const attempt = async () => {
    const canReload = await isReachable()
    if (isStopped) return
    if (canReload) return location.reload()
    timer = setTimeout(() => void attempt(), pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }
  void attempt()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

function whenConnectionChanges(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Loads the document at this address again, but never while the server does not answer: the browser
 * would show an error page of its own. `automatic`: as soon as it answers. `reload`: one attempt.
 */
export function useReload({ automatic }: { automatic: boolean }) {
  const [isTrying, setTrying] = useState(false)
  const isOnline = useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => (automatic && isOnline ? reloadWhenReachable() : undefined), [automatic, isOnline])
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const reload = async () => {
    setTrying(true)
    const canReload = await isReachable()
    // An answer that comes late must not take away what is shown by then.
    if (!isShown.current) return
    setTrying(false)
    if (canReload) location.reload()
  }
  return { isOnline, isTrying, reload }
}
