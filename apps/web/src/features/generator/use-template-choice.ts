import { isCustomTemplate, planOf } from '@relampago/domain/catalogue'
import { readSelectedTemplate, wizardDefaults, type Wizard, type WizardAction } from '@relampago/domain/rules'
import { useEffect, type Dispatch } from 'react'
import { useTexts } from '../../language/language.ts'
import { useSession } from '../../session/session.ts'
import { readStored, removeStored } from '../../storage/stored-values.ts'
import { showToast } from '../../ui/toasts.ts'
import { generatorTexts } from './generator.texts.ts'

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

/**
 * Applies the template chosen on the templates page once the offered ones are known, and resets one
 * that is no longer offered. `offeredIds` is `undefined` until then.
 */
export function useSelectedTemplate(wizard: Wizard, offeredIds: readonly string[] | undefined, dispatch: Dispatch<WizardAction>): void {
  const { user } = useSession()
  const { mayUse, explain } = useTemplateRule()
  useEffect(() => {
    if (offeredIds === undefined) return
    const stored = readStored('selectedTemplate')
    if (stored === null) return
    removeStored('selectedTemplate')
    const template = readSelectedTemplate(stored, offeredIds)
    if (template === null) return
    if (mayUse(template)) dispatch({ type: 'change', change: { template } })
    else explain()
  }, [offeredIds, mayUse, explain, dispatch])

  const { template } = wizard.form
  // Custom templates are offered after the login: a visitor's choice is checked then.
  const isGone = user !== null && offeredIds !== undefined && !offeredIds.includes(template)
  useEffect(() => {
    if (isGone) dispatch({ type: 'change', change: { template: wizardDefaults.template } })
  }, [isGone, dispatch])
}
