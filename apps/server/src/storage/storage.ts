import type { Readable } from 'node:stream'

/** Bytes of a file: `start` is the first, `end` the last, both included. */
export type ByteRange = { start: number; end: number }

/** Where finished files are kept. Keys look like paths (`videos/<id>/1.mp4`) and are made by us, never by people. */
export type Storage = {
  /** Takes over a finished file from the local disk; it is gone from there afterwards. The key shows the whole file or nothing. */
  put: (key: string, file: string) => Promise<void>
  /** Size in bytes, or `null` when there is no such file. */
  head: (key: string) => Promise<{ bytes: number } | null>
  getStream: (key: string, range?: ByteRange) => Promise<Readable>
  /** Removes everything whose key begins with `folder/`. Removing what is not there is no error. */
  deleteFolder: (folder: string) => Promise<void>
}
