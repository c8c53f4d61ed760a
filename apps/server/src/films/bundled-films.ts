import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDiskStorage } from '../storage/disk-storage.ts'
import { filmFileOf, filmParts } from './film-files.ts'

const folder = join(import.meta.dirname, '../../../../assets/templates')

/** Pictures that come with the product, by the names in their addresses. Only read. */
export const bundledStorage = openDiskStorage(folder)

let known: ReadonlySet<string> | null = null

/** Hashes whose pictures come with the product, all four of them. */
export function bundledFilms(): ReadonlySet<string> {
  known ??= wholeFilms(existsSync(folder) ? readdirSync(folder) : [])
  return known
}

function wholeFilms(files: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const file of files) {
    const hash = filmFileOf(file)?.hash
    if (hash !== undefined) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  }
  return new Set([...counts.keys()].filter((hash) => counts.get(hash) === filmParts.length))
}
