import { useState } from 'react'

type Choice<Value> = { /** The value when it was made. */ from: Value; to: Value }

/**
 * What is chosen of a value that changes late, as one in the address does: the router renders the
 * new address in a transition, and until then a control would show the old choice again. From
 * `show` on the choice counts, until the value changes.
 */
export function useChosen<Value>(value: Value): [chosen: Value, show: (choice: Value) => void] {
  const [choice, setChoice] = useState<Choice<Value> | null>(null)
  const isKnown = choice !== null && choice.from === value
  if (choice !== null && !isKnown) setChoice(null)
  return [isKnown ? choice.to : value, (to) => setChoice(to === value ? null : { from: value, to })]
}
