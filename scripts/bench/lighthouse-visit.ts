import { chromium } from '@playwright/test'
import type { Milliseconds } from '@relampago/domain/units'
import lighthouse from 'lighthouse'
import { freePort } from '../../tests/e2e/start-platform.ts'

/** What Lighthouse computes for a phone on a slow network (its own preset, simulated). */
export type LighthouseVisit = {
  /** 0 to 100. */
  score: number
  firstPaintMs: Milliseconds
  largestPaintMs: Milliseconds
  blockingMs: Milliseconds
}

/** One visit with an empty cache, in a browser of its own. */
export async function judgeSpeed(executablePath: string, address: string): Promise<LighthouseVisit> {
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: ['performance'] })
    const score = result?.lhr.categories['performance']?.score
    if (result === undefined || typeof score !== 'number') throw new Error(`nothing was judged at ${address}`)
    const of = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN
    return {
      score: Math.round(score * 100),
      firstPaintMs: of('first-contentful-paint'),
      largestPaintMs: of('largest-contentful-paint'),
      blockingMs: of('total-blocking-time'),
    }
  } finally {
    await browser.close()
  }
}
