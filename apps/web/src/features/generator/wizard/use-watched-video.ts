import type { Wizard, WizardForm } from '@relampago/domain/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PendingTask } from '../../../session/pending-task.ts'

/** The parameter of the address that names a finished video. */
const parameter = 'video'
const path = '/generator'

type WatchedVideo = {
  /** The video to show: that of the address, else the one that was ordered here. */
  task: PendingTask | null
  /** The choices of the video of the address, if it was made on this page; else `null`. */
  choices: Wizard | null
  /** The address names the video. */
  isWatched: boolean
  /** To the wizard, on the same entry of the history. */
  leave: () => void
  /** To the wizard, on an entry of its own: the back button leads to the video again. */
  leaveBehind: (wizard: Wizard, then: () => void) => void
}

/** Shows a finished video by its address, beside the one that this browser has ordered. */
export function useWatchedVideo(ordered: PendingTask | null): WatchedVideo {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const watched = parameters.get(parameter)
  const [openedAt] = useState(() => Date.now())
  const [made, setMade] = useState<ReadonlyMap<string, Wizard>>(new Map())
  /** What happens once the entry of the history has the address of its video. */
  const next = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (watched === null || next.current === null) return
    next.current()
    next.current = null
    void navigate(path)
  }, [watched, navigate])
  const task = useMemo(
    () => (watched === null || ordered?.taskId === watched ? ordered : { taskId: watched, input: '', kind: 'theme' as const, startedAt: openedAt }),
    [watched, ordered, openedAt],
  )
  return {
    task,
    choices: watched === null ? null : (made.get(watched) ?? null),
    isWatched: watched !== null,
    leave: () => void navigate(path, { replace: true }),
    leaveBehind(wizard, then) {
      if (task === null) return
      if (watched !== null) {
        then()
        return void navigate(path)
      }
      setMade(new Map([...made, [task.taskId, wizard]]))
      next.current = then
      void navigate(`${path}?${parameter}=${encodeURIComponent(task.taskId)}`, { replace: true })
    },
  }
}

/** The choices of the video that is shown: of the address, or of the order in this wizard. */
export function choicesOf({ task, choices, isWatched }: WatchedVideo, ordered: PendingTask | null, wizard: Wizard): WizardForm | null {
  if (choices !== null) return choices.form
  return isWatched && task?.taskId !== ordered?.taskId ? null : wizard.form
}
