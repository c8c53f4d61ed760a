import type { Bilingual } from './languages.ts'

/** What templates of people are sorted under; `custom` is what the editor saves by default. */
export const templateCategories = {
  offer: { pt: 'Oferta', en: 'Offer' },
  tip: { pt: 'Dica', en: 'Tip' },
  list: { pt: 'Lista', en: 'List' },
  fact: { pt: 'Fato', en: 'Fact' },
  story: { pt: 'História', en: 'Story' },
  calm: { pt: 'Calmo', en: 'Calm' },
  pop: { pt: 'Pop', en: 'Pop' },
  retro: { pt: 'Retrô', en: 'Retro' },
  cinema: { pt: 'Cinema', en: 'Cinema' },
  custom: { pt: 'Personalizado', en: 'Custom' },
} as const satisfies Record<string, Bilingual>
export type TemplateCategory = keyof typeof templateCategories
export const templateCategoryIds = Object.keys(templateCategories) as TemplateCategory[]

export const templateDifficulties = ['beginner', 'intermediate', 'advanced'] as const
/** `draft` is shown as private. */
export const templateStatuses = ['draft', 'published'] as const
export const templateSorts = ['recent', 'popular', 'used', 'name'] as const
export type TemplateSort = (typeof templateSorts)[number]
export const templateScopes = ['all', 'public', 'user'] as const

export const templateLimits = {
  nameCharacters: 100,
  descriptionCharacters: 500,
  tags: 12,
  tagCharacters: 30,
  searchCharacters: 100,
  /** What one account may store, and mark. */
  ownTemplates: 200,
  favorites: 500,
  perPage: { default: 24, most: 100 },
  /** Of a template as the editor lays it out, in seconds. */
  totalSeconds: { min: 5, max: 120, default: 10 },
  /** Between the end of a transition and the start of the next, in seconds. */
  transitionGap: 0.2,
  /** What the editor offers, in seconds; a transition's own bounds narrow it. */
  transitionSeconds: { min: 0.5, max: 5 },
} as const

/** The author of the templates that come with the product. */
export const houseAuthor = { id: 'relampago', name: 'Relâmpago' } as const
