import type { DraftFormat } from './draft-format.ts'

/** Whole characters, also those of two code units. */
const longestStart = /^.{0,80}/u

/** The template's name as a file's, without what file systems refuse. */
export function draftFileName(name: string, { container }: Pick<DraftFormat, 'container'>): string {
  const allowed = name
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[ .]+|[ .]+$/g, '')
  const short = longestStart.exec(allowed)?.[0].trim() ?? ''
  return `${short === '' ? 'template' : short} (rascunho).${container}`
}
