import type { Page } from '@playwright/test'
import { platform } from './person.ts'

/**
 * Opens a page whose modules arrive when `release` is called, as on a slow line; its HTML arrives
 * at once.
 */
export async function openSlowly(page: Page, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(platform() + path, { waitUntil: 'commit' })
  return { release: resolve }
}
