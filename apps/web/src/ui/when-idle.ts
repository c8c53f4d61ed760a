/**
 * Calls back when the page has loaded and the browser has nothing else to do. Returns how to stop
 * waiting.
 */
export function whenIdle(callback: () => void): () => void {
  const stop = new AbortController()
  const run = () => stop.signal.aborted || callback()
  // Safari has no idle callback.
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: stop.signal })
  return () => stop.abort()
}
