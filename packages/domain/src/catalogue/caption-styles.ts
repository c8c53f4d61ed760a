import type { Bilingual } from './languages.ts'

/** How captions are drawn and move. An order without one has the default. */
export const captionStyles = {
  word: { pt: 'Palavra grande', en: 'One big word' },
  lines: { pt: 'Duas linhas', en: 'Two lines' },
  box: { pt: 'Caixa na palavra', en: 'Boxed word' },
  underline: { pt: 'Sublinhado', en: 'Underline' },
  typewriter: { pt: 'Máquina de escrever', en: 'Typewriter' },
  calm: { pt: 'Legenda calma', en: 'Calm subtitle' },
} as const satisfies Record<string, Bilingual>
export type CaptionStyleId = keyof typeof captionStyles
export const captionStyleIds = Object.keys(captionStyles) as CaptionStyleId[]
export const defaultCaptionStyle: CaptionStyleId = 'lines'
