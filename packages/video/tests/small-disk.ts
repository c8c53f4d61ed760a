import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a module of ours with `folder` as its first argument, where `folder` is a disk of so many
 * megabytes. Where this system forbids mounting, no file can grow beyond a tenth of that, which
 * breaks writes in their middle, too.
 */
export async function onSmallDisk(megabytes: number, folder: string, module: string, args: readonly string[]): Promise<{ stdout: string }> {
  await mkdir(folder, { recursive: true })
  const mounted = 'mount -t tmpfs -o size="$1"m tmpfs "$2" && shift 2 && exec "$@"'
  const limited = `trap '' XFSZ; ulimit -f "$(($1 * 200))"; shift 2; exec "$@"`
  const canMount = await run('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  const command = ['-c', canMount ? mounted : limited, 'sh', String(megabytes), folder, process.execPath, module, folder, ...args]
  return canMount ? run('unshare', ['-rm', 'sh', ...command]) : run('sh', command)
}
