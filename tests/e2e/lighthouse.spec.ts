import { chromium, expect, test } from '@playwright/test'
import lighthouse from 'lighthouse'
import { platform } from './person.ts'
import { freePort } from './start-platform.ts'

// The judge that many people run on a site. Its speed depends on the machine and is measured by
// `npm run bench:web`; everything else must be perfect.

const judged = ['accessibility', 'best-practices', 'seo'] as const
/** One page of each kind that everybody sees; those of accounts are not for search engines. */
const pages = ['/', '/pricing', '/generator', '/templates', '/help-center', '/status']

for (const path of pages) {
  test(`Lighthouse finds nothing to mend on ${path}`, async ({ launchOptions }) => {
    const port = await freePort()
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] })
    try {
      // Without a slowed network: only what does not depend on time is judged.
      const result = await lighthouse(`${platform()}${path}`, { port, logLevel: 'error', onlyCategories: [...judged], throttlingMethod: 'provided' })
      if (result === undefined) throw new Error(`nothing was judged at ${path}`)
      const { categories, audits } = result.lhr
      const faults = judged.flatMap(
        (name) => categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id) ?? [],
      )

      expect(faults).toEqual([])
      expect(judged.map((name) => categories[name]?.score)).toEqual([1, 1, 1])
    } finally {
      await browser.close()
    }
  })
}
