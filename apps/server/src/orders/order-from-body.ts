import { builtInTemplateIds, defaultKaraokeColor, isCustomTemplate, planOf, type AccountPlan } from '@relampago/domain/catalogue'
import { AppError, type OrderBody, type VideoOrder } from '@relampago/domain/contracts'
import { inputKind, type InputKind } from '@relampago/domain/rules'
import { invalidField } from '../http/errors.ts'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'

export type OrderSource = {
  body: OrderBody
  plan: AccountPlan
  /** Set by the calls that take one kind only. */
  kind: InputKind | undefined
  marketplaces: readonly string[]
  seed: string
  /** Of the text in an error. */
  language: InterfaceLanguage
}

/**
 * The complete order of a checked body for a user on this plan. Throws `template_restriction` or
 * `invalid_field`.
 */
export function orderFromBody({ body, plan, kind: fixedKind, marketplaces, seed, language }: OrderSource): VideoOrder {
  const { template: wanted, fontSize, karaokeColor, ...rest } = body
  const { watermark, quality, customTemplates } = planOf(plan)
  if (isCustomTemplate(wanted) && !customTemplates) throw new AppError('template_restriction', { template: wanted })
  const template = builtInTemplateIds.find((id) => id === wanted)
  if (template === undefined) throw invalidField('template', language)
  const kind = fixedKind ?? inputKind(body.input, marketplaces)
  return {
    ...rest,
    kind,
    template,
    fontSizePx: fontSize,
    // Only product videos choose it.
    karaokeColor: kind === 'product' ? karaokeColor : defaultKaraokeColor,
    watermark,
    quality,
    seed,
  }
}
