import type { Seconds } from '@relampago/domain/units'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { TimeScale } from './time-scale.ts'
import type { useDrag } from './use-drag.ts'

const looks = {
  effect: 'bg-effect-clip border-effect',
  transition: 'bg-transition-clip border-info',
} as const

/** In pixels: an ellipsis would take what little of a name there is. */
const narrow = 64

type Props = {
  kind: keyof typeof looks
  id: string
  label: string
  /** Read out: with the times. */
  fullName: string
  startTime: Seconds
  endTime: Seconds
  scale: TimeScale
  isSelected: boolean
  drag?: ReturnType<typeof useDrag>
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  children?: ReactNode
}

/** An effect or a transition on its track; `children` are its handles. */
export function TimelineBar({ kind, id, label, fullName, startTime, endTime, scale, isSelected, children, ...handlers }: Props) {
  const { drag, onClick, onKeyDown, onFocus } = handlers
  const left = startTime * scale.pixelsPerSecond
  const width = Math.max(6, (endTime - startTime) * scale.pixelsPerSecond)
  return (
    <div className={classNames('absolute inset-y-0.5', isSelected && 'z-10')} style={{ left, width }}>
      <button
        type="button"
        {...drag}
        data-bar={id}
        data-width-is-time
        aria-label={fullName}
        aria-pressed={isSelected}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className={classNames(
          'flex size-full touch-pan-y items-center overflow-hidden rounded-sm border-l-3 px-2 text-left text-micro font-semibold whitespace-nowrap text-ink select-none',
          drag === undefined ? '' : 'cursor-grab active:cursor-grabbing',
          looks[kind],
          isSelected && 'shadow-[0_0_0_2px_var(--color-ground),0_0_0_4px_var(--color-ink)]',
        )}
      >
        <span className={width < narrow ? undefined : 'truncate'}>{label}</span>
      </button>
      {children}
    </div>
  )
}
