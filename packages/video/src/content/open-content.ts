import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readPack, type Pack } from './pack.ts'
import { contentPlaces, fingerprintOf, type ContentPlaces } from './sources.ts'

const builder = fileURLToPath(new URL('../content-build/build-pack-child.ts', import.meta.url))

/**
 * The pack of the content as it is now. A missing or stale one is made first, in a process of its
 * own: the parsers that this needs are large, and only one start in a thousand does. Throws with
 * what is wrong in the content when it cannot be made.
 */
export function openContent(places: ContentPlaces = contentPlaces): Pack {
  const kept = readPack(places.pack)
  if (kept?.header.fingerprint === fingerprintOf(places)) return kept
  const { status, stderr, error } = spawnSync(process.execPath, [builder, JSON.stringify(places)], { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`The content cannot be read. ${stderr ?? ''}`, { cause: error })
  const built = readPack(places.pack)
  if (built === null) throw new Error(`The content was built, but ${places.pack} is missing`)
  return built
}
