import type { CallBody, Template } from '../contracts/index.ts'
import { cutText } from '../rules/cut-text.ts'
import { bodyOfTemplate } from './duplicate-of.ts'
import { foldForSearch } from './fold-for-search.ts'

const templateFileVersion = 1
/** In UTF-16 units; the longest template that can be stored takes a fifth of it. */
export const longestTemplateFile = 64 * 1024
const longestFileName = 60

/** Content of a template's file, for another account or place. */
export type TemplateFile = { format: 'relampago-template'; version: number; template: CallBody<'createTemplate'> }

export function toTemplateFile(template: Template): TemplateFile {
  return { format: 'relampago-template', version: templateFileVersion, template: bodyOfTemplate(template) }
}

/** A file name that every system takes: letters without accents, digits and hyphens. */
export function templateFileName(name: string): string {
  const words =
    foldForSearch(name)
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return `${cutText(['template', ...words].join('-'), 'template-'.length + longestFileName).replace(/-$/, '')}.json`
}

/** Why a file is no template: `newer` files come from a later version of the product. */
export type TemplateFileProblem = 'too-large' | 'no-json' | 'no-template' | 'newer'
type Read = { body: CallBody<'createTemplate'>; problem?: undefined } | { body?: undefined; problem: TemplateFileProblem }

/** Reads a file far enough to send it; the server checks every field. */
export function readTemplateFile(text: string): Read {
  if (text.length > longestTemplateFile) return { problem: 'too-large' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { problem: 'no-json' }
  }
  if (!isFields(parsed)) return { problem: 'no-template' }
  const { format, version, template } = parsed
  if (format !== 'relampago-template' || typeof version !== 'number' || !Number.isInteger(version) || version < 1) return { problem: 'no-template' }
  // Where a later version has its template is unknown.
  if (version > templateFileVersion) return { problem: 'newer' }
  return isFields(template) ? { body: template as CallBody<'createTemplate'> } : { problem: 'no-template' }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
