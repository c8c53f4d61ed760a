import { storedTemplateId, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { designOfTemplate } from '@relampago/domain/templates'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { houseTexts } from '../templates/house-templates.ts'
import { chooseTemplates } from '../templates/offer-templates.ts'
import { frozenIn } from './freeze-template.ts'
import type { OfferedTemplate } from './template-option.ts'

type Asked = { template?: string | undefined; variation_of?: string | undefined }

/** Templates of people among the options; also the one that is asked for, if it may be used. */
export async function offeredTemplates(
  database: Database,
  caller: User | null,
  { template, variation_of: variationOf, language }: Asked & { language: InterfaceLanguage },
): Promise<OfferedTemplate[]> {
  const named = storedTemplateId(template ?? '')
  const offered = (await chooseTemplates(database, caller, named)).map(({ id, content, ...rest }) => ({
    ...rest,
    ...houseTexts(id, language),
    storedId: id,
    design: designOfTemplate(content),
  }))
  if (caller === null || named === null || variationOf === undefined) return offered
  const frozen = await database.read((queries) => frozenIn(queries, caller, { storedId: named, variationOf }))
  if (frozen === null) return offered
  const { name, design } = frozen
  const now = offered.find(({ storedId }) => storedId === named)
  // The still shows the template as it is now.
  const asThen = { category: 'custom', description: '', still: null, ...now, storedId: named, name, design } as const
  return [...offered.filter((one) => one !== now), asThen]
}
