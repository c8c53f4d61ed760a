import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import type { Moves } from './drawing-order.ts'

type Props = { moves: Moves; text: string; earlier: string; later: string; onMove: (to: number) => void }

/** Where an element is in its order, and two buttons that move it. */
export function MoveButtons({ moves, text, earlier, later, onMove }: Props) {
  const button = (label: string, to: number | null, Icon: typeof ArrowUp) => (
    <IconButton label={label} aria-disabled={to === null} onClick={() => to !== null && onMove(to)} className={to === null ? 'text-ink-faint' : undefined}>
      <Icon aria-hidden className="size-4.5" />
    </IconButton>
  )
  return (
    <div className="flex items-center">
      <output className="mr-auto text-small text-ink-muted tabular-nums">{text}</output>
      {button(earlier, moves.earlier, ArrowUp)}
      {button(later, moves.later, ArrowDown)}
    </div>
  )
}
