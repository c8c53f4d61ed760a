import { readFileSync } from 'node:fs'

export type AllowedIcon = { id: string; query: string; pools: string[]; words: { pt: string[]; en: string[] } }

/** Rows `id | query | domains | Portuguese words | English words`; `-` is an empty list. */
export function readAllowedIcons(file: string): AllowedIcon[] {
  return readFileSync(file, 'utf8')
    .split('\n')
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
