import { z } from 'zod'
import { articleCategories, difficulties, tutorialCategories } from '../src/content/page-data.ts'

const text = z.string('is a text').trim().min(1, 'is not empty')
const day = z.iso.date('is a day: YYYY-MM-DD')
const order = z.int('is a whole number').positive('is 1 or more')

/** Front matter of each folder of `content/pages`. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  blog: z.strictObject({
    title: text,
    excerpt: text,
    author: text,
    date: day,
    category: z.enum(articleCategories, `is one of ${articleCategories.join(', ')}`),
    tags: z.array(text, 'is a list: [one, two]').min(1, 'has at least one'),
    image: z.string('is a text').regex(/^[a-z0-9-]+$/, 'is the name of a picture, without folder and ending'),
    imageAlt: text,
    featured: z.boolean('is true, or left out').optional(),
  }),
  help: z.strictObject({ title: text, order }),
  tutorials: z.strictObject({
    title: text,
    excerpt: text,
    category: z.enum(tutorialCategories, `is one of ${tutorialCategories.join(', ')}`),
    difficulty: z.enum(difficulties, `is one of ${difficulties.join(', ')}`),
    order,
  }),
  legal: z.strictObject({ title: text, description: text, updated: day.optional() }),
}
