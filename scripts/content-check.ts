// Checks the folder content: form, sources and rules; `-- --json` ends with one object. See
// content/README.md.
import './setup/help.mjs'
import { join } from 'node:path'
import { checkPages, pagePathsOf } from '../apps/web/page-text/check-pages.ts'
import { buildPack } from '../packages/video/src/content-build/build-pack.ts'
import { checkContent } from '../packages/video/src/content-build/check-content.ts'
import { problemText } from '../packages/video/src/content-build/source/problems.ts'
import { root } from './setup/run-tool.ts'

const { themes, facts, problems: ofContent } = checkContent(join(root, 'content'))
const problems = [...ofContent, ...checkPages(root, pagePathsOf(root))]
for (const problem of problems) console.log(problemText(problem))
if (ofContent.length === 0) buildPack()
console.log(`${themes} themes, ${facts} facts and tips, ${problems.length} problems`)
if (process.argv.includes('--json')) console.log(JSON.stringify({ themes, facts, problems }))
process.exitCode = problems.length > 0 ? 1 : 0
