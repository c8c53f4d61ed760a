// How fast the landing page is on a throttled phone: the median of five visits to a fresh build.
// With --json the last line is one object. --visits sets how many.
import './setup/help.mjs'
import { parseArgs } from 'node:util'
import { buildWeb } from '../apps/web/build.ts'
import { openBrowser, visitLanding, type Visit } from './bench/web-visit.ts'
import { startPlatform } from './load/start-platform.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'

const { values: given } = parseArgs({ options: { visits: { type: 'string', default: '5' }, json: { type: 'boolean', default: false } } })
const visits = Number(given.visits)
if (!(visits > 0)) throw new Error('--visits takes a number above 0')

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

await buildWeb()
const platform = await startPlatform(bringFfmpeg())
const browser = await openBrowser(bringBrowser())
const made: Visit[] = []
try {
  for (let visit = 0; visit < visits; visit++) made.push(await visitLanding(browser, platform.url))
} finally {
  await browser.close()
  await platform.stop()
}

const of = (figure: Exclude<keyof Visit, 'lcpElement'>) => median(made.map((visit) => visit[figure]))
const figures = {
  landingScriptKb: of('scriptBytes') / 1000,
  lcpMs: of('lcpMs'),
  cls: of('cls'),
  routeChangeMs: of('routeChangeMs'),
  slowRouteChangeMs: of('slowRouteChangeMs'),
}
/** What was promised; the work of a route change is counted at the machine's own speed. */
const targets: Partial<Record<keyof typeof figures, number>> = { landingScriptKb: 100, lcpMs: 1500, cls: 0.02, routeChangeMs: 100 }
console.log(`largest paint: ${made.map(({ lcpElement }) => lcpElement).join(', ')}\n\n| figure | median of ${visits} | at most |\n| --- | --- | --- |`)
for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value.toFixed(3)} | ${targets[name as keyof typeof figures] ?? ''} |`)
if (given.json) console.log(JSON.stringify(figures))
