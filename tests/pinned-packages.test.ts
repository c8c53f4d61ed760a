import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>

describe('packages', () => {
  it.each(globSync('{.,packages/*,apps/*}/package.json', { cwd: root }))('of %s have one exact version each', (file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })

    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  })
})
