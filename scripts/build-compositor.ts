// Compiles the compositor's kernels to WebAssembly. `--check` compiles to a temporary file and
// compares it with the committed one.
import './setup/help.mjs'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, tool } from './setup/run-tool.ts'

const source = join(root, 'packages/compositor/assembly/index.ts')
const committed = join(root, 'packages/compositor/build/compositor.wasm')
const committedHash = `${committed}.sha256`

// No allocator, no garbage collector, no imports: the module has the kernels and nothing else.
// Memory is counted in pages of 64 KiB: room for the static rows, growing up to 1 GiB.
const compilerOptions =
  '-O3 --converge --noAssert --runtime stub --use abort= --enable simd --enable bulk-memory --initialMemory 16 --maximumMemory 16384'.split(' ')

/** Compiles to `target` and gives the hash of the module as it is written in the committed file. */
function compile(target: string): string {
  const compiler = spawnSync(process.execPath, [tool('assemblyscript/bin/asc.js'), source, '-o', target, ...compilerOptions], { cwd: root, encoding: 'utf8' })
  if (compiler.status !== 0) throw new Error(`the kernels do not compile:\n${compiler.stdout}${compiler.stderr}`)
  return `${createHash('sha256').update(readFileSync(target)).digest('hex')}  compositor.wasm\n`
}

/** Whether the committed module and its hash are what the sources give. */
function matchesCommitted(compiled: string, hash: string): boolean {
  return readFileSync(compiled).equals(readFileSync(committed)) && readFileSync(committedHash, 'utf8') === hash
}

const folder = mkdtempSync(join(tmpdir(), 'relampago-compositor-'))
try {
  const compiled = join(folder, 'compositor.wasm')
  const hash = compile(compiled)
  if (!process.argv.includes('--check')) {
    copyFileSync(compiled, committed)
    writeFileSync(committedHash, hash)
  } else if (!matchesCommitted(compiled, hash)) {
    console.error('packages/compositor/build/compositor.wasm does not match its sources: run node scripts/build-compositor.ts and commit the result')
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
