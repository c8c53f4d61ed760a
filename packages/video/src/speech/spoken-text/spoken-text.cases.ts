import type { VideoLanguage } from '@relampago/domain/catalogue'
import { englishCases } from './english/cases-en.ts'
import { portugueseCases } from './portuguese/cases-pt.ts'

/** Pairs of a table; what is written may hold " = " itself, what is spoken never does. */
function pairs(table: string): [written: string, spoken: string][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.lastIndexOf(' = ')
      return [line.slice(0, at), line.slice(at + 3)]
    })
}

/** Readings checked by hand. */
export const spokenTextCases = { 'pt-BR': pairs(portugueseCases), 'en-US': pairs(englishCases) } satisfies Record<VideoLanguage, [string, string][]>
