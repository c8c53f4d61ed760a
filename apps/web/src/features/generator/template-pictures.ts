import type { InputKind } from '@relampago/domain/rules'
import type { PlainSampleId, SampleId } from '../../ui/sample-frame.tsx'

type Pictures = {
  tile: SampleId
  /** Under a caption that is drawn over it. */
  plain: PlainSampleId
}

/** Frames of each template that comes with the product. */
const templatePictures: Readonly<Record<string, Pictures>> = {
  default: { tile: 'coffee', plain: 'coffee-plain' },
  minimal: { tile: 'fact', plain: 'coffee-plain' },
  dynamic: { tile: 'marketing', plain: 'marketing-plain' },
}
const other: Pictures = { tile: 'sleep', plain: 'coffee-plain' }

/** What a template looks like; the default one shows a product when there is one. */
export function templatePicture(template: string, kind: InputKind): Pictures {
  if (template === 'default' && kind === 'product') return { tile: 'product', plain: 'product-plain' }
  return templatePictures[template] ?? other
}
