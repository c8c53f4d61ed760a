import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ListedIcon = { id: string; query: string; pools: string[]; words: { pt: string[]; en: string[] } }

/**
 * The rows `id | query | subjects | Portuguese words | English words` of all files of a folder, in
 * the order of their names; `-` is an empty list.
 */
export function readIconLists(folder: string): ListedIcon[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id, query, pools, pt, en, ...rest] = line.split('|').map((cell) => cell.trim())
      if (!id || !query || !pools || !pt || !en || rest.length > 0) throw new Error(`Not a row of five cells: ${line}`)
      return { id, query, pools: listOf(pools), words: { pt: listOf(pt), en: listOf(en) } }
    })
}

function listOf(cell: string): string[] {
  return cell === '-' ? [] : cell.split(/\s+/)
}
