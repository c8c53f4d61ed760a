// Everything, from a fresh clone: installs a browser and FFmpeg where missing, then checks, unit,
// integration and end-to-end tests. With names of test files, only those: npm test -- billing
import './setup/help.mjs'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkNames, runChecks } from './setup/checks.ts'
import { countReport, root, runNode, tool } from './setup/run-tool.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'
import { countPlaywright, countVitest, type TestCount } from './setup/test-reports.ts'

const files = process.argv.slice(2)
const isWhole = files.length === 0
const report = isWhole ? 'build/vitest.json' : 'build/vitest-some.json'
mkdirSync(join(root, 'build'), { recursive: true })
const environment = { FFMPEG_PATH: bringFfmpeg(), CHROMIUM_PATH: bringBrowser() }
const counts: TestCount[] = []
// The boundaries are among the tests below.
const checked = isWhole ? await runChecks(checkNames.filter((name) => name !== 'boundaries')) : []
counts.push({ passed: checked.filter(Boolean).length, failed: checked.filter((good) => !good).length, reasons: [] })
counts.push(
  countReport(
    report,
    [tool('vitest/vitest.mjs'), 'run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    countVitest,
    environment,
  ),
)
if (isWhole && runNode(['scripts/build.ts'])) {
  counts.push(countReport('build/playwright.json', [tool('@playwright/test/cli.js'), 'test'], countPlaywright, environment))
} else if (isWhole) counts.push({ passed: 0, failed: 1, reasons: [] })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
// Last, so that they are found where the output is cut.
for (const reason of counts.flatMap(({ reasons }) => reasons)) console.log(`\nFailed: ${reason}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
