import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './read-imports.ts'

/** Names of what each one may import. */
export type Arrows = Record<string, readonly string[]>

// The diagram and the tables of docs/architecture.md are the rules: there is no second copy to keep
// up to date.
const [, directions = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## Workspaces and their directions')

/** The arrows of the diagram, by the names of its boxes. */
export function workspaceArrows(): Arrows {
  const diagram = /```mermaid\n([^`]*)```/.exec(directions)?.[1] ?? ''
  const boxes = diagram.matchAll(/^ *(\w+)\[[^\]]*\](?: *--> *([\w &]+))?$/gm)
  return Object.fromEntries([...boxes].map(([, name = '', targets = '']) => [name, targets.match(/\w+/g) ?? []]))
}

/**
 * For each folder of sources, the rows of its table. `.` is the folder's own files; `*` stands for
 * every row.
 */
export function folderArrows(): Record<string, Arrows> {
  const blocks = directions.matchAll(/```folders\n([^\n]+)\n([^`]*)```/g)
  return Object.fromEntries([...blocks].map(([, base = '', rows = '']) => [base, readRows(rows)]))
}

function readRows(text: string): Arrows {
  const rows = [...text.matchAll(/^ *([\w./-]+):([^\n]*)$/gm)].map(([, name = '', targets = '']) => [name, targets.trim().split(/ +/)] as const)
  const all = rows.map(([name]) => name)
  return Object.fromEntries(rows.map(([name, targets]) => [name, targets.includes('*') ? all : targets.filter((target) => target !== '')]))
}
