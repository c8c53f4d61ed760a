import { stripVTControlCharacters } from 'node:util'

/** What a test runner found; a reason begins with the file and title of its test. */
export type TestCount = { passed: number; failed: number; reasons: string[] }

/** Of a reason; the whole output stands further up. */
const longestReason = 2000

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message?: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[] }[]
}

/** Counts the JSON report of vitest. A file that could not be loaded is a reason, too. */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const reasons = testResults.flatMap(({ name, message = '', assertionResults }) => [
    ...(assertionResults.length === 0 && message !== '' ? [reasonOf(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => reasonOf(`${name} › ${fullName}`, (failureMessages ?? []).join('\n'))),
  ])
  return { passed: numPassedTests, failed: numFailedTests, reasons }
}

type Attempt = { errors: { message?: string }[] }
type Suite = { suites?: Suite[]; specs?: { file: string; title: string; tests: { status: string; results: Attempt[] }[] }[] }
type PlaywrightReport = Suite & { stats: { expected: number; flaky: number; unexpected: number } }

/**
 * Counts the JSON report of Playwright. A test that passed only when repeated has failed once: it
 * counts as failed.
 */
export function countPlaywright(report: unknown): TestCount {
  const { stats, ...suite } = report as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, reasons: failuresIn(suite) }
}

function failuresIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => reasonOf(`${file} › ${title}`, results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'))),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

function reasonOf(test: string, message: string): string {
  return `${test}\n${stripVTControlCharacters(message).trim().slice(0, longestReason)}`
}
