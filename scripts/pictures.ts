// What the pictures of 200 themes show, without drawing them: how many were judged to show their
// sentence, how many are explained, typographic or general, and how long nothing changes. With
// --json the last line is one object. Ends with 1 when a target is missed.
//
//   npm run pictures -- --small             every twentieth theme, judges nothing
//   npm run pictures -- --show              every sentence with its picture
//   npm run pictures -- --unjudged FILE     writes the pictures that no reader has judged, for
//                                           tests/pictures/judgements-pt.tsv or -en.tsv
import './setup/help.mjs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readThemes } from '../packages/video/tests/word-lists.ts'
import { judgementKey, openJudgement, readJudgements } from './pictures/judgements.ts'
import { measurePictures } from './pictures/measure-pictures.ts'
import { describePicture, planTheme, type PlannedPicture } from './pictures/planned-pictures.ts'
import { root } from './setup/run-tool.ts'
import { figureTable, isMissed } from './words/figures.ts'

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { small: flag, show: flag, json: flag, unjudged: { type: 'string' } } })
const step = values.small ? 20 : 1

const folder = await mkdtemp(join(tmpdir(), 'relampago-pictures-'))
const run = { folder, signal: new AbortController().signal, allowPrivateFetch: false }
const videos: PlannedPicture[][] = []
try {
  for (const [at, typed] of readThemes(join(root, 'tests/words/themes.yaml')).entries()) if (at % step === 0) videos.push(await planTheme(typed, run))
} finally {
  await rm(folder, { recursive: true, force: true })
}
const judgements = readJudgements(join(root, 'tests/pictures'))
if (values.show) for (const picture of videos.flat()) console.log(`${picture.theme}\t${picture.sentence}\t${describePicture(picture.plan)}`)
if (values.unjudged !== undefined) {
  const open = new Map(videos.flat().map((picture) => [judgementKey(picture), openJudgement(picture)]))
  await writeFile(values.unjudged, [...open].flatMap(([key, line]) => (judgements.has(key) ? [] : [`${line}\n`])).join(''))
}
const figures = measurePictures(videos, judgements)
console.log(figureTable(figures))
if (values.json) console.log(JSON.stringify(Object.fromEntries(figures.map(({ name, value }) => [name, value]))))
if (!values.small && figures.some(isMissed)) process.exitCode = 1
