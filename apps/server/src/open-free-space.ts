import { basename } from 'node:path'
import type { Env } from './settings/env.ts'
import { bytesPerVideo } from './storage/disk-room.ts'
import { createFreeSpace, type FreeSpace } from './storage/free-space.ts'

const megabyte = 1_000_000

/**
 * The free space of the data folder and of an embedded database. Enough is what the videos that are
 * made side by side may write, and the reserve besides.
 */
export function openFreeSpace(env: Pick<Env, 'DATA_DIR' | 'DISK_RESERVE_MB' | 'WORKER_VIDEOS'>, databaseUrl: string): FreeSpace {
  return createFreeSpace({ folders: dataFolders(env, databaseUrl), reserveBytes: reserveBytes(env) + env.WORKER_VIDEOS * bytesPerVideo })
}

/** What no video may use. */
export function reserveBytes({ DISK_RESERVE_MB }: Pick<Env, 'DISK_RESERVE_MB'>): number {
  return DISK_RESERVE_MB * megabyte
}

/**
 * `DATA_DIR`, and the folder of an embedded database, which may be elsewhere. That one is reached
 * by a socket in its folder, or in a short one made for that.
 */
export function dataFolders({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, databaseUrl: string): string[] {
  const socketFolder = decodeURIComponent(URL.parse(databaseUrl)?.hostname ?? '')
  const isDatabase = socketFolder.startsWith('/') && !basename(socketFolder).startsWith('relampago-socket-')
  return isDatabase ? [DATA_DIR, socketFolder] : [DATA_DIR]
}
