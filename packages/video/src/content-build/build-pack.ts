import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { packBytes, packOf, readPack } from '../content/pack.ts'
import { contentPlaces, fingerprintOf, sourceFiles, type ContentPlaces } from '../content/sources.ts'
import { compileContent } from './compile-content.ts'
import { byPlace, type Problem } from './source/problems.ts'
import { readContent } from './source/read-content.ts'

/**
 * Makes the pack of the content unless the one that is there was made of the same. Gives what is
 * wrong with the form of the content; then nothing is written. Several processes may do it at once:
 * each writes a file of its own and puts it in place whole.
 */
export function buildPack(places: ContentPlaces = contentPlaces): Problem[] {
  // Taken first: what changes during the build makes the next start build again.
  const fingerprint = fingerprintOf(places)
  const hash = hashOf(places)
  const kept = readPack(places.pack)
  if (kept?.header.hash === hash) {
    if (kept.header.fingerprint !== fingerprint) refresh(places.pack, packOf({ ...kept.header, fingerprint }, kept.body))
    return []
  }
  const { content, problems } = readContent(places.content)
  if (content === null) return problems.toSorted(byPlace)
  replaceFile(places.pack, packBytes({ fingerprint, hash }, compileContent(content)))
  return []
}

function hashOf(places: ContentPlaces): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(places)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * Notes that the same content has other times now, as after a checkout. Where nothing can be
 * written, each start finds it out again.
 */
function refresh(file: string, bytes: Buffer): void {
  try {
    replaceFile(file, bytes)
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function replaceFile(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, bytes)
    renameSync(own, file)
  } finally {
    rmSync(own, { force: true })
  }
}
