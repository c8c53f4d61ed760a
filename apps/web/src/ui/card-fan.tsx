import type { ReactNode } from 'react'
import './card-fan.css'

const places = ['front', 'right', 'left'] as const

/**
 * Exactly three cards; the one at `front` stands before the others, which keep their order around
 * it.
 */
export function CardFan({ front, cards }: { front: number; cards: readonly { key: string; card: ReactNode }[] }) {
  return (
    <div className="card-fan">
      {cards.map(({ key, card }, index) => (
        <div key={key} data-place={places[(index - front + cards.length) % cards.length]}>
          {card}
        </div>
      ))}
    </div>
  )
}
