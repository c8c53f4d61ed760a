import { z } from 'zod'
import { fields, list, oneOf, text } from './fields.ts'

/** What is compared; only sizes of one kind are. */
const sizeKinds = ['height', 'length', 'distance', 'area', 'volume', 'mass', 'speed', 'temperature'] as const
export type SizeKind = (typeof sizeKinds)[number]

const amount = z
  .string({ error: 'is not an amount: write a number with a point' })
  .regex(/^-?\d+(?:\.\d+)?$/, 'is not an amount: write a number with a point')
  .transform(Number)
const names = fields({ one: text('its name'), many: text('its name for several') })

/** `content/sizes.yaml`: things whose size is well known. */
export const sizesFile = list(
  fields({
    kind: oneOf(sizeKinds),
    size: amount,
    check: text('name where this can be looked up'),
    icon: text('the name of an icon').optional(),
    unless: list(text('a word'), 'words').optional(),
    pt: names,
    en: names,
  }),
  'things with their sizes',
)
export type SizesFile = z.infer<typeof sizesFile>

/**
 * A thing whose size is well known. `size` is in metres, square metres, litres, kilograms, km/h or
 * degrees Celsius; it is not compared in sentences with a word of `unless`.
 */
export type ComparedSize = Omit<SizesFile[number], 'icon' | 'unless'> & { icon: string | null; unless: readonly string[] }
