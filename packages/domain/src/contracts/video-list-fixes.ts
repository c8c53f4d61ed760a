import type { Bilingual } from '../catalogue/index.ts'
import { videoKinds, videoListLimits, videoStates } from './video-list.ts'

const { limit, searchCharacters } = videoListLimits
function oneOf(values: readonly string[]): Bilingual {
  return { pt: `escolha ${values.join(', ')}, ou não envie o parâmetro.`, en: `choose ${values.join(', ')}, or leave the parameter out.` }
}

/** How to correct what the list of videos is asked for. */
export const videoListFixes: Record<string, Bilingual> = {
  limit: { pt: `use um número inteiro de 1 a ${limit.most}.`, en: `use a whole number from 1 to ${limit.most}.` },
  cursor: { pt: 'use o next_cursor da página anterior, ou não envie o parâmetro.', en: 'use the next_cursor of the page before, or leave the parameter out.' },
  search: { pt: `use até ${searchCharacters} caracteres de texto.`, en: `use up to ${searchCharacters} characters of text.` },
  kind: oneOf(videoKinds),
  state: oneOf(videoStates),
}
