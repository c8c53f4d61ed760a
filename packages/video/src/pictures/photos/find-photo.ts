import type { Milliseconds } from '@relampago/domain/units'
import { decodePhoto, photoMaxSide, type DecodedPhoto } from '../../product/photo-file.ts'
import { guardedFetch } from '../../safety/guarded-fetch.ts'
import { inspectPhoto, isClear, type PhotoLook } from '../inspection/inspect-photo.ts'
import type { PhotoCandidate, PhotoLibrary, PhotoQuery } from './photo-library.ts'
import { scoreCandidate } from './score-candidate.ts'
import { openShownBefore, type ShownBefore } from './shown-before.ts'

export type FoundPhoto = { candidate: PhotoCandidate; photo: DecodedPhoto; look: PhotoLook }

export type PhotoSearch = {
  libraries: readonly PhotoLibrary[]
  allowPrivate: boolean
  /** For the log: which library failed, and why. */
  onNote: (note: string) => void
  /** For one photo, all libraries together. */
  withinMs?: Milliseconds
  /** Shared with what else finds pictures for the video. */
  shown?: ShownBefore
}

/** For one scene; then the next source has its turn. */
export const sceneLimit: Milliseconds = 6000
const fetchLimit: Milliseconds = 4000
const mostBytes = 12_000_000
/** Downloads for one scene; what was found first is mostly good. */
const mostTries = 3

/**
 * Finds photos for the scenes of one video: libraries in their order, the best description first.
 * None is given twice, nor one that looks like another. `null` when nothing fits in time: a scene
 * can always be drawn. Rejects only with the signal's reason.
 */
export function openPhotoSearch({
  libraries,
  allowPrivate,
  onNote,
  withinMs = sceneLimit,
  shown = openShownBefore(),
}: PhotoSearch): (query: PhotoQuery, signal: AbortSignal) => Promise<FoundPhoto | null> {
  const resting = new Set<PhotoLibrary>()

  async function askFor(library: PhotoLibrary, query: PhotoQuery, signal: AbortSignal): Promise<PhotoCandidate[]> {
    try {
      const found = await library.find(query, signal)
      const scored = found.flatMap((candidate, place) => {
        const score = scoreCandidate(candidate, query, place)
        return score === null ? [] : [{ candidate, score }]
      })
      return scored.toSorted((one, other) => other.score - one.score).map(({ candidate }) => candidate)
    } catch (error) {
      if (!signal.aborted && !resting.has(library)) {
        // What failed for one scene is not asked for the others.
        resting.add(library)
        onNote(`photos of ${library.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      return []
    }
  }

  async function load(candidate: PhotoCandidate, signal: AbortSignal): Promise<FoundPhoto | null> {
    if (typeof candidate.file === 'string' && !shown.claim(candidate.file)) return null
    try {
      const bytes = typeof candidate.file === 'string' ? await download(candidate.file, signal) : candidate.file
      const photo = await decodePhoto(bytes, { maxSide: photoMaxSide })
      if (photo === null) return null
      const look = await inspectPhoto(photo.jpeg)
      return isClear(look) && shown.admit(photo) ? { candidate, photo, look } : null
    } catch {
      // Whatever is wrong with it, there are others.
      return null
    }
  }

  async function download(address: string, signal: AbortSignal): Promise<Uint8Array> {
    const { bytes } = await guardedFetch(address, { signal, maxBytes: mostBytes, timeoutMs: fetchLimit, allowPrivate, accept: ['image/'] })
    return bytes
  }

  return async (query, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    for (const library of libraries) {
      if (resting.has(library) || limited.aborted) continue
      for (const candidate of (await askFor(library, query, limited)).slice(0, mostTries)) {
        const found = limited.aborted ? null : await load(candidate, limited)
        if (found !== null) return found
      }
    }
    signal.throwIfAborted()
    return null
  }
}
