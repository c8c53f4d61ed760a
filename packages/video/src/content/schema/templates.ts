import { effects, interfaceLanguages, templateCategoryIds, templateDifficulties, transitions, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { TemplateBody } from '@relampago/domain/contracts'
import { z } from 'zod'
import { fields, list, oneOf, text } from './fields.ts'

const number = z
  .string({ error: 'is missing: write a number with a point for decimals' })
  .regex(/^\d+(?:\.\d+)?$/, 'is not a number: write digits, with a point for decimals')
  .transform(Number)
const moment = text('when, as 2026-11-22T09:30Z').regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/, 'is not a moment: write it as 2026-11-22T09:30Z')
const mark = z.literal('yes', { error: 'is not "yes": write `yes` or leave it out' }).optional()
const texts = fields({
  name: text('one to four words'),
  description: text('what it does to a video, in a sentence or two'),
  tags: list(text('a word that people search'), 'three to six words that people search'),
})
const transition = fields({ type: oneOf(Object.keys(transitions)), duration: number })
const effect = fields({ type: oneOf(Object.keys(effects)), intensity: number, from: number.optional(), to: number.optional() })

/** A file of `content/templates`. Times are in seconds of `settings.duration`. */
export const templateFile = fields({
  made: moment,
  changed: moment.optional(),
  category: oneOf(templateCategoryIds.filter((id) => id !== 'custom')),
  difficulty: oneOf(templateDifficulties),
  premium: mark,
  ...(Object.fromEntries(interfaceLanguages.map((language) => [language, texts])) as Record<InterfaceLanguage, typeof texts>),
  settings: fields({ duration: number, camera_zoom: number, layer_motion: number, caption_pop: oneOf(['yes', 'no']) }),
  transitions: z.array(transition).optional(),
  effects: z.array(effect).optional(),
})
export type TemplateSource = z.infer<typeof templateFile>

/** A template that comes with the product; `slug` is the name of its file. */
export type HouseTemplate = {
  slug: string
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
  isPremium: boolean
  texts: Record<InterfaceLanguage, { name: string; description: string; tags: string[] }>
  body: Omit<TemplateBody, 'name' | 'description' | 'tags'>
}
