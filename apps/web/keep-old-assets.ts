import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EpochMs } from '@relampago/domain/units'

/** Pages that were open when another build took the place of theirs ask for its files this long. */
const keptForMs = 24 * 60 * 60 * 1000
/** When each kept file was replaced; begins with a dot, so it is not served. */
const noteFile = '.old-assets.json'

/**
 * Copies files of earlier builds from `dist` into the `assets/` of the build in `next`. Their names
 * hold a hash, so nothing is overwritten.
 */
export function keepOldAssets(dist: string, next: string, now: EpochMs): void {
  if (!existsSync(join(dist, 'assets'))) return
  const note = join(dist, noteFile)
  const replacedAt = (existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : {}) as Record<string, EpochMs>
  const fresh = new Set(readdirSync(join(next, 'assets')))
  const kept = readdirSync(join(dist, 'assets'))
    .filter((name) => !fresh.has(name))
    .map((name) => [name, replacedAt[name] ?? now] as const)
    .filter(([, since]) => now - since < keptForMs)
  for (const [name] of kept) cpSync(join(dist, 'assets', name), join(next, 'assets', name))
  writeFileSync(join(next, noteFile), JSON.stringify(Object.fromEntries(kept)))
}
