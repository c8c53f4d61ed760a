import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Seconds } from '@relampago/domain/units'
import type { Player } from '@relampago/preview'
import { useEffect, type RefObject } from 'react'
import { logWarning } from '../../../log/log.ts'
import { loadCaptionFace } from '../caption-fonts.ts'
import { captionFaces, captionLookAt, drawCaptionsAt } from './preview-captions.ts'

/** Draws the captions of the present moment over the pictures, once their fonts are there. */
export function useCaptions(canvas: RefObject<HTMLCanvasElement | null>, player: Player | null, timeline: TimelineOutline): void {
  useEffect(() => {
    if (player === null) return undefined
    let stop = () => {}
    let isOver = false
    let drawn: string | null = null
    const show = (time: Seconds) => {
      const now = captionLookAt(timeline, time)
      if (now === drawn || canvas.current === null) return
      drawn = now
      drawCaptionsAt(canvas.current, timeline, time)
    }
    const begin = () => {
      if (isOver) return
      show(player.status().time)
      stop = player.onTime(show)
    }
    Promise.all(captionFaces(timeline.captions).map((face) => loadCaptionFace(face))).then(begin, logWarning)
    return () => {
      isOver = true
      stop()
    }
  }, [canvas, player, timeline])
}
