import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { houseFilms } from './house-films.ts'

const bundled = readdirSync(join(import.meta.dirname, '../../assets/templates')).toSorted()

it('every template of the product has its pictures, and there are no others', () => {
  const wanted = houseFilms().flatMap(({ files }) => files)

  expect(bundled, 'assets/templates is not what the templates of content/templates look like: run npm run templates').toEqual([...new Set(wanted)].toSorted())
})
