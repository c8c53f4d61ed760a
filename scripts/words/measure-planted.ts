import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openContent } from '../../packages/video/src/content/open-content.ts'
import { contentPlaces } from '../../packages/video/src/content/sources.ts'
import { plantedRowFiles, readPlantedRows, readPlantedThemes, writeContent } from '../../packages/video/tests/planted-content.ts'
import { shareOf, type Figure } from './figures.ts'
import type { Measuring } from './measuring.ts'

const child = join(import.meta.dirname, 'planted-child.ts')

/**
 * How many inputs find their theme in a library whose themes are near to each other, and how many
 * find another one. A process of its own reads that library.
 */
export async function measurePlanted({ run, some, onFault }: Measuring): Promise<Figure[]> {
  const places = { ...writeContent(join(run.folder, 'planted-themes'), readPlantedThemes()), code: contentPlaces.code }
  openContent(places)
  const rows = some(plantedRowFiles.flatMap(readPlantedRows))
  const { stdout } = spawnSync(process.execPath, [child], { input: JSON.stringify({ places, rows }), encoding: 'utf8' })
  const found = JSON.parse(stdout) as string[]
  const judged = rows.map((row, index) => ({ ...row, found: found[index] ?? 'none' }))
  for (const row of judged) if (row.found !== row.id) onFault(`planted themes: matched to ${row.found}, not ${row.id}: ${row.typed}`)
  const named = judged.filter(({ id }) => id !== 'none')
  return [
    { name: 'plantedFound', value: shareOf(named, (row) => row.found === row.id), target: { least: 0.95 } },
    { name: 'plantedFalse', value: judged.filter((row) => row.found !== 'none' && row.found !== row.id).length, target: { most: 0 } },
  ]
}
