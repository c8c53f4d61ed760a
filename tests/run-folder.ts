import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The process in a folder's name is the one that removes it. */
const prefix = 'relampago-run-'

/**
 * Runs once before all tests: everything temporary is in one folder, which is removed at the end.
 * So a test process that is killed leaves nothing, and a whole run that is killed leaves nothing
 * for longer than until the next one.
 */
export default async function openRunFolder(): Promise<() => Promise<void>> {
  const outside = tmpdir()
  await removeOrphans(outside)
  const folder = await mkdtemp(join(outside, `${prefix}${process.pid}-`))
  process.env['TMPDIR'] = folder
  return async () => {
    process.env['TMPDIR'] = outside
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
}

async function removeOrphans(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (pid > 0 && !isRunning(pid)) await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20 })
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
