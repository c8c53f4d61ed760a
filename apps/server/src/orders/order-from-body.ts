import { builtInTemplateIds, defaultKaraokeColor, isCustomTemplate, planOf, type AccountPlan, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError, type OrderBody, type VideoOrder } from '@relampago/domain/contracts'
import { inputKind, type InputKind } from '@relampago/domain/rules'
import { invalidField } from '../http/errors.ts'
import type { FrozenTemplate } from './freeze-template.ts'

export type OrderSource = {
  body: OrderBody
  plan: AccountPlan
  /** The template that the body names, when it is one of a person that the user may use. */
  custom: FrozenTemplate | null
  /** Set by the calls that take one kind only. */
  kind: InputKind | undefined
  marketplaces: readonly string[]
  seed: string
  /** Of the text in an error. */
  language: InterfaceLanguage
}

/**
 * The complete order of a checked body for a user on this plan. Throws `template_restriction`,
 * `template_unavailable` or `invalid_field`.
 */
export function orderFromBody({ body, plan, custom, kind: fixedKind, marketplaces, seed, language }: OrderSource): VideoOrder {
  const { template: wanted, variationOf: _, fontSize, karaokeColor, opening, shape, ...rest } = body
  const { watermark, quality, customTemplates } = planOf(plan)
  if (isCustomTemplate(wanted) && !customTemplates) throw new AppError('template_restriction', { template: wanted })
  if (isCustomTemplate(wanted) && custom === null) throw new AppError('template_unavailable', { template: wanted })
  const template = custom === null ? builtInTemplateIds.find((id) => id === wanted) : 'default'
  if (template === undefined) throw invalidField('template', language)
  const kind = fixedKind ?? inputKind(body.input, marketplaces)
  return {
    ...rest,
    // The page of a product decides how it is told.
    ...(kind === 'theme' && shape !== undefined && { shape }),
    kind,
    template,
    ...(custom !== null && { design: custom.design, customTemplate: { id: custom.id, name: custom.name } }),
    ...(opening !== undefined && opening !== '' && { opening }),
    fontSizePx: fontSize,
    // Only product videos choose it.
    karaokeColor: kind === 'product' ? karaokeColor : defaultKaraokeColor,
    watermark,
    quality,
    seed,
  }
}
