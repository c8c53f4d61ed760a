import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './env.ts'

/** The user that the embedded database runs as when root starts the platform. */
export const databaseUser = 65_534
const root = 0

/**
 * Makes the data folder, and closes it and what is directly in it to other users. Throws
 * `StartError` with what to do when it cannot be used, or belongs to another user, who could read
 * and replace everything in it.
 */
export async function prepareDataFolder(folder: string, uid = process.getuid?.()): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (uid !== undefined) {
      const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
      for (const path of paths) await closeToOthers(path, { folder, uid })
    }
    await rm(await mkdtemp(join(folder, '.writable-')), { recursive: true })
  } catch (error) {
    throw explained(error, folder)
  }
}

/** The sentence for an error of the file system at `path`; other errors stay as they are. */
export function explained(error: unknown, path: string): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason === undefined ? error : new StartError(`${path} cannot be used: ${reason}.`, { cause: error })
}

const changeIt = 'or set DATA_DIR to another folder'
const reasons: Record<string, string> = {
  EACCES: `this user may not write there; give it the rights, ${changeIt}`,
  EPERM: `this user may not write there; give it the rights, ${changeIt}`,
  EROFS: `its disk is read-only; mount it for writing, ${changeIt}`,
  ENOSPC: `its disk is full; make room, ${changeIt}`,
  EDQUOT: `the disk quota of this user is used up; make room, ${changeIt}`,
  ENOTDIR: `a part of the path is a file; move that away, ${changeIt}`,
  EEXIST: `it is a file; move that away, ${changeIt}`,
  ENOENT: 'it cannot be made there; set DATA_DIR to another folder',
}

async function closeToOthers(path: string, { folder, uid }: { folder: string; uid: number }): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    // Another process that starts at the same moment has removed it, or a link leads nowhere.
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found === null) return
  if (!mayOwn(found.uid, path === folder, uid)) throw ofAnother(path, found.uid, { folder, uid })
  if (found.uid !== uid) return
  // The database of root passes the data folder as the group of its user.
  const passage = uid === root && path === folder && found.gid === databaseUser ? 0o010 : 0
  const wanted = (found.isDirectory() ? 0o700 : 0o600) | (found.mode & passage)
  if ((found.mode & 0o777) !== wanted) await chmod(path, wanted)
}

/** Root may own the folder itself, as that of a mounted disk; its database runs as another user. */
function mayOwn(owner: number, isFolder: boolean, uid: number): boolean {
  return owner === uid || (uid === root && owner === databaseUser) || (isFolder && owner === root)
}

function ofAnother(path: string, owner: number, { folder, uid }: { folder: string; uid: number }): StartError {
  return new StartError(
    `${path} belongs to user ${owner}, and this is user ${uid}: start Relâmpago as user ${owner}, or give the folder to this one with: sudo chown -R ${uid} ${folder}`,
  )
}
