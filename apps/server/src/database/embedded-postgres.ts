import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { StartError } from '../settings/env.ts'
import { makeCluster, type ClusterOptions } from './make-cluster.ts'
import type { PostgresUser } from './postgres-user.ts'
import { readPostmaster, removeStaleNotes } from './postmaster-file.ts'

const run = promisify(execFile)

/** PostgreSQL adds this name to the folder of its socket. */
const socketName = '/.s.PGSQL.5432'
/** `sockaddr_un.sun_path` without its last zero: 108 bytes on Linux, 104 on macOS and the BSDs. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103
/** How long children of a killed server may hold the folder. */
const heldTimeoutMs = 30_000
/** How long a server that runs may read its log after a power cut. */
const recoveryTimeoutMs = 120_000
const restartAfterMs = 300
const tryAgainAfterMs = 5000

/**
 * Starts PostgreSQL and exits with its code. A pipe on standard input shows that we are alive: when
 * it closes, also because this process was killed, PostgreSQL shuts down fast.
 */
const watchdog =
  'exec 3<&0; "$@" </dev/null 3<&- & P=$!; trap "" INT TERM; (cat <&3 >/dev/null; kill -INT $P) & W=$!; wait $P; S=$?; kill $W 2>/dev/null; exit $S'

/**
 * A PostgreSQL that starts and ends with this process. Reached by a socket only, without a port or
 * password.
 */
export class EmbeddedPostgres {
  readonly url: string
  private readonly options: ClusterOptions
  private readonly cluster: string
  private readonly socketFolder: string
  /** Whether the folder was made for the socket alone, by this process. */
  private ownsSocketFolder = false
  private child: ChildProcess | undefined
  /** A connection to a server that another process started; it breaks when that server ends. */
  private watch: Client | undefined
  private lastOutput = ''
  private readonly stopping = new AbortController()
  private supervision: Promise<void> = Promise.resolve()

  /**
   * Starts it, or joins one that another process of the platform runs on the same folder. Creates a
   * missing cluster.
   */
  static async start(options: ClusterOptions): Promise<EmbeddedPostgres> {
    const cluster = join(options.user.folder, 'cluster')
    await makeCluster(cluster, options)
    const { folder, isOwn } = await chooseSocketFolder(options.user, cluster)
    const embedded = new EmbeddedPostgres(options, cluster, folder)
    embedded.ownsSocketFolder = isOwn
    await embedded.bringUp()
    return embedded
  }

  private constructor(options: ClusterOptions, cluster: string, socketFolder: string) {
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
    this.stopping.abort()
    const { child, watch } = this
    await watch?.end()
    if (child !== undefined && child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.destroy()
      await gone
    }
    await this.supervision
    // A folder that another process chose stays: its server may still run.
    if (this.ownsSocketFolder) await rm(this.socketFolder, { recursive: true, force: true })
  }

  private async bringUp(): Promise<void> {
    const deadline = performance.now() + heldTimeoutMs
    while (!this.stopping.signal.aborted) {
      const running = await readPostmaster(this.cluster)
      if (running?.socketFolder === this.socketFolder && (await serves(this.url, this.cluster))) return this.watchForeign()
      // A server that starts or shuts down does not answer either; then PostgreSQL itself refuses
      // the folder.
      if (await this.launch()) return
      const reason = reasonIn(this.lastOutput)
      const isHeld = /lock file|shared memory block/.test(reason)
      if (!isHeld) throw new StartError(`PostgreSQL does not start in ${this.cluster}: ${reason}`)
      if (performance.now() > deadline)
        throw new StartError(`Another PostgreSQL uses ${this.cluster} and does not answer (${reason}): end it, and start again.`)
      await wait(restartAfterMs)
      // Where shared memory holds it, the notes may be those of a server that is starting.
      if (/lock file/.test(reason)) await removeStaleNotes(this.cluster, this.socketFolder)
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
    this.lastOutput = ''
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
    const up = await Promise.race([ended, untilItServes(this.url, this.cluster, child)])
    if (up) this.supervision = ended.then(() => this.restart())
    // Its last words may arrive behind its end; children of a killed server keep the pipe open.
    else if (!child.stderr.closed) await Promise.race([once(child.stderr, 'close'), wait(restartAfterMs)])
    return up
  }

  private async restart(): Promise<void> {
    this.child?.stdin?.destroy()
    if (this.stopping.signal.aborted) return
    this.options.log('PostgreSQL ended unexpectedly; starting it again')
    await this.bringUpAgain()
  }

  /** Until it runs: a full disk, for one, may have room later. */
  private async bringUpAgain(): Promise<void> {
    const { signal } = this.stopping
    while (!signal.aborted) {
      try {
        return await this.bringUp()
      } catch (error) {
        this.options.log((error as Error).message)
        await wait(tryAgainAfterMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  /** Another process started it. When that one ends, this one takes over. */
  private async watchForeign(): Promise<void> {
    this.child = undefined
    const watch = new Client({ connectionString: this.url })
    const ended = new Promise((resolve) => watch.once('end', resolve))
    watch.on('error', () => undefined)
    // A client that is ended while it connects never says that it has ended.
    const isConnected = await watch.connect().then(
      () => true,
      () => false,
    )
    if (this.stopping.signal.aborted) return isConnected ? watch.end() : undefined
    this.watch = isConnected ? watch : undefined
    this.supervision = (isConnected ? ended : Promise.resolve()).then(() => this.bringUpAgain())
  }
}

/**
 * The folder of the running server's socket, else the cluster's own place, else a short one when
 * the path would be too long.
 */
async function chooseSocketFolder(user: PostgresUser, cluster: string): Promise<{ folder: string; isOwn: boolean }> {
  const running = await readPostmaster(cluster)
  if (running !== null && (await serves(urlOf(running.socketFolder), cluster))) return { folder: running.socketFolder, isOwn: false }
  if (Buffer.byteLength(user.folder + socketName) < longestSocketPath) return { folder: user.folder, isOwn: false }
  const folder = await mkdtemp(join(tmpdir(), 'relampago-socket-'))
  if (user.owner !== undefined) await run('chown', [`${user.owner}:${user.owner}`, folder])
  return { folder, isOwn: true }
}

function urlOf(socketFolder: string): string {
  return `postgres://relampago@${encodeURIComponent(socketFolder)}/postgres`
}

/** Why PostgreSQL ended, in its own words, without the time and the process. */
function reasonIn(output: string): string {
  return /(?:FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? (output.trim().split('\n').at(-1) || 'it gave no reason')
}

async function untilItServes(url: string, cluster: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + recoveryTimeoutMs
  while (child.exitCode === null && performance.now() < deadline) {
    if (await serves(url, cluster)) return true
    await wait(20)
  }
  return false
}

/** Whether a server answers there and works on this folder, not on the one it was copied from. */
async function serves(url: string, cluster: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(cluster))
  } catch {
    // Not there yet, or on its way out.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
