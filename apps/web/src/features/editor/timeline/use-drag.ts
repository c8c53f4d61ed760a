import type { Pixels } from '@relampago/domain/units'
import { useRef, type PointerEvent } from 'react'

type DragHandlers = {
  /** The pointer went down on the element, or moved beyond `threshold` after that. */
  onStart?: (event: PointerEvent<HTMLElement>) => void
  /** `by`: how far from where it went down. */
  onMove: (by: Pixels, event: PointerEvent<HTMLElement>) => void
  /** Called after a drag, not after a press without one. */
  onEnd?: () => void
  /** What a shaking finger may move without dragging. */
  threshold?: Pixels
}

/**
 * Drags of the main button, a finger or a pen, to and fro. An element with these handlers needs a
 * `touch-action` that leaves sideways moves to it.
 */
export function useDrag({ onStart, onMove, onEnd, threshold = 0 }: DragHandlers) {
  const drag = useRef<{ pointerId: number; from: Pixels; hasMoved: boolean } | null>(null)
  const end = () => {
    const ended = drag.current
    drag.current = null
    if (ended?.hasMoved === true) onEnd?.()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current !== null) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      drag.current = { pointerId: event.pointerId, from: event.clientX, hasMoved: threshold === 0 }
      if (threshold === 0) onStart?.(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (now === null || now.pointerId !== event.pointerId) return
      const by = event.clientX - now.from
      if (!now.hasMoved) {
        if (Math.abs(by) < threshold) return
        now.hasMoved = true
        onStart?.(event)
      }
      onMove(by, event)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
