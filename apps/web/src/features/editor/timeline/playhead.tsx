import type { Pixels, Seconds } from '@relampago/domain/units'
import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { useEditor } from '../editor.ts'
import { usePlayerTime } from '../clock/use-player.ts'
import type { TimeScale } from './time-scale.ts'

export type PlayheadHandle = {
  /** Shows a moment that is being sought, whatever the player still draws; `null` ends that. */
  hold: (time: Seconds | null) => void
}
type Props = {
  scale: TimeScale
  /** What scrolls after the playhead while it plays. */
  scroller?: RefObject<HTMLElement | null>
  ref?: Ref<PlayheadHandle>
  className?: string
}

/** Room between the playhead and the edge beyond which the timeline scrolls. */
const edge: Pixels = 40

/** The yellow line. It moves with every frame, without rendering. */
export function Playhead({ scale, scroller, ref, className }: Props) {
  const { player } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  const held = useRef<Seconds | null>(null)
  const place = (time: Seconds) => {
    const x = Math.min(time, scale.totalSeconds) * scale.pixelsPerSecond
    if (line.current !== null) line.current.style.transform = `translateX(${x.toFixed(2)}px)`
    return x
  }
  usePlayerTime(player, (time) => {
    if (held.current !== null) return
    const x = place(time)
    if (scroller?.current && player?.status().state === 'playing') follow(scroller.current, x)
  })
  useImperativeHandle(ref, () => ({
    hold(time) {
      held.current = time
      if (time !== null) place(time)
    },
  }))
  return (
    <div ref={line} aria-hidden data-testid="playhead" className={`pointer-events-none absolute inset-y-0 z-20 w-0 ${className ?? ''}`}>
      <span className="absolute inset-y-0 -left-px w-0.5 bg-action" />
      {scroller === undefined ? null : <span className="sticky top-0 -ml-2 block h-2.5 w-4 bg-action [clip-path:polygon(0_0,100%_0,50%_100%)]" />}
    </div>
  )
}

/** Turns the page when the line leaves it. */
function follow(scroller: HTMLElement, x: Pixels): void {
  const { scrollLeft, clientWidth, scrollWidth } = scroller
  if (scrollWidth <= clientWidth) return
  if (x < scrollLeft || x > scrollLeft + clientWidth - edge) scroller.scrollLeft = Math.max(0, x - edge)
}
