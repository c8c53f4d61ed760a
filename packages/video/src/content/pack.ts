import { readFileSync } from 'node:fs'

/**
 * The whole content in one file: a line of JSON that says where each section is, then the sections,
 * each JSON of its own. One file can be replaced at once, and a reader parses only what it needs.
 */
export type PackHeader = {
  /** Of the files that it was made of, by name, size and time: see `fingerprintOf`. */
  fingerprint: string
  /** Of the same files by what is in them. */
  hash: string
  /** First byte after the header, and number of bytes. */
  sections: Record<string, readonly [start: number, length: number]>
}
export type Pack = { header: PackHeader; body: Buffer }

export function packBytes(made: Pick<PackHeader, 'fingerprint' | 'hash'>, sections: ReadonlyMap<string, string>): Buffer {
  const places: PackHeader['sections'] = {}
  const bodies: Buffer[] = []
  let start = 0
  for (const [name, json] of sections) {
    const body = Buffer.from(json)
    places[name] = [start, body.length]
    bodies.push(body)
    start += body.length
  }
  return packOf({ ...made, sections: places }, Buffer.concat(bodies))
}

export function packOf(header: PackHeader, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
}

/** The pack in a file, or `null` when there is none. */
export function readPack(file: string): Pack | null {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    return { header: JSON.parse(bytes.toString('utf8', 0, end)) as PackHeader, body: bytes.subarray(end + 1) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** What a section holds, or `null` when the pack has no such section. */
export function sectionOf(pack: Pack, name: string): unknown {
  const place = pack.header.sections[name]
  return place === undefined ? null : (JSON.parse(pack.body.toString('utf8', place[0], place[0] + place[1])) as unknown)
}
