import { wizardDefaults, type WizardAction, type WizardForm } from '@relampago/domain/rules'
import type { Dispatch } from 'react'
import { useTexts } from '../../../language/language.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { generatorTexts } from '../generator.texts.ts'
import type { TemplateChoice } from '../use-options.ts'
import { useTemplateRule } from '../use-template-choice.ts'

type Props = { form: WizardForm; templates: readonly TemplateChoice[]; dispatch: Dispatch<WizardAction> }

/**
 * A template that the plan does not allow: chosen as a visitor, or before the plan changed. Offers
 * the two ways on.
 */
export function TemplateNotice({ form, templates, dispatch }: Props) {
  const texts = useTexts(generatorTexts)
  const { mayUse } = useTemplateRule()
  if (mayUse(form.template)) return null
  const name = templates.find(({ id }) => id === form.template)?.name
  return (
    <Notice tone="warn" announce="politely">
      <p>
        <strong className="font-semibold">{texts.templateNeedsPro(name)}</strong> <span className="text-ink-muted">{texts.templateNeedsProText}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/pricing" look="outline">
          {texts.seePro}
        </ButtonLink>
        <Button look="ghost" onClick={() => dispatch({ type: 'change', change: { template: wizardDefaults.template } })}>
          {texts.goOnWithDefault}
        </Button>
      </p>
    </Notice>
  )
}
