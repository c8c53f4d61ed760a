import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { PictureSubject } from '../../content/kinds/kinds.ts'

type Words = { pt: string[]; en: string[] }

/**
 * Where drawings come from: whom a picture's credits name, and whether they have colours of their
 * own or take those of the look.
 */
export const iconSets = {
  'fluent-emoji': { author: 'Microsoft Fluent Emoji', license: 'MIT', ink: 'own' },
  'circle-flags': { author: 'HatScripts circle-flags', license: 'MIT', ink: 'own' },
  phosphor: { author: 'Phosphor Icons', license: 'MIT', ink: 'look' },
  healthicons: { author: 'Health Icons, Resolve to Save Lives', license: 'MIT', ink: 'look' },
} as const

/** One picture of the pack, with what people say when it is the right one. */
export type PackedIcon = {
  id: string
  set: keyof typeof iconSets
  /** What to search for in a photo library, in English. */
  query: string
  /** Subjects it can stand for, the main one first; may be empty. */
  pools: PictureSubject[]
  /** Chosen by hand. Parts of a phrase are joined by hyphens. */
  words: Words
  /** Its title in credits. */
  label: { pt: string; en: string }
  /**
   * What belongs between `<svg viewBox="0 0 32 32">` and its end. Unpacked when it is asked for.
   */
  readonly body: string
}

type PackTable = { groupSize: number; groupBytes: number[]; icons: Omit<PackedIcon, 'body'>[] }

const assets = new URL('../../../../../assets/icons/', import.meta.url)

let read: ReadonlyMap<string, PackedIcon> | undefined

/** The whole pack by id, read at the first call (about 40 ms) and kept. */
export function iconPack(): ReadonlyMap<string, PackedIcon> {
  read ??= readPack()
  return read
}

/** Every id that a script may name as its picture. */
export function iconIds(): string[] {
  return [...iconPack().keys()]
}

function readPack(): ReadonlyMap<string, PackedIcon> {
  const { icons, ...table } = unpacked(readFileSync(new URL('pack.json.br', assets))) as PackTable
  const bodyAt = drawingReader(table)
  return new Map(
    icons.map((icon, at) => [
      icon.id,
      {
        ...icon,
        get body() {
          return bodyAt(at)
        },
      },
    ]),
  )
}

/** Unpacks drawings by groups (about 3 ms each): a video needs forty drawings of all. */
function drawingReader({ groupSize, groupBytes }: Omit<PackTable, 'icons'>): (at: number) => string {
  const file = readFileSync(new URL('drawings.bin', assets))
  const groups = new Map<number, string[]>()
  return (at) => {
    const index = Math.floor(at / groupSize)
    const from = groupBytes.slice(0, index).reduce((sum, bytes) => sum + bytes, 0)
    const group = groups.get(index) ?? (unpacked(file.subarray(from, from + (groupBytes[index] ?? 0))) as string[])
    groups.set(index, group)
    return group[at % groupSize] ?? ''
  }
}

function unpacked(bytes: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(bytes).toString())
}
