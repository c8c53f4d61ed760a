import { execFile } from 'node:child_process'
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../settings/env.ts'
import { flushFolder } from '../settings/flush-folder.ts'
import type { PostgresUser } from './postgres-user.ts'

const run = promisify(execFile)

/** A new cluster takes 40 MB, and its first work about as much. */
const neededBytes = 100e6

export type ClusterOptions = {
  user: PostgresUser
  /** False only for tests: a power cut may lose data. */
  durable: boolean
  log: (message: string) => void
}

/**
 * Makes PostgreSQL's files in `cluster` where they are missing: in a folder beside it, which is
 * renamed once it is complete. Removes what an interrupted start left. Throws `StartError` for
 * files that are damaged.
 */
export async function makeCluster(cluster: string, options: ClusterOptions): Promise<void> {
  await removeDrafts(cluster)
  if (await isWhole(cluster)) return
  if (await rm(cluster, { recursive: true }).then(() => true, ifMissing(false))) options.log(`${cluster} was only half made; it is made again`)
  await refuseSmallDisk(cluster)
  const draft = `${cluster}.${process.pid}`
  try {
    await initialise(draft, options)
    await rename(draft, cluster)
    if (options.durable) await flushFolder(dirname(cluster))
  } catch (error) {
    // Another process that started at the same moment was faster.
    if (!(await isWhole(cluster))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Drafts of other processes that still run stay: they may start at the same moment. */
async function removeDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.`
  for (const name of await readdir(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN
    if (pid === process.pid || (pid > 0 && !isRunning(pid))) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * False for a cluster that is missing or that never held a table. Throws `StartError` for one with
 * tables that lacks what PostgreSQL cannot start without.
 */
async function isWhole(cluster: string): Promise<boolean> {
  const missing: string[] = []
  for (const name of ['PG_VERSION', 'global/pg_control']) {
    const size = await stat(join(cluster, name)).then((found) => found.size, ifMissing(0))
    if (size === 0) missing.push(name)
  }
  if (missing.length === 0) return true
  const databases = await readdir(join(cluster, 'base')).catch(ifMissing<string[]>([]))
  if (databases.length === 0) return false
  throw new StartError(
    `The database in ${cluster} is damaged: ${missing.join(' and ')} is missing. Restore ${cluster} from a backup, or move it away to start with an empty one.`,
  )
}

async function refuseSmallDisk(cluster: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(cluster))
  if (bavail * bsize < neededBytes) throw fullDisk(cluster, `has ${Math.floor((bavail * bsize) / 1e6)} MB free`)
}

function fullDisk(cluster: string, how: string): StartError {
  return new StartError(
    `The disk of ${dirname(cluster)} ${how}, and a new database needs ${neededBytes / 1e6} MB: make room there, or set DATA_DIR to a folder on another disk.`,
  )
}

async function initialise(draft: string, { user, durable }: ClusterOptions): Promise<void> {
  const args = ['-D', draft, '-U', 'relampago', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  const [command = 'initdb', ...rest] = [...user.prefix, user.programs.initdb, ...args]
  try {
    await run(command, rest, { ...user.identity, cwd: user.folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } })
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? ''
    if (/No space left on device|Disk quota exceeded/.test(said)) throw fullDisk(draft, 'is full')
    const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? (error as Error).message.replaceAll('\n', ' ')
    throw new StartError(`PostgreSQL could not make its files in ${dirname(draft)}: ${reason}`, { cause: error })
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error
    return value
  }
}
