import type { Bilingual } from './languages.ts'

/** In what form a script tells its theme. An order without one leaves the choice to the writer. */
export const shapes = {
  facts: { pt: 'Lista de fatos', en: 'List of facts' },
  steps: { pt: 'Passo a passo', en: 'Step by step' },
  myths: { pt: 'Mito ou verdade', en: 'Myth or truth' },
  questions: { pt: 'Perguntas e respostas', en: 'Questions and answers' },
  story: { pt: 'Linha do tempo', en: 'Timeline' },
  comparison: { pt: 'Comparação', en: 'Comparison' },
  quiz: { pt: 'Quiz', en: 'Quiz' },
  number: { pt: 'Número que impressiona', en: 'A striking number' },
} as const satisfies Record<string, Bilingual>
export type ShapeId = keyof typeof shapes
export const shapeIds = Object.keys(shapes) as ShapeId[]
