import { lookIds } from '@relampago/domain/catalogue'
import { z } from 'zod'
import { moods, pictureSubjects, type PictureSubject } from '../kinds/kinds.ts'
import { fields, list, oneOf, text } from './fields.ts'

const icons = list(text('the name of an icon'), 'names of icons')
const hue = z
  .string({ error: 'is not a hue: write a number from 0 to 359' })
  .regex(/^(?:[12]?\d?\d|3[0-5]\d)$/, 'is not a hue: write a number from 0 to 359')
  .transform(Number)
const colours = list(z.tuple([hue, hue, hue], { error: 'has not three hues: write hue, neighbour and accent' }), 'groups of three hues')
const subject = fields({ icons, colours, moods: list(oneOf(moods), 'moods'), looks: list(oneOf(lookIds), 'looks that suit the subject') })
const named = fields({ colours, mood: oneOf(moods), pt: list(text('a word'), 'words'), en: list(text('a word'), 'words') })

/** `content/pictures.yaml`. */
export const picturesFile = fields({
  subjects: fields(Object.fromEntries(pictureSubjects.map((name) => [name, subject])) as Record<PictureSubject, typeof subject>),
  general: subject,
  refused: icons,
  mainOnly: icons,
  onPhone: icons,
  backdrops: icons,
  kin: icons,
  vague: icons,
  named: list(named, 'groups of words with their colours'),
})
export type PictureLists = z.infer<typeof picturesFile>
