import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// Every command of package.json is really run, with the smallest work that it can do.

const root = join(import.meta.dirname, '..')
/** The bench makes five whole videos and starts a browser, beside the other test files. */
const commandMs = 900_000
type Manifest = { version: string; scripts: Record<string, string> }
let manifest: Manifest
let folder: string
beforeAll(async () => {
  manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest
  // A command would install other packages under the tests that run beside it.
  const stamp = await readFile(join(root, 'node_modules/.installed'), 'utf8').catch(() => '')
  if (stamp !== (await stampOf(root))) throw new Error('node_modules is not what package-lock.json says: run npm run check once')
  folder = await mkdtemp(join(tmpdir(), 'relampago-commands-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Run = { args?: readonly string[]; cwd?: string; variables?: Record<string, string> }
type Running = { output: () => string; stop: () => void; exit: Promise<number | null> }

function start(command: string, { args = [], cwd = root, variables = {} }: Run = {}): Running {
  // What the test runner tells its own processes must not reach the command.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|npm_)/.test(name)))
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    cwd,
    env: { ...env, ENCYCLOPEDIA: 'off', LLM_LOCAL: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => code as number | null)
  return { output: () => output, stop: () => child.kill('SIGTERM'), exit }
}

/** Runs a command to its end. */
async function run(command: string, options?: Run): Promise<{ code: number | null; output: string }> {
  const running = start(command, options)
  const code = await running.exit
  return { code, output: running.output() }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const platform = (place: string, port: number) => ({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, place) })
/** What an address answers, once something answers there. */
function answerAt(address: string) {
  return expect.poll(async () => (await fetch(address).catch(() => null))?.status, { timeout: 60_000, interval: 200 })
}

/** Ends well, having printed `printed`. */
function endsWell(command: string, printed: RegExp, ...args: string[]) {
  return async () => {
    const { code, output } = await run(command, { args })

    expect(output).toMatch(printed)
    expect(code).toBe(0)
  }
}

const commands: Record<string, () => Promise<void>> = {
  async start() {
    const port = await freePort()
    const running = start('start', { variables: platform('start', port) })

    await answerAt(`http://127.0.0.1:${port}/readme-of-nothing`).toBe(404)
    running.stop()
    await running.exit

    expect(running.output()).toContain('Relâmpago ready')
  },
  async dev() {
    const [port, pages] = [await freePort(), await freePort()]
    const running = start('dev', { args: ['--port', String(pages), '--host', '127.0.0.1', '--strictPort'], variables: platform('dev', port) })

    // Through Vite, from the server.
    await answerAt(`http://127.0.0.1:${pages}/options`).toBe(403)
    running.stop()
    await running.exit

    expect(running.output()).toContain('ready')
  },
  async make() {
    const file = join(folder, 'video.mp4')
    const { code, output } = await run('make', { args: ['café', '--duration', '15', '--out', file, '--json'] })

    expect(code).toBe(0)
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toMatchObject({ file, bytes: (await stat(file)).size })
  },
  async add() {
    const { place, packed } = await copyProject()
    const { code, output } = await run('add', { cwd: place, args: ['-w', 'packages/domain', '--package-lock-only', '--offline', packed] })

    expect(output).toContain('0 platform entries added')
    expect(code).toBe(0)
    expect(await readFile(join(place, 'packages/domain/package.json'), 'utf8')).toContain('"tiny": "file:../../tiny"')
  },
  test: endsWell('test', /[1-9]\d* passed, 0 failed/, 'packages/domain/src/input/email-address.test.ts'),
  check: endsWell('check', /ok +third-party notices/, 'third-party notices'),
  e2e: endsWell('e2e', /1 passed/, 'early-input.spec.ts', '-g', 'a press during the hydration counts once'),
  bench: endsWell('bench', /cameraJitterPx/, '--small'),
  'bench:web': endsWell('bench:web', /landingScriptKb/, '--visits', '1'),
  load: endsWell('load', /\| errors5xx \| 0\.000 \|/, '--people', '3', '--rounds', '1', '--seconds', '0.2', '--pairs', '3', '--templates', '60'),
  async parity() {
    // Every effect and transition once, on small frames, in a real browser.
    const { code, output } = await run('parity', { args: ['--small', '--out', join(folder, 'parity')] })

    expect(output).toMatch(/1\d\d frames compared.*; 0 ids below/)
    expect(code).toBe(0)
  },
  pictures: endsWell('pictures', /"generalPictures":\d/, '--small', '--json'),
  async layouts() {
    const { output } = await run('layouts', { args: ['--each', '1'] })

    const [, pictures, faults] = /(\d+) pictures, (\d+) faults of type/.exec(output) ?? []
    expect(Number(pictures)).toBeGreaterThan(80)
    expect({ faults: Number(faults), output }).toMatchObject({ faults: 0 })
  },
  words: endsWell('words', /"themesWith4FactsIn30s":\d/, '--small', '--json'),
  async templates() {
    const [design, out] = [join(folder, 'design.json'), join(folder, 'templates')]
    await writeFile(design, JSON.stringify({ transitions: [{ id: 'glitch' }], effects: [{ id: 'vignette' }] }))
    const { code, output } = await run('templates', { args: ['--design', design, '--category', 'tip', '--out', out, '--sheet', join(folder, 'loops.png')] })

    expect(output).toContain('1 templates')
    expect(code).toBe(0)
    expect((await stat(join(out, 'design/loop.mp4'))).size).toBeGreaterThan(1000)
  },
  async guides() {
    const out = join(folder, 'guides')
    const { code, output } = await run('guides', { args: ['--small', '--out', out] })

    expect(output).toContain('4 pictures of 1 guides')
    expect(code).toBe(0)
    expect((await stat(join(out, 'style-font.pt.webp'))).size).toBeGreaterThan(1000)
  },
  families: endsWell('families', /families compared/, '--check'),
  script: endsWell('script', /"spoken":true/, 'café especial', '--json'),
  async content() {
    const file = join(folder, 'abstracts.xml')
    await writeFile(file, '<feed><doc><title>Wikipédia: Xadrez</title><url>https://pt.wikipedia.org/wiki/Xadrez</url><abstract>Jogo.</abstract></doc></feed>')
    const { code, output } = await run('content', { args: ['import', file, '--json'], variables: platform('content', 0) })

    expect(output).toContain('"records":1,"stored":1')
    expect(code).toBe(0)
  },
  'content:check': endsWell('content:check', /\d+ themes, .* 0 problems/),
  format: endsWell('format', /correct format/, '--check', 'package.json'),
  lint: endsWell('lint', /0 errors/, 'tests/run-folder.ts'),
  unused: endsWell('unused', /^/),
}

/** What the launcher writes once the packages of a lockfile are there. */
async function stampOf(place: string): Promise<string> {
  const lockfile = await readFile(join(place, 'package-lock.json'))
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch} ${manifest.version}`).digest('hex')
}

/**
 * The files that a package is added to, with a package beside them; its tools are those of this
 * one.
 */
async function copyProject(): Promise<{ place: string; packed: string }> {
  const place = join(folder, 'copy')
  const files = ['package.json', 'package-lock.json', 'scripts', ...(await workspaceManifests())]
  for (const file of files) {
    await mkdir(dirname(join(place, file)), { recursive: true })
    await cp(join(root, file), join(place, file), { recursive: true })
  }
  const node = `node-${process.platform}-${process.arch}`
  await mkdir(join(place, 'node_modules'))
  await symlink(join(root, 'node_modules', node), join(place, 'node_modules', node))
  await writeFile(join(place, 'node_modules/.installed'), await stampOf(place))
  await mkdir(join(place, 'tiny'))
  await writeFile(join(place, 'tiny/package.json'), JSON.stringify({ name: 'tiny', version: '1.0.0' }))
  return { place, packed: './tiny' }
}

async function workspaceManifests(): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, unknown> }
  return Object.keys(packages)
    .filter((path) => /^(?:apps|packages)\/[^/]+$/.test(path))
    .map((path) => join(path, 'package.json'))
}

describe('the commands', () => {
  it('are all run here', () => {
    expect(Object.keys(commands).toSorted()).toEqual(Object.keys(manifest.scripts).toSorted())
  })

  it.each(Object.entries(commands))(
    'npm run %s works',
    async (_, work) => {
      await expect(work()).resolves.toBeUndefined()
    },
    commandMs,
  )
})
