import { rm, writeFile } from 'node:fs/promises'
import type { Milliseconds, Seconds } from '@relampago/domain/units'
import { decodePhoto } from '../../product/photo-file.ts'
import { guardedFetch } from '../../safety/guarded-fetch.ts'
import { isVideoFile } from '../clips/is-video-file.ts'
import type { ClipTools } from '../clips/run-guarded.ts'
import { surveyVideo, type SurveyedVideo } from '../clips/survey-video.ts'
import { inspectPhoto, isClear } from '../inspection/inspect-photo.ts'
import { sceneLimit } from './find-photo.ts'
import type { ClipCandidate, PhotoLibrary, PhotoQuery } from './photo-library.ts'
import { mostClipBytes, scoreClip, type ScoredClip } from './score-clip.ts'
import type { ShownBefore } from './shown-before.ts'

/** A clip of a library, fetched and looked at; the file is its finder's to remove. */
export type FoundClip = { candidate: ClipCandidate; video: SurveyedVideo }

export type WantedFilm = {
  query: PhotoQuery
  /** At least so long. */
  seconds: Seconds
  /** Where the file goes. */
  file: string
}

export type ClipSearch = {
  libraries: readonly PhotoLibrary[]
  allowPrivate: boolean
  /** For the log: which library failed, and why. */
  onNote: (note: string) => void
  shown: ShownBefore
  programs: Pick<ClipTools, 'ffmpegPath' | 'ffprobePath'>
  /** For one clip until it is fetched, all libraries together. */
  withinMs?: Milliseconds
}

const fetchLimit: Milliseconds = 4000
/** Files for one scene. */
const mostTries = 2
/** What files of clips are sent as. */
const clipTypes = ['video/', 'application/octet-stream', 'binary/octet-stream'] as const

type Chosen = { candidate: ClipCandidate } & ScoredClip

/**
 * Finds clips for scenes of one video, in the order of the libraries, the best description first.
 * None is given twice, nor one that looks like another picture. `null` when nothing that can be
 * used is fetched in time. Rejects only with the signal's reason.
 */
export function openClipSearch(search: ClipSearch): (wanted: WantedFilm, signal: AbortSignal) => Promise<FoundClip | null> {
  const { libraries, onNote, shown, withinMs = sceneLimit } = search
  const resting = new Set<PhotoLibrary>()

  async function askFor(library: PhotoLibrary, { query, seconds }: WantedFilm, signal: AbortSignal): Promise<Chosen[]> {
    try {
      const found = (await library.findClips?.(query, signal)) ?? []
      const scored = found.flatMap((candidate, place) => {
        const scoring = scoreClip(candidate, query, seconds, place)
        return scoring === null ? [] : [{ candidate, ...scoring }]
      })
      return scored.toSorted((one, other) => other.score - one.score)
    } catch (error) {
      if (!signal.aborted && !resting.has(library)) {
        // What failed for one scene is not asked for the others.
        resting.add(library)
        onNote(`clips of ${library.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      return []
    }
  }

  return async (wanted, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(withinMs)])
    let tries = 0
    for (const library of libraries) {
      if (resting.has(library) || limited.aborted) continue
      for (const { candidate, file } of await askFor(library, wanted, limited)) {
        if (limited.aborted || tries === mostTries) break
        if (!shown.claim(file.address)) continue
        tries += 1
        const video = (await download(file.address, wanted.file, search, limited)) ? await admit(wanted.file, search, signal) : null
        if (video !== null) return { candidate, video }
      }
    }
    signal.throwIfAborted()
    return null
  }
}

/** Whether there is a film in the file now. */
async function download(address: string, file: string, { allowPrivate }: ClipSearch, signal: AbortSignal): Promise<boolean> {
  try {
    const { bytes } = await guardedFetch(address, { signal, maxBytes: mostClipBytes, timeoutMs: fetchLimit, allowPrivate, accept: clipTypes })
    await writeFile(file, bytes)
    if (await isVideoFile(file)) return true
  } catch {
    // Whatever is wrong with it, there are others.
  }
  await rm(file, { force: true })
  return false
}

/** The film, if it can be decoded, is clear and looks like nothing that was shown. */
async function admit(file: string, { programs, shown }: ClipSearch, signal: AbortSignal): Promise<SurveyedVideo | null> {
  const video = await surveyVideo(file, { ...programs, signal })
  if (!('fault' in video) && isClear(await inspectPhoto(video.sample))) {
    const sample = await decodePhoto(video.sample)
    if (sample !== null && shown.admit(sample)) return video
  }
  await rm(file, { force: true })
  return null
}
