// Draws what shows a template: a still, a loop of one second, a short film and the picture of a
// shared link. Without --design those of the templates that come with the product, into
// assets/templates; what is there is not drawn again, and what belongs to no template is removed.
//   --design FILE    a design of your own, JSON as for npm run make, or a folder of such files
//   --category ID    what its sample pictures are about: offer, tip, list, fact, story, calm, pop,
//                    retro, cinema or custom (custom)
//   --out FOLDER     where the pictures of designs go, in a folder for each (templates)
//   --sheet FILE     also write a PNG with six moments of each loop
import './setup/help.mjs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { templateCategoryIds } from '@relampago/domain/catalogue'
import { drawDesigns } from './templates/draw-designs.ts'
import { drawHouseFilms } from './templates/house-films.ts'
import { loopSheet } from './templates/loop-sheet.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { design: text, category: { ...text, default: 'custom' }, out: { ...text, default: 'templates' }, sheet: text } })
const category = templateCategoryIds.find((id) => id === values.category)
if (category === undefined) throw new Error(`--category is one of ${templateCategoryIds.join(', ')}`)

const start = performance.now()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)))

const loops =
  values.design === undefined
    ? await drawHouseFilms(stop.signal)
    : await drawDesigns({ place: resolve(values.design), category, out: resolve(values.out), signal: stop.signal })
if (values.sheet !== undefined) await loopSheet(loops, resolve(values.sheet))
const bytes = (await Promise.all(loops.map(async ({ file }) => (await stat(file)).size))).reduce((sum, size) => sum + size, 0)
console.log(`${loops.length} templates, loops of ${Math.round(bytes / 1000)} KB, ${((performance.now() - start) / 1000).toFixed(1)} s`)
