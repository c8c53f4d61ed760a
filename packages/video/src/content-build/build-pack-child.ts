// Started by `openContent` when the pack is missing or stale.
import { buildPack } from './build-pack.ts'
import { problemText } from './problems.ts'

const problems = buildPack()
for (const problem of problems) process.stderr.write(`\n${problemText(problem)}`)
process.exitCode = problems.length > 0 ? 1 : 0
