import type { InputKind, Wizard, WizardAction, WizardForm } from '@relampago/domain/rules'
import type { Milliseconds } from '@relampago/domain/units'
import { useEffect, useRef, useState, type Dispatch } from 'react'
import { useSession } from '../../../session/session.ts'
import { useAskTheme, type ThemeAnswer } from './use-ask-theme.ts'

/** Someone who tabs through the fields asks once. */
const pauseMs: Milliseconds = 300

type Field = 'theme' | 'context'

export type ThemeCheck = {
  /** Nothing is known on the theme in the field: themes near to it. `null`: nothing to say. */
  unknown: { near: readonly string[] } | null
  /** Asks in the background: a field was left. */
  look: () => void
  /**
   * Whether the video may be ordered. False: nothing is known, and the person is asked at the
   * first step. True also when nobody answered in time.
   */
  mayGenerate: () => Promise<boolean>
  /** The person wants the video all the same. */
  accept: () => void
  wantFocus: (field: Field) => void
  /** Whether that field is to take the focus; true once. */
  takeFocus: (field: Field) => boolean
}

function keyOf({ input, language }: Pick<WizardForm, 'input' | 'language'>): string {
  return JSON.stringify([input.trim(), language])
}

/** Asks whether anything is known on the wizard's theme. */
export function useThemeCheck({ form, step }: Wizard, kind: InputKind, dispatch: Dispatch<WizardAction>): ThemeCheck {
  const ask = useAskTheme()
  const { state } = useSession()
  const [unknown, setUnknown] = useState<{ key: string; near: readonly string[] } | null>(null)
  const accepted = useRef(new Set<string>())
  const wanted = useRef<Field | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = keyOf(form)
  const isTheme = state === 'signedIn' && kind === 'theme' && form.input.trim() !== ''

  /** Without an answer, what is shown stays. */
  const show = ({ known, near }: ThemeAnswer) => {
    if (known === false) setUnknown({ key, near })
    if (known === true) setUnknown(null)
  }
  const askAside = async () => {
    const answer = await ask(form)
    // Who is at another field keeps it.
    if (answer.known === false && document.activeElement === document.body) wanted.current = 'context'
    show(answer)
  }
  const look = () => {
    clearTimeout(timer.current)
    if (!isTheme || accepted.current.has(key)) return
    timer.current = setTimeout(() => void askAside(), pauseMs)
  }
  const { language } = form
  const seen = useRef({ step, language })
  useEffect(() => {
    if (seen.current.step === step && seen.current.language === language) return
    seen.current = { step, language }
    look()
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const mayGenerate = async () => {
    clearTimeout(timer.current)
    if (!isTheme || accepted.current.has(key)) return true
    const answer = await ask(form)
    if (answer.known === false) {
      wanted.current = 'context'
      dispatch({ type: 'go', step: 1 })
    }
    show(answer)
    return answer.known !== false
  }
  return {
    unknown: unknown?.key === key && isTheme ? unknown : null,
    look,
    mayGenerate,
    accept() {
      accepted.current.add(key)
      setUnknown(null)
    },
    wantFocus(field) {
      wanted.current = field
    },
    takeFocus(field) {
      if (wanted.current !== field) return false
      wanted.current = null
      return true
    },
  }
}
