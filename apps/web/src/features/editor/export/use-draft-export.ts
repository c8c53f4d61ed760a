import type { Bytes, Frames, Seconds } from '@relampago/domain/units'
import { useEffect, useRef, useState } from 'react'
import { logError } from '../../../log/log.ts'
import { onPersonLeft } from '../../../session/person.ts'
import { useSession } from '../../../session/session.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { previewOrder } from '../data/use-preview-player.ts'
import { useEditor } from '../editor.ts'
import { draftFileName } from './draft-file-name.ts'
import type { DraftFormat } from './draft-format.ts'
import { draftProblem, type DraftProblem } from './draft-problem.ts'
import type { makeDraft } from './make-draft.ts'

export type DraftExport =
  | { kind: 'asking' }
  /** `secondsLeft` is `null` until it can be told. */
  | { kind: 'working'; frames: Frames; bytes: Bytes; secondsLeft: Seconds | null }
  | { kind: 'saved'; name: string; bytes: Bytes }
  | { kind: 'failed'; problem: DraftProblem; wasHidden: boolean }

/** Earlier, the time that is left is a guess. */
const fewFrames: Frames = 15
const start: DraftExport = { kind: 'working', frames: 0, bytes: 0, secondsLeft: null }

/** Makes one draft at a time; it ends with the part of the page that shows it. */
export function useDraftExport(make: typeof makeDraft) {
  const [state, setState] = useState<DraftExport>({ kind: 'asking' })
  const running = useRef<AbortController | null>(null)
  const { project, view, photos, player } = useEditor()
  const { user } = useSession()
  const order = () => previewOrder(project, view, photos.pictures)
  const isSigned = user === null || user.plan === 'free'

  const stop = () => {
    running.current?.abort()
    setState({ kind: 'asking' })
  }
  useEffect(() => onPersonLeft(() => running.current?.abort()), [])
  useEffect(() => () => running.current?.abort(), [])

  async function run(format: DraftFormat): Promise<void> {
    const own = new AbortController()
    running.current = own
    const hidden = watchHidden()
    if (player?.status().state === 'playing') player.pause()
    setState(start)
    const drawn = order()
    const began = performance.now()
    const onProgress = ({ frames, bytes }: { frames: Frames; bytes: Bytes }) => {
      const perFrame = (performance.now() - began) / 1000 / frames
      const secondsLeft = frames < fewFrames ? null : perFrame * (drawn.timeline.frames - frames)
      if (!own.signal.aborted) setState({ kind: 'working', frames, bytes, secondsLeft })
    }
    try {
      const file = await make({ order: drawn, isSigned, format, signal: own.signal, onProgress })
      if (own.signal.aborted) return
      const name = draftFileName(project.name, format)
      saveFile(file, name)
      setState({ kind: 'saved', name, bytes: file.size })
    } catch (error) {
      if (own.signal.aborted) return
      logError('the draft was not exported', error)
      setState({ kind: 'failed', problem: draftProblem(error), wasHidden: hidden.wasHidden() })
    } finally {
      hidden.stop()
    }
  }

  return { state, order, isSigned, start: (format: DraftFormat) => void run(format), stop }
}

/** Browsers may stop the work of tabs that are hidden. */
function watchHidden() {
  let wasHidden = document.hidden
  const look = () => {
    wasHidden ||= document.hidden
  }
  document.addEventListener('visibilitychange', look)
  return { wasHidden: () => wasHidden, stop: () => document.removeEventListener('visibilitychange', look) }
}
