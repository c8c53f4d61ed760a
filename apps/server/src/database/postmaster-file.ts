import { lstat, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'

// PostgreSQL notes in `postmaster.pid` which process runs on a folder, and once more beside its
// socket. It refuses to start while any process has that id. After a power cut a note may be
// damaged, or the id another program's.

const fileName = 'postmaster.pid'
const socketNote = '.s.PGSQL.5432.lock'

export type Postmaster = { pid: number; socketFolder: string }

/**
 * What PostgreSQL noted about itself at its last start; `null` without a socket folder. The process
 * may be gone, and its id may be another process now: only an answer shows that it runs.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  // Lines: process id, data folder, start time, port, socket folder, listen address.
  const [pid = '', , , , socketFolder = ''] = (await readNote(join(cluster, fileName))).split('\n')
  return socketFolder === '' ? null : { pid: Number(pid), socketFolder }
}

/**
 * Removes notes that keep PostgreSQL from starting although no server runs on the folder: those
 * that name no process, or a process that does something else. PostgreSQL itself deals with a
 * process that has ended, and still refuses when its shared memory is in use.
 */
export async function removeStaleNotes(cluster: string, socketFolder: string): Promise<void> {
  for (const file of [join(cluster, fileName), join(socketFolder, socketNote)]) {
    // A minus sign marks a server that was run for one user.
    const pid = Math.abs(Number.parseInt(await readNote(file), 10) || 0)
    const isStale = pid === 0 || ((await isProcess(pid)) && !(await worksIn(pid, cluster)))
    if (isStale) await rm(file, { force: true })
  }
}

function readNote(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '')
}

/** False for all on a system without /proc, where the note is left alone. */
async function isProcess(pid: number): Promise<boolean> {
  return (await lstat(`/proc/${pid}`).catch(() => null)) !== null
}

/** A running server has its folder as the current one; one that has ended has none. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return folder === (await realpath(cluster))
}
