import type { Seconds } from '@relampago/domain/units'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useEditor } from '../editor.ts'
import { stepOf } from './bar-handle.tsx'
import { timeAt, type TimeScale } from './time-scale.ts'

type BarRules = {
  id: string
  scale: TimeScale
  startTime: Seconds
  /** What arrow keys do to it. */
  onStep: (by: Seconds) => void
  onBegin: () => void
}

/** What presses and keys do to a bar of either kind. */
export function useBar({ id, scale, startTime, onStep, onBegin }: BarRules) {
  const { selectedId, select, apply, player } = useEditor()
  const isSelected = selectedId === id

  function onClick(event: MouseEvent<HTMLElement>): void {
    select(id)
    // From a keyboard a click has no place.
    if (event.detail === 0) return
    player?.seek(timeAt(scale, startTime * scale.pixelsPerSecond + event.clientX - event.currentTarget.getBoundingClientRect().left))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const by = stepOf(event)
    if (by !== null) {
      event.preventDefault()
      select(id)
      onStep(by)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      focusNeighbour(event.currentTarget)
      apply({ kind: 'removeElement', id })
    }
  }

  return { isSelected, onClick, onKeyDown, onFocus: onBegin }
}

/** The focus would be lost with the bar. */
function focusNeighbour(bar: HTMLElement): void {
  const bars = [...(bar.closest('[data-tracks]')?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])]
  const at = bars.indexOf(bar)
  const next = bars[at + 1] ?? bars[at - 1] ?? bar.closest<HTMLElement>('[data-tracks]')
  next?.focus()
}
