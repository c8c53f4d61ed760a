import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { HouseTemplate, TemplateSource } from '../content/schema/templates.ts'
import type { Read } from './source/read-content.ts'
import { templateBody } from './source/template-body.ts'

/** The templates that come with the product, those changed last first. */
export function compileTemplates(files: readonly Read<TemplateSource>[]): HouseTemplate[] {
  return files.map(compileTemplate).toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
}

function compileTemplate({ id, value }: Read<TemplateSource>): HouseTemplate {
  const { made, changed = made, premium } = value
  const { body, wrong } = templateBody(value)
  if (body === null) throw new Error(`content/templates/${id}.yaml: ${wrong.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`)
  const { name: _name, description: _description, tags: _tags, ...rest } = body
  const texts = Object.fromEntries(interfaceLanguages.map((language) => [language, value[language]])) as HouseTemplate['texts']
  return { slug: id, createdAt: isoOf(made), updatedAt: isoOf(changed), isPremium: premium === 'yes', texts, body: rest }
}

function isoOf(moment: string): string {
  return new Date(moment).toISOString()
}
