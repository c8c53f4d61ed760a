import { wizardSteps, type WizardAction, type WizardStep } from '@relampago/domain/rules'
import { useEffect, useRef, type Dispatch } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router'

/**
 * The step that an entry of the browser's history stands for; entries made by links elsewhere stand
 * for the first.
 */
function stepOf(state: unknown): WizardStep {
  const step = typeof state === 'object' && state !== null && 'wizardStep' in state ? state.wizardStep : 1
  return wizardSteps.find((one) => one === step) ?? 1
}

/**
 * Keeps one entry of the browser's history for each step, the earlier ones below the later: the
 * browser's back button leads to the step before. The address stays the same. `active` is false
 * while something else than the wizard is shown.
 */
export function useStepHistory(step: WizardStep, dispatch: Dispatch<WizardAction>, active: boolean): void {
  const location: Location<unknown> = useLocation()
  const { key, state } = location
  const navigate = useNavigate()
  const cameBy = useNavigationType()
  const shown = stepOf(state)
  const seenKey = useRef<string | null>(null)
  const isOwnMove = useRef(false)
  const leftStep = useRef<WizardStep | null>(null)

  useEffect(() => {
    if (!active) {
      // A navigation in the meantime does not change the step.
      seenKey.current = key
      return
    }
    const isNewEntry = seenKey.current !== key
    // Our own navigation is pending: this effect runs again after it.
    if (isOwnMove.current && !isNewEntry) return
    const byPerson = isNewEntry && cameBy === NavigationType.Pop && !isOwnMove.current
    // The wizard has not followed the history, or may not: the chosen entry stays.
    if (!isNewEntry && leftStep.current === step) return
    seenKey.current = key
    isOwnMove.current = false
    leftStep.current = null
    if (shown === step) return
    if (byPerson) {
      leftStep.current = step
      dispatch({ type: 'travel', step: shown })
      return
    }
    isOwnMove.current = true
    // One entry at a time, so that none is skipped.
    if (step > shown) void navigate('.', { state: { wizardStep: shown + 1 }, preventScrollReset: true })
    else void navigate(step - shown)
  }, [active, step, shown, key, cameBy, dispatch, navigate])
}
