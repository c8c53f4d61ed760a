// How much the scripts say, and whether it is right: 200 themes and 30 products, people's own words
// in 60 orders, things of the families, themes with two meanings, what finding a theme costs in a
// large library, and a model that fails, against servers on this machine. With --json the last line
// is one object. Ends with 1 when a target is missed. --small measures every twentieth of each and
// judges nothing; --show prints every script with its sources.
import './setup/help.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toText } from '../packages/video/src/script-command-line.ts'
import { wikidataEntities } from '../packages/video/tests/stand-ins/wikidata-entities.ts'
import { startWikimediaServer } from '../packages/video/tests/stand-ins/wikimedia-server.ts'
import { readThemes } from '../packages/video/tests/word-lists.ts'
import { root } from './setup/run-tool.ts'
import { figureTable, isMissed, type Figure } from './words/figures.ts'
import { measureContexts } from './words/measure-contexts.ts'
import { measureFamilies } from './words/measure-families.ts'
import { measureLookup } from './words/measure-lookup.ts'
import { measureMatches } from './words/measure-matches.ts'
import { measureModel } from './words/measure-model.ts'
import { measurePlanted } from './words/measure-planted.ts'
import { measurePace } from './words/measure-pace.ts'
import { measureProducts } from './words/measure-products.ts'
import { measureThemes } from './words/measure-themes.ts'
import type { Measuring } from './words/measuring.ts'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { small: flag, show: flag, json: flag } })
const step = values.small ? 20 : 1
const some = <T>(all: readonly T[]) => all.filter((_, index) => index % step === 0)

const folder = await mkdtemp(join(tmpdir(), 'relampago-words-'))
const encyclopedia = await startWikimediaServer({ entities: Object.fromEntries(wikidataEntities) })
const measuring: Measuring = {
  themes: some(readThemes(join(root, 'tests/words/themes.yaml'))),
  run: { folder, signal: new AbortController().signal, allowPrivateFetch: true },
  encyclopedia,
  some,
  onScript: (heading, written) => values.show && console.log(`# ${heading}\n\n${toText(written)}`),
  onFault: (text) => console.log(text),
}
const figures: Figure[] = []
try {
  const measures = [measureThemes, measureFamilies, measureContexts, measureProducts, measureMatches, measurePlanted, measureLookup, measureModel, measurePace]
  for (const measure of measures) figures.push(...(await measure(measuring)))
} finally {
  await encyclopedia.close()
  await rm(folder, { recursive: true, force: true })
}
console.log(`\n${figureTable(figures)}`)
if (values.json) console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value]))))
if (!values.small && figures.some(isMissed)) process.exitCode = 1
