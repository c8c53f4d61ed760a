import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from './test-reports.ts'

it('a report of vitest gives the failed tests with their reasons, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] },
        ],
      },
      { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
    ],
  }

  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, reasons: ['a.test.ts › takes away\nexpected 1', 'b.test.ts\nno such module'] })
})

it('a report of Playwright gives failed and repeated tests of all its suites', () => {
  const spec = (title: string, status: string, message: string) => ({ file: 'c.spec.ts', title, tests: [{ status, results: [{ errors: [{ message }] }] }] })
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 1 },
    suites: [{ specs: [spec('pays', 'unexpected', 'timed out')], suites: [{ specs: [spec('opens', 'flaky', 'was away'), spec('closes', 'expected', '')] }] }],
  }

  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, reasons: ['c.spec.ts › pays\ntimed out', 'c.spec.ts › opens\nwas away'] })
})
