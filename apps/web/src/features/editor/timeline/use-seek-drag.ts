import type { Pixels } from '@relampago/domain/units'
import type { PointerEvent, RefObject } from 'react'
import { useEditor } from '../editor.ts'
import type { PlayheadHandle } from './playhead.tsx'
import { timeAt, type TimeScale } from './time-scale.ts'
import { useDrag } from './use-drag.ts'

type SeekArea = {
  scale: TimeScale
  playhead: RefObject<PlayheadHandle | null>
  /** Scrolls when the pointer comes to its edges. */
  scroller?: RefObject<HTMLElement | null>
}

/** How close to an edge the timeline scrolls, and how far with each move. */
const edge: Pixels = 28

/** A press seeks; a drag pauses and seeks continuously. Padding at the sides is not time. */
export function useSeekDrag({ scale, playhead, scroller }: SeekArea) {
  const { player } = useEditor()
  function seek(event: PointerEvent<HTMLElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect()
    const time = timeAt(scale, event.clientX - left - Number.parseFloat(getComputedStyle(event.currentTarget).paddingLeft || '0'))
    playhead.current?.hold(time)
    player?.seek(time)
  }
  return useDrag({
    onStart: seek,
    onMove(by, event) {
      if (by !== 0 && player?.status().state === 'playing') player.pause()
      scrollAtEdge(scroller?.current ?? null, event.clientX)
      seek(event)
    },
    onEnd: () => playhead.current?.hold(null),
  })
}

function scrollAtEdge(scroller: HTMLElement | null, x: Pixels): void {
  if (scroller === null) return
  const { left, right } = scroller.getBoundingClientRect()
  if (x < left + edge) scroller.scrollLeft -= edge / 2
  else if (x > right - edge) scroller.scrollLeft += edge / 2
}
