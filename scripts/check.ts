// Types, lint, format, boundaries, unused code and generated files, without running the product.
import './setup/help.mjs'
import { runChecks } from './setup/checks.ts'
import { runNode, tool } from './setup/run-tool.ts'

const results = await runChecks()
const boundaries = runNode([tool('vitest/vitest.mjs'), 'run', '--project', 'node', 'tests/boundaries.test.ts'])
process.exitCode = boundaries && results.every(Boolean) ? 0 : 1
