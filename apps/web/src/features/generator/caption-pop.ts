import { builtInTemplates, type BuiltInTemplateId } from '@relampago/domain/catalogue'
import type { TemplateChoice } from './use-options.ts'

/** Whether captions pop with a template; a template of a person says so when it is offered. */
export function captionPopOf(id: string, templates: readonly Pick<TemplateChoice, 'id' | 'captionPop'>[]): boolean {
  if (Object.hasOwn(builtInTemplates, id)) return builtInTemplates[id as BuiltInTemplateId].captionPop
  return templates.find((template) => template.id === id)?.captionPop ?? true
}
