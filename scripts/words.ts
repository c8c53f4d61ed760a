// How much the scripts say: 200 themes and 30 products, contexts, themes with two meanings, and a
// model that fails, against servers on this machine. With --json the last line is one object;
// --small measures a few of each; --show THEME-FILE... prints every sentence of these themes.
import './setup/help.mjs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedProviders, openProviders } from '../packages/video/src/providers.ts'
import { startWikimediaServer } from '../packages/video/tests/stand-ins/wikimedia-server.ts'
import { wikidataEntities } from '../packages/video/tests/stand-ins/wikidata-entities.ts'
import { root } from './setup/run-tool.ts'
import { readThemes, shareWith, writeThemes } from './words/write-themes.ts'

const isSmall = process.argv.includes('--small')
const folder = await mkdtemp(join(tmpdir(), 'relampago-words-'))
const run = { folder, signal: new AbortController().signal, allowPrivateFetch: true }
const encyclopedia = await startWikimediaServer({ entities: Object.fromEntries(wikidataEntities) })
try {
  const all = await readThemes(join(root, 'tests/words/themes.yaml'))
  const themes = isSmall ? all.filter((_, at) => at % 20 === 0) : all
  const { wikipediaUrl, wikidataUrl } = encyclopedia
  const withEncyclopedia = openProviders({ encyclopedia: { contact: 'words@relampago.test', cacheFolder: null, wikipediaUrl, wikidataUrl }, model: null })
  const online = await writeThemes(themes, 30, { providers: withEncyclopedia, run })
  const alone = await writeThemes(themes, 30, { providers: embeddedProviders, run })
  for (const { theme, facts, written } of online)
    if (facts < 4) process.stdout.write(`${facts} ${theme}: ${written.spoken.map(({ text }) => text).join(' / ')}\n`)
  process.stdout.write(
    `with the encyclopedia ${shareWith(online, 4)}, alone ${shareWith(alone, 4)}, most CPU ${Math.max(...alone.map(({ cpuMs }) => cpuMs))}\n`,
  )
} finally {
  await encyclopedia.close()
  await rm(folder, { recursive: true, force: true })
}
