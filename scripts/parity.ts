// Proves that the preview shows what is rendered: every effect and transition is drawn by the
// render and, in a real browser, by the player, and compared on pictures that nothing was developed
// on. When all was measured, docs/parity.md is written, and the list of what only plays
// approximately, which the editor shows. --only takes a pattern such as 'effect (hue|gblur)' or
// 'still'; results of several runs add up in --out (build/parity), where contact sheets are, too.
// --small measures one value each on small frames and writes no document.
import './setup/help.mjs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './bench/web-visit.ts'
import { compareCases, plainLikeness, type FramePair, type Likeness, type ParityResult } from './parity/compare-cases.ts'
import { heldOutScene } from './parity/held-out-pictures.ts'
import { writePairSheet } from './parity/pair-sheet.ts'
import { parityCases } from './parity/parity-cases.ts'
import { approximateModule, parityReport, worstPerId, type Measured } from './parity/parity-report.ts'
import { stillReferences } from './parity/still-references.ts'
import { root } from './setup/run-tool.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'

const { values: given } = parseArgs({
  options: { out: { type: 'string', default: join(root, 'build/parity') }, only: { type: 'string', default: '' }, small: { type: 'boolean', default: false } },
})
const out = resolve(given.out)
const only = new RegExp(given.only)
const size = given.small ? { width: 270, height: 480 } : { width: 1080, height: 1920 }
const resultsFile = join(out, given.small ? 'results-small.json' : 'results.json')
/** As many as an id has frames. */
const sheetColumns = { effect: 5, transition: 6 } as const
/** The least that a paused preview may be like the render. */
const leastLikeness = 0.995

await mkdir(out, { recursive: true })
const measured = await readResults()
const cases = parityCases({ size, isSmall: given.small, only })
const pairs: FramePair[] = []
const browser = await openBrowser(bringBrowser())
try {
  if (measured.plain === null && !given.small) measured.plain = await plainLikeness(size, browser)
  await compareCases({ cases, size, withPlaying: !given.small, browser, onResult: note })
} finally {
  await browser.close()
  await writeFile(resultsFile, JSON.stringify(measured))
}
if (!given.small) {
  const { pixels } = await heldOutScene('parity one', { width: size.width / 2, height: size.height / 2 })
  const references = await stillReferences(pixels.background, only, bringFfmpeg())
  measured.references = [...measured.references.filter(({ id }) => !references.some((one) => one.id === id)), ...references]
}
await writeFile(resultsFile, JSON.stringify(measured))
for (const kind of ['effect', 'transition'] as const) {
  const shown = pairs.filter(({ name }) => cases.some((one) => one.kind === kind && `${one.id} ${one.at}` === name))
  await writePairSheet(join(out, `${kind}s${given.only === '' ? '' : `-${given.only.replaceAll(/\W+/g, '-')}`}.jpg`), shown, sheetColumns[kind])
}
const different = worstPerId({ results: measured.results }).filter(({ paused }) => paused.ssim < leastLikeness)
const all = parityCases({ size, isSmall: given.small, only: /./ })
if (!given.small && measured.results.length === all.length && measured.references.length > 0) {
  await writeFile(join(root, 'docs/parity.md'), parityReport(measured))
  await writeFile(join(root, 'packages/domain/src/editor/approximate-previews.ts'), approximateModule(measured))
}
console.log(`${cases.length} frames compared, ${measured.results.length} of ${all.length} in ${out}; ${different.length} ids below ${leastLikeness}`)
if (different.length > 0) process.exitCode = 1

async function readResults(): Promise<Measured> {
  const nothing: Measured = { plain: null, results: [], references: [] }
  const text = await readFile(resultsFile, 'utf8').catch(() => null)
  return text === null ? nothing : (JSON.parse(text) as Measured)
}

function words(what: string, { ssim, most }: Likeness): string {
  return `${what} ${ssim.toFixed(4)}, ${most}`
}

function note(result: ParityResult, pair: FramePair): void {
  const { kind, id, at, paused, playing } = result
  measured.results = [...measured.results.filter((one) => one.kind !== kind || one.id !== id || one.at !== at), result]
  pairs.push(pair)
  console.log(`${kind} ${id} ${at}: ${words('paused', paused)}${playing === null ? '' : `; ${words('playing', playing)}`}`)
}
