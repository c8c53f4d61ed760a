import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/**
 * Part of every key of its stage. Raise a number when the code of that stage gives another result
 * for the same input; older entries are then never read again and are swept in time.
 */
const stageVersions = {
  subject: 2,
  script: 1,
  narration: 3,
  /** Drawing of one picture; what it shows is in its plan, which is input. */
  picture: 2,
  /** A photo that a library gave for a scene. */
  photo: 1,
  /** Cut out of a film. */
  clip: 1,
  /** Pictures that show what a template does; those of a script share an entry. */
  sample: 1,
  music: 1,
  soundtrack: 3,
  /** Captions, camera, layers and transitions are input; how they are drawn and encoded is not. */
  segment: 2,
} as const
export type CachedStage = keyof typeof stageVersions

/**
 * Name of an entry: the same for equal inputs, whatever the order of their fields. `input` is plain
 * data; what JSON leaves out is left out.
 */
export function stageKey(stage: CachedStage, input: unknown): string {
  return `${stage}-${sha256(JSON.stringify([stageVersions[stage], sorted(input)])).slice(0, 40)}`
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

const bytesAtOnce = 1 << 20

/** SHA-256 of a file's bytes. Throws when it cannot be read. */
export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  // One buffer for all of it: raw pictures are large, and buffers of a stream would all have to be
  // collected.
  const buffer = new Uint8Array(bytesAtOnce)
  const handle = await open(file)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, bytesAtOnce)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await handle.close()
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  )
}
