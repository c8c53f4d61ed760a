import { customTemplateId, templateCategories, type InterfaceLanguage, type TemplateCategory, type TemplateDesign } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import { extraSeconds } from '@relampago/domain/templates'

/** A template of a person, as far as the generator shows it. */
export type OfferedTemplate = {
  storedId: string
  name: string
  description: string
  category: TemplateCategory
  design: TemplateDesign
  /** Address of a frame; `null` until it is drawn. */
  still: string | null
}

/** Clients of the options call expect an emoji. */
const signs: Record<TemplateCategory, string> = {
  offer: '🏷️',
  tip: '💡',
  list: '📋',
  fact: '🔎',
  story: '📖',
  calm: '🌿',
  pop: '🎉',
  retro: '📼',
  cinema: '🎬',
  custom: '🎨',
}

export function templateOption(
  { storedId, name, description, category, design, still }: OfferedTemplate,
  language: InterfaceLanguage,
): CallReply<'options'>['templates'][number] {
  return {
    id: customTemplateId(storedId),
    name,
    preview: signs[category],
    summary: description === '' ? templateCategories[category][language] : description,
    thumbnail_image: still,
    caption_pop: design.settings.captionPop,
    extra_seconds: { 15: extraSeconds(design, 15), 30: extraSeconds(design, 30), 60: extraSeconds(design, 60) },
  }
}
