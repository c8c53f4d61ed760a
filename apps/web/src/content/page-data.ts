/** Front matter of a page that is only text; `updated` is a date as YYYY-MM-DD. */
export type LegalData = { title: string; description: string; updated?: string }

export const articleCategories = ['Marketing Digital', 'Tecnologia', 'Redes Sociais', 'Automação', 'Storytelling'] as const
export type ArticleData = {
  title: string
  excerpt: string
  author: string
  /** YYYY-MM-DD. */
  date: string
  category: (typeof articleCategories)[number]
  tags: readonly string[]
  /** Name of its picture, without folder and ending. */
  image: string
  imageAlt: string
  featured?: boolean
}

/** One of the categories of the help centre; each section is a question with its answer. */
export type HelpData = { title: string; order: number }

export const tutorialCategories = ['first-steps', 'style', 'templates', 'posting'] as const
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type TutorialData = {
  title: string
  excerpt: string
  category: (typeof tutorialCategories)[number]
  difficulty: (typeof difficulties)[number]
  order: number
}
