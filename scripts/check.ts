// Types, lint, format, boundaries, unused code and generated files, without running the product.
// Names of single checks may follow: npm run check -- types lint
import './setup/help.mjs'
import { checkNames, runChecks } from './setup/checks.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(checkNames as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`no check is named ${unknown.join(', ')}; there are: ${checkNames.join(', ')}`)
  process.exitCode = 1
} else {
  const results = await runChecks(wanted.length === 0 ? checkNames : wanted)
  process.exitCode = results.every(Boolean) ? 0 : 1
}
