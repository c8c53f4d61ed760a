import type { Seconds } from '@relampago/domain/units'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { useDrag } from './use-drag.ts'

type Props = {
  side: 'left' | 'right'
  label: string
  value: Seconds
  valueText: string
  min: Seconds
  max: Seconds
  /** Only those of the selected bar can be focused. */
  isSelected: boolean
  drag: ReturnType<typeof useDrag>
  /** Moves by so many seconds. */
  onStep: (by: Seconds) => void
  onFocus: () => void
}

/** The end of a bar: dragged, or moved by the arrow keys. */
export function BarHandle({ side, label, value, valueText, min, max, isSelected, drag, onStep, onFocus }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event)
    if (by === null) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <span
      {...drag}
      data-handle={side}
      className={classNames(
        'absolute inset-y-0 z-10 w-[max(6px,min(14px,33%))] cursor-ew-resize touch-pan-y rounded-sm pointer-coarse:w-[max(8px,min(22px,33%))]',
        'has-focus-visible:outline-2 has-focus-visible:outline-ink',
        side === 'left' ? 'left-0' : 'right-0',
      )}
    >
      {isSelected ? (
        <>
          <input
            type="range"
            aria-label={label}
            aria-valuetext={valueText}
            {...{ min, max, value, onKeyDown, onFocus }}
            step={0.001}
            onChange={({ target }) => onStep(target.valueAsNumber - value)}
            className="sr-only"
          />
          <span aria-hidden className={classNames('absolute inset-y-1.5 w-[3px] rounded-full bg-ink', side === 'left' ? 'left-1' : 'right-1')} />
        </>
      ) : null}
    </span>
  )
}

/** A tenth of a second for an arrow key, a second with shift; `null` for other keys. */
export function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): Seconds | null {
  if (ctrlKey || metaKey || altKey) return null
  const size = shiftKey ? 1 : 0.1
  return key === 'ArrowLeft' ? -size : key === 'ArrowRight' ? size : null
}
