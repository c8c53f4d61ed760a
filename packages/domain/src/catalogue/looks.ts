import type { Bilingual } from './languages.ts'

/** How the pictures of a video are drawn. An order without one leaves the choice to its theme. */
export const looks = {
  mesh: { pt: 'Estúdio', en: 'Studio' },
  grid: { pt: 'Digital', en: 'Digital' },
  pop: { pt: 'Quadrinhos', en: 'Comics' },
  paper: { pt: 'Papel recortado', en: 'Cut paper' },
  newspaper: { pt: 'Jornal', en: 'Newspaper' },
  neon: { pt: 'Neon', en: 'Neon' },
  swiss: { pt: 'Cartaz', en: 'Poster' },
  cinema: { pt: 'Cinema', en: 'Cinema' },
  cordel: { pt: 'Cordel', en: 'Woodcut' },
  retro: { pt: 'TV retrô', en: 'Retro TV' },
} as const satisfies Record<string, Bilingual>
export type LookId = keyof typeof looks
export const lookIds = Object.keys(looks) as LookId[]
