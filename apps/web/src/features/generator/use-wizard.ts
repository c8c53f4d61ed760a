import { firstWizard, moveWizard, readSavedWizard, readSelectedTemplate, writeSavedWizard, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { useEffect, useReducer, useRef, type Dispatch } from 'react'
import { useSearchParams } from 'react-router'
import { readPendingTask } from '../../session/pending-task.ts'
import { readStored, removeStored, takeStored, writeStored } from '../../session/stored-values.ts'

export function saveWizard(wizard: Wizard): void {
  writeStored('wizardState', writeSavedWizard(wizard))
}

/** The wizard's state: what was saved comes back once, a theme in the address is taken over, and a visit to the templates loses nothing. */
export function useWizard(): [Wizard, Dispatch<WizardAction>] {
  const [wizard, dispatch] = useReducer(moveWizard, firstWizard)
  const [parameters, setParameters] = useSearchParams()
  const latest = useRef(wizard)
  useEffect(() => {
    latest.current = wizard
  }, [wizard])

  useEffect(() => {
    // While a video is made the choices stay stored: a reload must be able to bring them back if it fails.
    const stored = readPendingTask() === null ? takeStored('wizardState') : readStored('wizardState')
    const saved = readSavedWizard(stored)
    if (saved !== null) dispatch({ type: 'restore', wizard: saved })
    return () => {
      // By now the address is that of the page being opened.
      if (location.pathname === '/templates') saveWizard(latest.current)
    }
  }, [])

  const typedElsewhere = parameters.get('input')
  useEffect(() => {
    if (typedElsewhere === null) return
    dispatch({ type: 'change', change: { input: typedElsewhere } })
    dispatch({ type: 'go', step: 1 })
    setParameters({}, { replace: true })
  }, [typedElsewhere, setParameters])

  return [wizard, dispatch]
}

/** Applies the template that was chosen on the templates page, once the offered ones are known. */
export function useSelectedTemplate(offeredIds: readonly string[] | undefined, dispatch: Dispatch<WizardAction>): void {
  useEffect(() => {
    if (offeredIds === undefined) return
    const template = readSelectedTemplate(readStored('selectedTemplate'), offeredIds)
    removeStored('selectedTemplate')
    if (template !== null) dispatch({ type: 'change', change: { template } })
  }, [offeredIds, dispatch])
}
