import { templateLimits } from '@relampago/domain/catalogue'
import type { Template } from '@relampago/domain/contracts'
import { bodyOfProject, projectOfTemplate, type EditorProject } from '@relampago/domain/editor'
import { cutText } from '@relampago/domain/rules'
import { readTemplate } from '@relampago/domain/templates'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'

/** Which version the changes were made on; `null` writes over whatever there is. */
type Base = string | null

export async function fetchTemplate(id: string, signal?: AbortSignal): Promise<Template> {
  const { template } = await call('template', { params: { templateId: id }, on401: 'throw', ...(signal && { signal }) })
  return wholeTemplate(template)
}

/** Stores a project as a new template of the person. */
export async function sendNew(project: EditorProject, loaded: Template | null): Promise<Template> {
  return wholeTemplate((await call('createTemplate', { body: bodyOfProject(project, loaded) })).template)
}

/**
 * Stores a project over a template of the person. Rejects with `template_changed` when another
 * content was stored since `base`; what only published it does not count.
 */
export async function sendChanged(project: EditorProject, loaded: Template, base: Base): Promise<Template> {
  try {
    return await put(project, loaded, base)
  } catch (error) {
    if (!isChanged(error) || base !== loaded.updated_at) throw error
    const now = await fetchTemplate(loaded.id)
    if (contentText(now) !== contentText(loaded)) throw error
    return await put(project, loaded, now.updated_at)
  }
}

async function put(project: EditorProject, loaded: Template, base: Base): Promise<Template> {
  const body = { ...bodyOfProject(project, loaded), ...(base !== null && { base_updated_at: base }) }
  return wholeTemplate((await call('updateTemplate', { params: { templateId: loaded.id }, body })).template)
}

/** The same by another name, as long as names may be. */
export function copyOf(project: EditorProject, suffix: string): EditorProject {
  return { ...project, name: `${cutText(project.name.trim(), templateLimits.nameCharacters - suffix.length)}${suffix}` }
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'template_changed'
}

function contentText(template: Template): string {
  return JSON.stringify(bodyOfProject(projectOfTemplate(template).project, template))
}

function wholeTemplate(given: unknown): Template {
  const template = readTemplate(given)
  if (template === null) throw new TypeError('the reply is no template')
  return template
}
