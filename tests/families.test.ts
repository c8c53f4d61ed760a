import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generatedFamilies } from '../scripts/families/generated-families.ts'

const written = await generatedFamilies()

it.each(Object.entries(written))('content/families/%s.yaml is what npm run families writes', (id, text) => {
  expect(readFileSync(join(import.meta.dirname, `../content/families/${id}.yaml`), 'utf8')).toBe(text)
})
