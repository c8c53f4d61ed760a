import { z } from 'zod'
import { pictureSubjects, type PictureSubject } from '../kinds/kinds.ts'
import { fields, list, oneOf, text } from './fields.ts'

const icons = list(text('the name of an icon'), 'names of icons')
const hue = z
  .string({ error: 'is not a hue: write a number from 0 to 359' })
  .regex(/^(?:[12]?\d?\d|3[0-5]\d)$/, 'is not a hue: write a number from 0 to 359')
  .transform(Number)
const look = oneOf(['mesh', 'paper', 'grid', 'pop'])
const subject = fields({
  icons,
  colours: list(z.tuple([hue, hue, hue], { error: 'has not three hues: write hue, neighbour and accent' }), 'groups of three hues'),
  looks: list(z.tuple([look, look], { error: 'has not two looks: write two that alternate' }), 'pairs of looks'),
})

/** `content/pictures.yaml`. */
export const picturesFile = fields({
  subjects: fields(Object.fromEntries(pictureSubjects.map((name) => [name, subject])) as Record<PictureSubject, typeof subject>),
  general: subject,
  refused: icons,
  mainOnly: icons,
  onPhone: icons,
})
export type PictureLists = z.infer<typeof picturesFile>
