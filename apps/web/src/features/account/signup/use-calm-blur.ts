import { useEffect, useRef } from 'react'
import type { FieldPath, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { SignupForm } from './signup-rules.ts'

/**
 * Registers fields that are validated on blur. An empty field is validated when the form is sent.
 * While a mouse button is down, validation waits for its release: an error moves what is below, and
 * the click would miss it.
 */
export function useCalmBlur({ register }: UseFormReturn<SignupForm>) {
  const isPressing = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const listening = new AbortController()
    const press = () => {
      isPressing.current = true
    }
    // The click follows the release at once; the page may move after it.
    const release = () =>
      setTimeout(() => {
        isPressing.current = false
        for (const judge of waiting.current.splice(0)) judge()
      })
    document.addEventListener('pointerdown', press, { capture: true, signal: listening.signal })
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, release, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  return <Name extends FieldPath<SignupForm>>(name: Name, rules: RegisterOptions<SignupForm, Name>): UseFormRegisterReturn<Name> => {
    const field = register(name, rules)
    const onBlur: typeof field.onBlur = async (event) => {
      if ((event.target as HTMLInputElement).value === '') return
      if (isPressing.current) waiting.current.push(() => void field.onBlur(event))
      else await field.onBlur(event)
    }
    return { ...field, onBlur }
  }
}
