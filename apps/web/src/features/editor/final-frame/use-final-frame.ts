import { contentOf, type EditorProject } from '@relampago/domain/editor'
import type { Seconds } from '@relampago/domain/units'
import { useEffect, useRef, useState } from 'react'
import { callForFile } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { logError } from '../../../log/log.ts'
import { closeToasts, showToast } from '../../../ui/toasts.ts'
import { useEditor, type Editor } from '../editor.ts'
import { finalFrameTexts } from './final-frame.texts.ts'

/** What a frame was drawn of. */
type Moment = { project: EditorProject; view: Editor['view']; time: Seconds }
export type FinalFrame = { picture: Blob; time: Seconds; hasOwnPhotos: boolean }

/** One frame that the server draws, until the preview shows something else. */
export function useFinalFrame() {
  const texts = useTexts(finalFrameTexts)
  const { project, view, player, photos } = useEditor()
  const [drawn, setDrawn] = useState<(Moment & FinalFrame) | null>(null)
  const [isDrawing, setIsDrawing] = useState(false)
  const asked = useRef<AbortController | null>(null)

  const close = () => {
    asked.current?.abort()
    setDrawn(null)
  }
  useEffect(() => () => asked.current?.abort(), [])
  useEffect(
    () =>
      player?.onTime((time) => {
        setDrawn((now) => (now !== null && Math.abs(now.time - time) > 1e-3 ? null : now))
      }),
    [player],
  )

  async function ask(): Promise<void> {
    asked.current?.abort()
    const own = new AbortController()
    asked.current = own
    if (player?.status().state === 'playing') player.pause()
    const moment: Moment = { project, view, time: player?.status().time ?? 0 }
    closeToasts(texts.failed)
    setIsDrawing(true)
    try {
      const body = { ...contentOf(project), time: moment.time, view, pictures: photos.pictures.map((_, index) => index) }
      const picture = await callForFile('templateFrame', { body, signal: own.signal })
      if (!own.signal.aborted && (player?.status().time ?? 0) === moment.time) setDrawn({ ...moment, picture, hasOwnPhotos: photos.areOwn })
    } catch (error) {
      if (own.signal.aborted) return
      logError('the final frame did not come', error)
      showToast({ kind: 'bad', title: texts.failed, text: (error as Error).message })
    } finally {
      if (asked.current === own) setIsDrawing(false)
    }
  }

  const isCurrent = drawn !== null && drawn.project === project && drawn.view === view
  return { frame: isCurrent ? drawn : null, isDrawing, ask: () => void ask(), close }
}
