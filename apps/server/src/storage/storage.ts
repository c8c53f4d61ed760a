import type { Readable } from 'node:stream'

/** Bytes of a file: `start` is the first, `end` the last, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Where finished files are stored. Keys look like paths (`videos/<id>/1.mp4`) and never hold user
 * input.
 */
export type Storage = {
  /** Moves a finished file from the local disk into the storage, atomically. */
  put: (key: string, file: string) => Promise<void>
  /** Size in bytes, or `null` when there is no such file. */
  head: (key: string) => Promise<{ bytes: number } | null>
  /** `null` when there is no such file. */
  getStream: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Removes everything whose key begins with `folder/`. A missing folder is not an error. */
  deleteFolder: (folder: string) => Promise<void>
}
