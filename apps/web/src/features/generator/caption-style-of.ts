import type { CaptionStyleId } from '@relampago/domain/catalogue'
import { karaokeColorOf, type InputKind, type WizardForm } from '@relampago/domain/rules'
import type { CaptionStyle } from '@relampago/domain/timeline'
import { captionPopOf } from './caption-pop.ts'
import type { TemplateChoice } from './use-options.ts'

/** The captions that a form orders. */
export function captionStyleOf(form: WizardForm, kind: InputKind, templates: readonly TemplateChoice[]): CaptionStyle & { kind: CaptionStyleId } {
  return {
    kind: form.captionStyle,
    font: form.font,
    sizePx: form.fontSize,
    textColor: form.textColor,
    outlineColor: form.outlineColor,
    karaokeColor: karaokeColorOf(form, kind),
    pop: captionPopOf(form.template, templates),
  }
}
