import { expect, test } from '@playwright/test'
import { platform } from './person.ts'

/** Other sites that pages link to on purpose. */
const known = ['https://wa.me/', 'https://x.com/intent/post', 'https://www.facebook.com/sharer/sharer.php']

for (const locale of ['pt-BR', 'en-US'] as const) {
  test.describe(`links, ${locale}`, () => {
    test.use({ locale })

    test('from the landing page on, none is dead', async ({ page }) => {
      const seen = new Set<string>()
      const waiting = ['/']
      const dead: string[] = []
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const reply = await page.request.get(platform() + path, { headers: { accept: 'text/html' } })
        if (!reply.ok()) dead.push(`${path} answers ${reply.status()}`)
        for (const [, address = ''] of (await reply.text()).matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
          const target = new URL(address.replaceAll('&amp;', '&'), platform() + path)
          const isOurs = target.origin === platform()
          if (!isOurs && !known.some((site) => target.href.startsWith(site))) dead.push(`${path} leads to ${target.href}`)
          if (!isOurs || seen.has(target.pathname)) continue
          seen.add(target.pathname)
          waiting.push(target.pathname)
        }
      }

      expect(dead).toEqual([])
      expect(seen.size).toBeGreaterThan(12)
    })
  })
}
