import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** A file of `assets/maps`, as `scripts/build-maps.ts` wrote it. */
export function readPacked(name: 'places' | 'shapes' | 'flags'): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(new URL(`../../../../../assets/maps/${name}.json.br`, import.meta.url))).toString())
}
