import type { Wizard, WizardAction } from '@relampago/domain/rules'
import { useState, type Dispatch } from 'react'

export type ReplacedTheme = {
  /** The theme that took the place of another one, while it is there. */
  by: string | null
  choose: (theme: string) => void
  undo: () => void
}

/** Puts an offered theme into the field, and brings the one before it back. */
export function useReplacedTheme({ form }: Wizard, dispatch: Dispatch<WizardAction>): ReplacedTheme {
  const [change, setChange] = useState<{ from: string; to: string } | null>(null)
  const put = (input: string) => dispatch({ type: 'change', change: { input } })
  return {
    by: change?.to === form.input ? change.to : null,
    choose(to) {
      setChange({ from: form.input, to })
      put(to)
    },
    undo() {
      if (change !== null) put(change.from)
      setChange(null)
    },
  }
}
