import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { StartError } from '../settings/env.ts'
import type { PostgresUser } from './postgres-user.ts'

const run = promisify(execFile)

/** An address of a Unix socket may have 107 bytes; PostgreSQL adds this name to the folder. */
const socketName = '/.s.PGSQL.5432'
const pidFile = 'postmaster.pid'
const longestSocketPath = 107
const startTimeoutMs = 30_000
const restartAfterMs = 300

/**
 * Starts PostgreSQL and exits with its code. A pipe on standard input shows that we are alive: when
 * it closes, also because this process was killed, PostgreSQL shuts down fast.
 */
const watchdog =
  'exec 3<&0; "$@" </dev/null 3<&- & P=$!; trap "" INT TERM; (cat <&3 >/dev/null; kill -INT $P) & W=$!; wait $P; S=$?; kill $W 2>/dev/null; exit $S'

export type EmbeddedOptions = {
  user: PostgresUser
  /** False only for tests: a power cut may lose data. */
  durable: boolean
  /** Receives restarts and failures. */
  log: (message: string) => void
}

/**
 * A PostgreSQL that starts and ends with this process. Reached by a socket only, without a port or
 * password.
 */
export class EmbeddedPostgres {
  readonly url: string
  private readonly options: EmbeddedOptions
  private readonly cluster: string
  private socketFolder: string
  private child: ChildProcess | undefined
  /** A connection to a server that another process started; it breaks when that server ends. */
  private watch: Client | undefined
  private lastOutput = ''
  private stopping = false
  private supervision: Promise<void> = Promise.resolve()

  /**
   * Starts it, or joins one that another process of the platform runs on the same folder. Creates a
   * missing cluster.
   */
  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const cluster = join(options.user.folder, 'cluster')
    await makeCluster(options.user, cluster, options.durable)
    const embedded = new EmbeddedPostgres(options, cluster, await chooseSocketFolder(options.user, cluster))
    await embedded.bringUp()
    return embedded
  }

  private constructor(options: EmbeddedOptions, cluster: string, socketFolder: string) {
    this.options = options
    this.cluster = cluster
    this.socketFolder = socketFolder
    this.url = urlOf(socketFolder)
  }

  /** Process id of the server, when it is ours. For tests that kill it. */
  async postmasterPid(): Promise<number | undefined> {
    return (await readPostmaster(this.cluster))?.pid
  }

  /** Ends it, if it is ours, and closes open connections. */
  async stop(): Promise<void> {
    this.stopping = true
    const { child, watch } = this
    await watch?.end()
    if (child !== undefined && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.destroy()
      await gone
    }
    await this.supervision
    if (!this.socketFolder.startsWith(this.options.user.folder)) await rm(this.socketFolder, { recursive: true, force: true })
  }

  private async bringUp(): Promise<void> {
    const deadline = performance.now() + startTimeoutMs
    while (!this.stopping) {
      const running = await readPostmaster(this.cluster)
      if (running?.socketFolder === this.socketFolder && (await answers(this.url))) return this.watchForeign()
      // A server that starts or shuts down does not answer either; then PostgreSQL itself refuses
      // the folder.
      await removeForeignNote(this.cluster)
      if (await this.launch()) return
      if (performance.now() > deadline) throw new StartError(`PostgreSQL did not start in ${this.cluster}:\n${this.lastOutput}`)
      await wait(restartAfterMs)
    }
  }

  /**
   * True when it answers; false when it exited at once, as it does while children of a killed
   * server still hold the folder.
   */
  private async launch(): Promise<boolean> {
    const { user, durable } = this.options
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.socketFolder,
      unix_socket_permissions: '0700',
      max_connections: 100,
      jit: 'off',
      // Half the disk's reserve (DISK_RESERVE_MB); the default is 1 GB.
      max_wal_size: '256MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...(durable ? {} : { fsync: 'off' }),
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const [command = 'sh', ...rest] = [...user.prefix, 'sh', '-c', watchdog, 'watchdog', user.programs.postgres, '-D', this.cluster, ...args]
    // A session of its own: Ctrl-C in the terminal must reach us first.
    const child = spawn(command, rest, { ...user.identity, cwd: user.folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
    this.child = child
    child.stdin.on('error', () => undefined)
    child.stderr.on('data', (chunk: Buffer) => {
      this.lastOutput = (this.lastOutput + chunk.toString()).slice(-4000)
    })
    const ended = new Promise<false>((resolve) => {
      child.once('exit', () => resolve(false))
      child.once('error', (error) => {
        this.lastOutput += error.message
        resolve(false)
      })
    })
    const up = await Promise.race([ended, untilItAnswers(this.url, child)])
    if (up) this.supervision = ended.then(() => this.restart())
    return up
  }

  private async restart(): Promise<void> {
    this.child?.stdin?.destroy()
    if (this.stopping) return
    this.options.log('PostgreSQL ended unexpectedly; starting it again')
    await this.bringUp().catch((error: Error) => this.options.log(error.message))
  }

  /** Another process started it. When that one ends, this one takes over. */
  private watchForeign(): void {
    this.child = undefined
    const watch = new Client({ connectionString: this.url })
    this.watch = watch
    const ended = new Promise((resolve) => watch.once('end', resolve))
    watch.on('error', () => undefined)
    this.supervision = watch
      .connect()
      .then(
        () => ended,
        () => undefined,
      )
      .then(() => this.bringUp())
      .catch((error: Error) => this.options.log(error.message))
  }
}

/** Creates a new cluster atomically: an incomplete one would never start. */
async function makeCluster(user: PostgresUser, cluster: string, durable: boolean): Promise<void> {
  if ((await stat(join(cluster, 'PG_VERSION')).catch(() => null)) !== null) return
  const draft = `${cluster}.${process.pid}`
  const args = ['-D', draft, '-U', 'relampago', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  const [command = 'initdb', ...rest] = [...user.prefix, user.programs.initdb, ...args]
  try {
    await run(command, rest, { ...user.identity, cwd: user.folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } })
    await rename(draft, cluster)
  } catch (error) {
    // Another process that started at the same moment was faster.
    if ((await stat(join(cluster, 'PG_VERSION')).catch(() => null)) !== null) return
    throw new StartError(`PostgreSQL could not prepare its files in ${cluster}: ${(error as Error).message}`, { cause: error })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * The folder of the running server's socket, else the cluster's own place, else a short one when
 * the path would be too long.
 */
async function chooseSocketFolder(user: PostgresUser, cluster: string): Promise<string> {
  const running = await readPostmaster(cluster)
  if (running !== null && (await answers(urlOf(running.socketFolder)))) return running.socketFolder
  if (Buffer.byteLength(user.folder + socketName) < longestSocketPath) return user.folder
  const folder = await mkdtemp(join(tmpdir(), 'relampago-socket-'))
  if (user.owner !== undefined) await run('chown', [`${user.owner}:${user.owner}`, folder])
  return folder
}

function urlOf(socketFolder: string): string {
  return `postgres://relampago@${encodeURIComponent(socketFolder)}/postgres`
}

/**
 * What PostgreSQL noted about itself at its last start; `null` without a socket folder. The process
 * may be gone, and its id may be another process now: only an answer shows that it runs.
 */
async function readPostmaster(cluster: string): Promise<{ pid: number; socketFolder: string } | null> {
  const text = await readFile(join(cluster, pidFile), 'utf8').catch(() => '')
  // Lines: process id, data folder, start time, port, socket folder, listen address.
  const [pid = '', , , , socketFolder = ''] = text.split('\n')
  return socketFolder === '' ? null : { pid: Number(pid), socketFolder }
}

/**
 * A PostgreSQL that was killed leaves its process id behind, and the next one refuses to start
 * while a process has that id, whatever it is. In a new container ids begin again, so it may be any
 * other program.
 */
async function removeForeignNote(cluster: string): Promise<void> {
  const note = await readPostmaster(cluster)
  const command = note === null ? null : await readFile(`/proc/${note.pid}/cmdline`, 'utf8').catch(() => null)
  if (command !== null && !command.includes('postgres')) await rm(join(cluster, pidFile), { force: true })
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + startTimeoutMs
  while (child.exitCode === null && performance.now() < deadline) {
    if (await answers(url)) return true
    await wait(20)
  }
  return false
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    // Not there yet, or on its way out.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
