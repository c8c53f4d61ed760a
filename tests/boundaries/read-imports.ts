import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * `target` as it is written; `reached` is the file a relative target leads to, from the root of the
 * repository.
 */
export type Import = { file: string; target: string; reached: string | null }

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g
const notSource = /(^|\/)(node_modules|dist|dist-node|build|assembly)$/

/**
 * Files that only tests use. They may import anything and stand outside the arrows between folders.
 */
export function isForTests(file: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)tests\//.test(file)
}

export function importOf(file: string, target: string): Import {
  return { file, target, reached: target.startsWith('.') ? join(dirname(file), target) : null }
}

/** Every import of the TypeScript below `folder`. */
export function importsBelow(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => notSource.test(path) })
  return files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, target = '']) => importOf(file, target)))
}
