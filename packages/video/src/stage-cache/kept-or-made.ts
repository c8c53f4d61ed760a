import type { StageCache } from './stage-cache.ts'

export type StageWork<Result> = {
  cache: StageCache
  key: string
  /** Folder of the result's files. */
  folder: string
  make: () => Promise<Result>
  /** Names of the files that belong to the result. */
  filesOf: (result: Result) => readonly string[]
  /** Whether it shall be kept; one that is less than was asked for shall be tried again. */
  isWhole?: (result: Result) => boolean
}

/** The result that the cache has, or the one made now, which is kept. */
export async function keptOrMade<Result>({ cache, key, folder, make, filesOf, isWhole = () => true }: StageWork<Result>): Promise<Result> {
  const kept = await cache.take<Result>(key, folder)
  if (kept !== null) return kept
  const made = await make()
  if (isWhole(made)) await cache.keep(key, made, filesOf(made), folder)
  return made
}
