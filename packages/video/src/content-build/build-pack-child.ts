// Started by `openContent` when the pack is missing or stale, with the places as JSON.
import type { ContentPlaces } from '../content/sources.ts'
import { buildPack } from './build-pack.ts'
import { problemText } from './source/problems.ts'

const problems = buildPack(JSON.parse(process.argv[2] ?? '') as ContentPlaces)
for (const problem of problems) process.stderr.write(`\n${problemText(problem)}`)
process.exitCode = problems.length > 0 ? 1 : 0
