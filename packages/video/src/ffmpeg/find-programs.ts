import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Paths of several programs that must be in one folder, in the first of `folders` that has them
 * all; `null` when none has.
 */
export async function findPrograms<Name extends string>(names: readonly Name[], folders: readonly string[]): Promise<Record<Name, string> | null> {
  for (const folder of folders) {
    const paths = names.map((name) => [name, join(folder, name)] as const)
    const found = await Promise.all(paths.map(([, path]) => isExecutable(path)))
    if (found.every(Boolean)) return Object.fromEntries(paths) as Record<Name, string>
  }
  return null
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    // Absent or not executable: not usable either way.
    return false
  }
}
