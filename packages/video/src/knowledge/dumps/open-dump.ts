import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { DumpError } from './dump-records.ts'

export type OpenDump = {
  /** UTF-8 text, decompressed, in pieces of any length. */
  text: AsyncIterable<string>
  /** Bytes of the file that were read so far; for progress. */
  bytesRead: () => number
}

/** First bytes of compressed files. */
const signatures = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd], bzip2: [0x42, 0x5a, 0x68] } as const

/**
 * Opens a dump, compressed by gzip, zstd or bzip2 (by the program of that name), or plain. Reading
 * throws `DumpError` when the file is damaged.
 */
export async function openDump(file: string, signal: AbortSignal): Promise<OpenDump> {
  const packed = createReadStream(file, { highWaterMark: 1 << 20, signal })
  const compression = await compressionOf(file)
  const unpacked = compression === 'bzip2' ? throughBzip2(packed, signal) : through(packed, compression)
  return { text: readText(unpacked, file), bytesRead: () => packed.bytesRead }
}

async function compressionOf(file: string): Promise<keyof typeof signatures | 'none'> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const found = Object.entries(signatures).find(([, bytes]) => bytes.every((byte, at) => buffer[at] === byte))
    return (found?.[0] ?? 'none') as keyof typeof signatures | 'none'
  } finally {
    await handle.close()
  }
}

function through(packed: Readable, compression: 'gzip' | 'zstd' | 'none'): Readable {
  if (compression === 'none') return packed
  const unpack: Transform = compression === 'gzip' ? createGunzip() : createZstdDecompress()
  const unpacked = new PassThrough({ highWaterMark: 1 << 20 })
  // The error of any part reaches the reader of the last one.
  pipeline(packed, unpack, unpacked).catch(() => undefined)
  return unpacked
}

/** Node has no bzip2 of its own. */
function throughBzip2(packed: Readable, signal: AbortSignal): Readable {
  const bzip2 = spawn('bzip2', ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'], signal })
  const unpacked = new PassThrough({ highWaterMark: 1 << 20 })
  const missing = once(bzip2, 'error').then(() => {
    throw new DumpError('The program bzip2 is missing: install it, or decompress the file first')
  })
  const ended = once(bzip2, 'close').then(([code]) => {
    if (code !== 0) throw new Error('bzip2 could not read the file')
  })
  const work = Promise.all([pipeline(packed, bzip2.stdin), pipeline(bzip2.stdout, unpacked, { end: false }), ended])
  Promise.race([work, missing]).then(
    () => unpacked.end(),
    (error: Error) => unpacked.destroy(error),
  )
  return unpacked
}

async function* readText(unpacked: Readable, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  try {
    for await (const chunk of unpacked) yield decoder.decode(chunk as Buffer, { stream: true })
  } catch (error) {
    if (error instanceof DumpError || (error as Error).name === 'AbortError') throw error
    throw new DumpError(`${file} cannot be read to its end: ${(error as Error).message}`)
  }
}

/** Lines without their ends, the last one also when no end follows it. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
