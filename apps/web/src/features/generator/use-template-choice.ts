import { isCustomTemplate, planOf } from '@relampago/domain/catalogue'
import { readSelectedTemplate, wizardDefaults, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { useCallback, useEffect, useMemo, type Dispatch } from 'react'
import { useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { removeStored, useStored } from '../../storage/stored-values.ts'
import { showToast } from '../../ui/toasts.ts'
import { generatorTexts } from './generator.texts.ts'
import { useOptions, type Options } from './use-options.ts'

type TemplateRule = {
  /**
   * Whether the plan allows that template. A visitor may choose any: the plan is known after the
   * login.
   */
  mayUse: (id: string) => boolean
  /** Shows that custom templates need Pro, with a link to it. */
  explain: () => void
}

export function useTemplateRule(): TemplateRule {
  const texts = useTexts(generatorTexts)
  const { user } = useSession()
  const mayUseCustom = user === null || planOf(user.plan).customTemplates
  return {
    mayUse: (id) => mayUseCustom || !isCustomTemplate(id),
    explain: () => showToast({ kind: 'warn', title: texts.proOnly, text: texts.proOnlyText, action: { label: texts.seePro, to: '/pricing' } }),
  }
}

/** Goes back to the default template, because the chosen one is gone, and says so. */
export function useTemplateReset(dispatch: Dispatch<WizardAction>): () => void {
  const texts = useTexts(generatorTexts)
  return useCallback(() => {
    dispatch({ type: 'change', change: { template: wizardDefaults.template } })
    showToast({ kind: 'warn', title: texts.templateGone, text: texts.templateGoneText })
  }, [dispatch, texts])
}

/** The template that was chosen on the templates page, until `taken` is called. */
function useStoredChoice(): { waiting: string | null; taken: () => void } {
  const stored = useStored('selectedTemplate')
  const waiting = readSelectedTemplate(stored)
  const isUnreadable = stored !== null && waiting === null
  const taken = useCallback(() => removeStored('selectedTemplate'), [])
  useEffect(() => {
    if (isUnreadable) taken()
  }, [isUnreadable, taken])
  return { waiting, taken }
}

/**
 * The options, with the chosen template among them. Applies what was chosen on the templates page
 * once it is known whether it is on offer, and resets what is no longer offered.
 */
export function useTemplateChoice(wizard: Wizard, dispatch: Dispatch<WizardAction>): Options {
  const { mayUse, explain } = useTemplateRule()
  const reset = useTemplateReset(dispatch)
  const { waiting, taken } = useStoredChoice()
  const { template, variationOf } = wizard.form
  const chosen = useMemo(() => (waiting === null ? { template, variationOf } : { template: waiting, variationOf: '' }), [waiting, template, variationOf])
  const options = useOptions(chosen)
  // Without the default in the list, a reset would be followed by the next one.
  const isGone = chosen.template !== wizardDefaults.template && options.offeredIds?.includes(chosen.template) === false
  const isOffered = options.offeredIds?.includes(chosen.template) === true
  useEffect(() => {
    if (isGone) {
      taken()
      reset()
    } else if (isOffered && waiting !== null) {
      taken()
      if (mayUse(waiting)) dispatch({ type: 'change', change: { template: waiting } })
      else explain()
    }
  }, [isGone, isOffered, waiting, taken, mayUse, explain, reset, dispatch])
  return options
}
