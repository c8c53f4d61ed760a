import { dirname, relative } from 'node:path'
import type { Arrows } from './allowed-arrows.ts'
import { isForTests, type Import } from './read-imports.ts'

/**
 * What is wrong with an import inside one workspace, or `null`. `base` is the folder that the rows
 * of `arrows` are in.
 */
export function brokenFolderRule({ file, reached }: Import, base: string, arrows: Arrows): string | null {
  if (isForTests(file) || reached === null) return null
  if (isForTests(reached) && reached.startsWith(`${dirname(base)}/`)) return `${file} imports ${reached}, which is for tests`
  if (!reached.startsWith(`${base}/`)) return null
  const from = rowOf(file, base, arrows)
  const to = rowOf(reached, base, arrows)
  if (from === null || to === null) return `docs/architecture.md has no row for the folder of ${from === null ? file : reached}`
  return from === to || arrows[from]?.includes(to) === true ? null : `${file} imports ${reached}: no arrow from ${from} to ${to}`
}

/** The row that a file belongs to: the longest one that its folder is or is in. */
function rowOf(file: string, base: string, arrows: Arrows): string | null {
  const folder = relative(base, dirname(file)) || '.'
  const rows = Object.keys(arrows).filter((row) => folder === row || folder.startsWith(`${row}/`))
  return rows.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/**
 * Groups of folders that reach each other by imports, one text a group. Every folder counts by
 * itself, also inside another: a folder that imports what is in it, and is imported from there, is
 * such a group too.
 */
export function circles(imports: readonly Import[], base: string): string[] {
  return groupsOf(imports, base, dirname)
}

/** Groups of files that reach each other by imports, those of types and later ones included. */
export function fileCircles(imports: readonly Import[], base: string): string[] {
  return groupsOf(imports, base, (file) => file)
}

function groupsOf(imports: readonly Import[], base: string, roomOf: (file: string) => string): string[] {
  const arrows = new Map<string, Set<string>>()
  for (const { file, reached } of imports) {
    if (reached === null || isForTests(file) || isForTests(reached) || !reached.startsWith(`${base}/`)) continue
    const from = relative(base, roomOf(file)) || '.'
    arrows.set(from, (arrows.get(from) ?? new Set()).add(relative(base, roomOf(reached)) || '.'))
  }
  const reachedFrom = new Map([...arrows.keys()].map((room) => [room, reachable(room, arrows)]))
  const groups = [...arrows.keys()].map((room) => [...(reachedFrom.get(room) ?? [])].filter((other) => reachedFrom.get(other)?.has(room)))
  return [...new Set(groups.filter((group) => group.length > 1).map((group) => group.toSorted().join(' ')))].toSorted()
}

/** What imports lead to from a file or folder in any number of steps, with itself. */
function reachable(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([start])
  // A set that grows while it is walked through is walked to its new end.
  for (const room of found) for (const next of arrows.get(room) ?? []) found.add(next)
  return found
}
