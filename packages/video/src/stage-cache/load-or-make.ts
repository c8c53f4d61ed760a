import type { StageCache } from './stage-cache.ts'

export type StageWork<Result> = {
  cache: StageCache
  key: string
  /** Where the files of the result are or are brought. */
  folder: string
  make: () => Promise<Result>
  /** Names of the files that belong to the result. */
  filesOf: (result: Result) => readonly string[]
  /** Whether it is stored; less than was asked for is not, so that a retry makes it again. */
  isWhole?: (result: Result) => boolean
}

/** The stored result, or the one made now, which is stored. */
export async function loadOrMake<Result>({ cache, key, folder, make, filesOf, isWhole = () => true }: StageWork<Result>): Promise<Result> {
  const kept = await cache.take<Result>(key, folder)
  if (kept !== null) return kept
  const made = await make()
  if (isWhole(made)) await cache.keep(key, made, filesOf(made), folder)
  return made
}
