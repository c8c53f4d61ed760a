// Writes the generated files of content/families from openly licensed data packages and the tables
// in scripts/families/own. The product reads only the written files. --check compares and writes
// nothing; it ends with 1 when a file is not what the data gives.
import './setup/help.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedFamilies } from './families/generated-families.ts'
import { root } from './setup/run-tool.ts'

const isCheck = process.argv.includes('--check')
for (const [id, text] of Object.entries(await generatedFamilies())) {
  const file = join(root, `content/families/${id}.yaml`)
  if (!isCheck) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.log(`content/families/${id}.yaml is not what its data gives: run npm run families`)
    process.exitCode = 1
  }
}
console.log(isCheck ? 'families compared' : 'families written')
