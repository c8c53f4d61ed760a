import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { PictureSubject } from '../../content/kinds/kinds.ts'

type Words = { pt: string[]; en: string[] }

/** One picture of the pack, with what people say when it is the right one. */
export type PackedIcon = {
  id: string
  /** What to search for in a photo library, in English. */
  query: string
  /** Subjects it can stand for, the main one first; may be empty. */
  pools: PictureSubject[]
  /** Chosen by hand; trusted most. Parts of a phrase are joined by hyphens. */
  words: Words
  /** Name of the emoji, from the public keyword collection. */
  label: { pt: string; en: string }
  tags: Words
  /** What belongs between `<svg viewBox="0 0 32 32">` and its end. */
  body: string
}

const packFile = new URL('../../../../../assets/icons/pack.json.br', import.meta.url)

let read: ReadonlyMap<string, PackedIcon> | undefined

/** The whole pack by id, read at the first call (about 60 ms) and kept. */
export function iconPack(): ReadonlyMap<string, PackedIcon> {
  read ??= new Map((JSON.parse(brotliDecompressSync(readFileSync(packFile)).toString()) as { icons: PackedIcon[] }).icons.map((icon) => [icon.id, icon]))
  return read
}

/** Every id that a script may name as its picture. */
export function iconIds(): string[] {
  return [...iconPack().keys()]
}
