import { join } from 'node:path'
import type { Seconds } from '@relampago/domain/units'
import { noCache, type StageCache } from '../../stage-cache/stage-cache.ts'
import { sha256OfFile, stageKey } from '../../stage-cache/stage-key.ts'
import { frame } from '../drawing/canvas.ts'
import type { PhotoPlan } from '../scene-plan/scene-plan.ts'
import { clipForm, prepareClip, type PreparedClip } from './prepare-clip.ts'
import type { ClipTools } from './run-guarded.ts'
import type { SurveyedVideo } from './survey-video.ts'

export type ClipCutting = {
  programs: Pick<ClipTools, 'ffmpegPath' | 'ffprobePath'>
  folder: string
  cache: StageCache
  onNote: (note: string) => void
}

export type WantedClip = {
  video: SurveyedVideo
  /** As in `ClipCut`. */
  after: Seconds
  seconds: Seconds
  name: string
  /** Address for credits and notes. */
  url: string
}

/**
 * Cuts clips for scenes, one at a time: each takes two threads. `null`, with a note, when a film
 * turns out not to be usable. Rejects with the signal's reason.
 */
export function openClipCutter({ programs, folder, cache, onNote }: ClipCutting): (wanted: WantedClip, signal: AbortSignal) => Promise<PhotoPlan | null> {
  const sums = new Map<string, Promise<string>>()
  let turn: Promise<unknown> = Promise.resolve()

  function sumOf(file: string): Promise<string> {
    const sum = sums.get(file) ?? sha256OfFile(file)
    sums.set(file, sum)
    return sum
  }

  async function cut({ video, after, seconds, name }: WantedClip, signal: AbortSignal): Promise<PreparedClip> {
    signal.throwIfAborted()
    const form = clipForm(video)
    const key = cache === noCache ? '' : stageKey('clip', { name, form, after, seconds, film: await sumOf(video.file) })
    const kept = await cache.take<PreparedClip>(key, folder)
    if (kept !== null) return kept
    const made = await prepareClip({ video, form, after, seconds, name, folder, tools: { ...programs, signal } })
    await cache.keep(key, made, [made.clip.file, made.still], folder)
    return made
  }

  return async (wanted, signal) => {
    const cutting = turn.then(() => cut(wanted, signal))
    turn = cutting.catch(() => undefined)
    try {
      const { clip, still, form } = await cutting
      return { file: join(folder, still), url: wanted.url, ...frame, border: null, isCutOut: false, clip: { moving: clip, form } }
    } catch (error) {
      signal.throwIfAborted()
      onNote(`${wanted.url}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
}
