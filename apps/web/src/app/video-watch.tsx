import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../api/call.ts'
import { ApiError } from '../api/api-error.ts'
import { useTexts } from '../language/language.ts'
import { readPendingTask } from '../session/pending-task.ts'
import { useSession } from '../session/session.ts'
import { showToast } from '../ui/toasts.ts'
import { videoWatchTexts } from './video-watch.texts.ts'

const askEveryMs = 4000
/** Addresses of the tasks that were announced while this page is open. */
const announced = new Set<string>()

/** Shows a message when a video is ready whose user has left the generator. Renders nothing. */
export function VideoWatch() {
  const { pathname } = useLocation()
  const { state } = useSession()
  const texts = useTexts(videoWatchTexts)
  useEffect(() => {
    if (pathname === '/generator' || state !== 'signedIn') return undefined
    const stop = new AbortController()
    const ask = async () => {
      const task = readPendingTask()
      if (task === null || announced.has(task.taskId)) return
      try {
        const { status } = await call('videoProgress', { params: { taskId: task.taskId }, signal: stop.signal, on401: 'throw' })
        if (status === 'queued' || status === 'running') return
        announced.add(task.taskId)
        if (status === 'done') showToast({ kind: 'good', title: texts.readyTitle, text: texts.readyText, action: { label: texts.watch, to: '/generator' } })
        if (status === 'failed') showToast({ kind: 'bad', title: texts.stoppedTitle, action: { label: texts.seeWhy, to: '/generator' } })
      } catch (error) {
        // Not reported: the next poll, or the generator itself, shows what is wrong.
        if (!(error instanceof ApiError) && !stop.signal.aborted) throw error
      }
    }
    const timer = setInterval(() => void ask(), askEveryMs)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [pathname, state, texts])
  return null
}
