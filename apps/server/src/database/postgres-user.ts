import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { databaseUser } from '../settings/data-folder.ts'
import { StartError } from '../settings/env.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

const run = promisify(execFile)

/**
 * How PostgreSQL's programs are started. It refuses to run as root, so under root they run as
 * another user.
 */
export type PostgresUser = {
  way: 'self' | 'other-user' | 'user-namespace' | 'copied-programs'
  /** Put before the command. */
  prefix: readonly string[]
  /** For the options of `spawn`. */
  identity: { uid?: number; gid?: number }
  /** User id that must own the folder of the cluster; `undefined`: the one that created it. */
  owner: number | undefined
  programs: PostgresPrograms
  /** Folder of cluster and socket; exists and belongs to `owner`. */
  folder: string
}

type Place = { programs: PostgresPrograms; folder: string }
type Way = {
  way: PostgresUser['way']
  place: () => Promise<Place>
  prefix: readonly string[]
  identity: PostgresUser['identity']
  owner: number | undefined
  /** The database must pass the data folder, which is closed to other users. */
  passes?: true
}

/** For the rare case that nothing below the data folder can be reached by another user. */
const reachableRoot = '/var/lib/relampago'

/**
 * The first way in which PostgreSQL starts here, tried by starting it: as ourselves; under root as
 * nobody, in a user namespace (which also works below a folder that only root may enter), or from a
 * copy in a folder that every user may enter. Throws `StartError` when none works.
 */
export async function choosePostgresUser(place: Place, uid = process.getuid?.()): Promise<PostgresUser> {
  const failures: string[] = []
  for (const candidate of ways(place, uid)) {
    try {
      return await prepare(candidate)
    } catch (error) {
      failures.push(`${candidate.way}: ${(error as Error).message.trim().split('\n').at(-1)}`)
    }
  }
  throw new StartError(
    `The embedded PostgreSQL cannot start here (${failures.join('; ')}).\nRun Relâmpago as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours.`,
  )
}

function ways(place: Place, uid: number | undefined): Way[] {
  const here = async () => place
  if (uid !== 0) return [{ way: 'self', place: here, prefix: [], identity: {}, owner: undefined }]
  const identity = { uid: databaseUser, gid: databaseUser }
  return [
    { way: 'other-user', place: here, prefix: [], identity, owner: databaseUser, passes: true },
    // Inside, root's files belong to user 1000, and so does the process.
    { way: 'user-namespace', place: here, prefix: ['unshare', '--user', '--map-user=1000', '--'], identity: {}, owner: 0 },
    { way: 'copied-programs', place: () => copyToReachable(place), prefix: [], identity, owner: databaseUser },
  ]
}

async function prepare({ way, place, prefix, identity, owner, passes }: Way): Promise<PostgresUser> {
  const { programs, folder } = await place()
  await mkdir(folder, { recursive: true })
  // A folder from another way of starting changes its owner; its cluster stays usable.
  if (owner !== undefined && (await stat(folder)).uid !== owner) await run('chown', ['-R', `${owner}:${owner}`, folder])
  await chmod(folder, 0o700)
  const [command, ...args] = [...prefix, 'sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', folder, programs.postgres]
  await using passage = passes ? await openPassage(dirname(folder)) : null
  await run(command, args, { ...identity, cwd: '/', timeout: 10_000 })
  passage?.keep()
  return { way, prefix, identity, owner, programs, folder }
}

/**
 * Lets the database's group pass a folder of root, without reading it; takes it back when disposed,
 * unless it is kept.
 */
async function openPassage(folder: string): Promise<AsyncDisposable & { keep: () => void }> {
  const { uid, gid, mode } = await stat(folder)
  let isTakenBack = uid === process.getuid?.() && (mode & 0o011) === 0
  if (isTakenBack) {
    await chown(folder, uid, databaseUser)
    await chmod(folder, (mode & 0o700) | 0o010)
  }
  return {
    keep: () => (isTakenBack = false),
    async [Symbol.asyncDispose]() {
      if (!isTakenBack) return
      await chown(folder, uid, gid)
      await chmod(folder, mode & 0o777)
    },
  }
}

async function copyToReachable({ programs, folder }: Place): Promise<Place> {
  const reachable = join(reachableRoot, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  const version = Math.round((await stat(programs.postgres)).mtimeMs).toString(36)
  const root = join(reachable, `programs-${version}`)
  if (!existsSync(root)) {
    const draft = `${root}.${process.pid}`
    await mkdir(reachable, { recursive: true })
    // Explicitly, because our own files are closed to others by default.
    for (const passed of [reachableRoot, reachable]) await chmod(passed, 0o755)
    await cp(programs.root, draft, { recursive: true, verbatimSymlinks: true })
    await chmod(draft, 0o755)
    await rename(draft, root)
  }
  const moved = (file: string) => join(root, relative(programs.root, file))
  return {
    programs: { postgres: moved(programs.postgres), initdb: moved(programs.initdb), root },
    folder: join(reachable, 'postgres'),
  }
}
