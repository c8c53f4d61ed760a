import type { SampleId } from '../../ui/sample.texts.ts'

/** A picture in the manner of each template that comes with the product. */
export const templatePictures: Readonly<Record<string, SampleId>> = { default: 'coffee', minimal: 'points', dynamic: 'marketing' }
