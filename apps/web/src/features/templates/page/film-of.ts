import type { Template } from '@relampago/domain/contracts'

/** Address of the film for a template's page: beside its loop, by the same name. */
export function filmOf({ preview_loop: loop }: Pick<Template, 'preview_loop'>): string | null {
  return loop !== null && loop.endsWith('-loop.mp4') ? loop.replace(/-loop\.mp4$/, '-film.mp4') : null
}
