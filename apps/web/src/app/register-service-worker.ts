import { logError } from '../log/log.ts'
import { whenIdle } from '../ui/when-idle.ts'

/**
 * Registers the worker that shows the offline page, once the page is idle. `language` is that of
 * the page: the stored page is in it. Browsers without workers do without.
 */
export function registerServiceWorker(language: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenIdle(() => {
    navigator.serviceWorker.register(`/service-worker.js?language=${language}`).catch((error: unknown) => logError('service worker', error))
  })
}
