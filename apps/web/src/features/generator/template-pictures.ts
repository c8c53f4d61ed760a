import type { InputKind } from '@relampago/domain/rules'
import type { SampleId } from '../../ui/sample-frame.tsx'

/** A frame of each template that comes with the product. */
const templatePictures: Readonly<Record<string, SampleId>> = { default: 'coffee', minimal: 'fact', dynamic: 'marketing' }

/** What a template looks like; the default one shows a product when there is one. */
export function templatePicture(template: string, kind: InputKind): SampleId {
  if (template === 'default' && kind === 'product') return 'product'
  return templatePictures[template] ?? 'sleep'
}
