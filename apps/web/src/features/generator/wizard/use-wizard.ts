import { firstNarration, inputLimits, videoLanguages } from '@relampago/domain/catalogue'
import { firstWizardIn, isUntouched, moveWizard, readSavedWizard, writeSavedWizard, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { useCallback, useEffect, useReducer, useRef, useState, type Dispatch } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../language/language.ts'
import { useKeptWizard } from '../../../session/drafts.ts'
import { readPendingTask } from '../../../session/pending-task.ts'
import { currentPerson } from '../../../session/person.ts'
import { readStored, takeStored, writeStored } from '../../../storage/stored-values.ts'
import { inputInAddress } from './input-in-address.ts'

export function saveWizard(wizard: Wizard): void {
  writeStored('wizardState', writeSavedWizard(wizard))
}

/**
 * Calls `save` when the page is left, reloaded or hidden: phones end hidden pages without an event.
 */
function useBeforeLeaving(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const leave = () => latest.current()
    const hide = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      latest.current()
    }
  }, [])
}

/** Gives whether the person of this moment is still the one at this page. */
export function ownership(): () => boolean {
  const owner = currentPerson()
  return () => owner === currentPerson()
}

/**
 * Narrates in the language that was chosen last at this browser, else in that of the page, until
 * the person chooses one here or continues a draft, which has its own.
 */
function useNarration(wizard: Wizard, dispatch: Dispatch<WizardAction>): Dispatch<WizardAction> {
  const language = useLanguage()
  const isChosen = useRef(false)
  const { step } = wizard
  useEffect(() => {
    if (isChosen.current || step !== 1) return
    const remembered = readStored('narrationLanguage')
    dispatch({ type: 'narrate', language: videoLanguages.find((one) => one === remembered) ?? firstNarration[language] })
  }, [language, step, dispatch])
  return useCallback(
    (action) => {
      const chosen = action.type === 'change' ? action.change.language : undefined
      if (chosen !== undefined) writeStored('narrationLanguage', chosen)
      if (chosen !== undefined || action.type === 'restore') isChosen.current = true
      dispatch(action)
    },
    [dispatch],
  )
}

/**
 * The wizard's state: restores what was saved, applies a theme from the address, and saves when the
 * page is left.
 */
export function useWizard(): [Wizard, Dispatch<WizardAction>] {
  const [wizard, move] = useReducer(moveWizard, firstNarration[useLanguage()], firstWizardIn)
  const dispatch = useNarration(wizard, move)
  const [parameters, setParameters] = useSearchParams()

  useEffect(() => {
    // While a video is made the choices stay stored: a reload must be able to bring them back if it
    // fails.
    const stored = readPendingTask() === null ? takeStored('wizardState') : readStored('wizardState')
    const saved = readSavedWizard(stored)
    if (saved !== null) dispatch({ type: 'restore', wizard: saved })
  }, [dispatch])
  const [isOwn] = useState(ownership)
  // An untouched wizard would overwrite what another tab has stored.
  const isTouched = !isUntouched(wizard)
  useBeforeLeaving(() => {
    if (isTouched && isOwn()) saveWizard(wizard)
  })
  useKeptWizard(isTouched && isOwn() ? writeSavedWizard(wizard) : null)

  const typedElsewhere = inputInAddress(parameters)
  useEffect(() => {
    if (typedElsewhere === null) return
    dispatch({ type: 'arrive', input: typedElsewhere.slice(0, inputLimits.inputCharacters) })
    setParameters({}, { replace: true })
  }, [typedElsewhere, setParameters, dispatch])

  return [wizard, dispatch]
}
