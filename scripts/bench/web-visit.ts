import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import type { Milliseconds } from '@relampago/domain/units'

/** A phone on a mobile network: the usual throttling of page measurements. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 / 2 }
const slowerBy = 4
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'pt-BR' }

export type Visit = {
  /** All scripts of the page as they travel, compressed. */
  scriptBytes: number
  lcpMs: Milliseconds
  /** What was drawn last and largest. */
  lcpElement: string
  cls: number
  /**
   * Main-thread work of the change to the plans page and back, the costlier one; at the full speed
   * of this machine, and four times slower.
   */
  routeChangeMs: Milliseconds
  slowRouteChangeMs: Milliseconds
}

/** Runs in the page before anything else: notes the largest paint and how far things moved. */
const observe = `
  window.seen = { lcpMs: 0, lcpElement: '', cls: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(window.seen, { lcpMs: entry.startTime, lcpElement: entry.element ? entry.element.tagName.toLowerCase() + ' ' + entry.size : '' })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'] })
}

async function mainThreadMs(session: CDPSession): Promise<Milliseconds> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Main-thread work from the press on a link until its page stands still. */
async function changeRoute(page: Page, session: CDPSession, path: string, heading: RegExp): Promise<Milliseconds> {
  const before = await mainThreadMs(session)
  await page.evaluate(`document.querySelector('footer a[href="${path}"], a[href="${path}"]').click()`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  return (await mainThreadMs(session)) - before
}

/** There and back, the costlier way. */
async function worstChange(page: Page, session: CDPSession): Promise<Milliseconds> {
  const there = await changeRoute(page, session, '/about', /do tema ao vídeo/i)
  return Math.max(there, await changeRoute(page, session, '/', /relâmpago/i))
}

/** One visit to the landing page with an empty cache. */
export async function visitLanding(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Performance.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
    const scripts = new Map<string, number>()
    page.on('response', (response) => {
      const length = Number(response.headers()['content-length'])
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), length)
    })
    await page.addInitScript(observe)
    await page.goto(`${url}/`)
    await page.waitForLoadState('networkidle')
    const seen: Pick<Visit, 'lcpMs' | 'lcpElement' | 'cls'> = await page.evaluate('window.seen')
    const scriptBytes = scripts.values().reduce((sum, length) => sum + length, 0)
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    const slowRouteChangeMs = await worstChange(page, session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return { ...seen, scriptBytes, slowRouteChangeMs, routeChangeMs: await worstChange(page, session) }
  } finally {
    await context.close()
  }
}
