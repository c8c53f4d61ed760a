import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openContent } from '../../packages/video/src/content/open-content.ts'
import { contentPlaces } from '../../packages/video/src/content/sources.ts'
import { writeContent } from '../../packages/video/tests/planted-content.ts'
import type { Figure } from './figures.ts'
import { manyThemes } from './many-themes.ts'
import type { Measuring } from './measuring.ts'

/** As many as the library is meant to grow to. */
const themeCount = 450
const child = join(import.meta.dirname, 'lookup-child.ts')

/** What finding a theme costs in a large library, in a process that has just begun. */
export async function measureLookup({ run }: Measuring): Promise<Figure[]> {
  const themes = manyThemes(themeCount)
  const places = { ...writeContent(join(run.folder, 'many-themes'), themes), code: contentPlaces.code }
  openContent(places)
  const typed = themes.filter((_theme, index) => index % 15 === 0).map(({ pt: [name = ''] }) => name)
  // As it is, within a question, misspelled, and unknown.
  const inputs = typed.flatMap((name) => [name, `por que os ${name}s somem?`, `${name.slice(0, 3)}${name.slice(4)}`, `dicas de xadrez e ${name}`])
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', child, JSON.stringify({ places, inputs })])
  const cost = JSON.parse(stdout) as Record<'start' | 'first' | 'most' | 'usual' | 'near' | 'memory', number>
  return [
    { name: 'libraryOpenedMs', value: cost.start },
    { name: 'firstLookupMs', value: cost.first, target: { most: 20 } },
    { name: 'lookupMs', value: cost.usual, target: { most: 20 } },
    { name: 'dearestLookupMs', value: cost.most, target: { most: 20 } },
    { name: 'nearThemesMs', value: cost.near },
    { name: 'lookupMb', value: cost.memory, target: { most: 40 } },
  ]
}
