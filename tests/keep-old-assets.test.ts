import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepOldAssets } from '../apps/web/keep-old-assets.ts'

const hour = 3_600_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build of these files; gives its folder. */
function build(name: string, files: Record<string, string>): string {
  const made = join(folder, name)
  mkdirSync(join(made, 'assets'), { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(made, 'assets', file), content)
  return made
}
const assetsOf = (made: string) => readdirSync(join(made, 'assets')).toSorted()

describe('files of earlier builds', () => {
  it('are kept for a day after another build took their place, however old they are', () => {
    const first = build('first', { 'main-a.js': 'a' })
    const second = build('second', { 'main-b.js': 'b' })
    const third = build('third', { 'main-c.js': 'c' })
    const fourth = build('fourth', { 'main-d.js': 'd' })
    keepOldAssets(first, second, 0)
    keepOldAssets(second, third, 23 * hour)
    const afterADay = assetsOf(third)
    keepOldAssets(third, fourth, 25 * hour)

    expect(afterADay).toEqual(['main-a.js', 'main-b.js', 'main-c.js'])
    expect(assetsOf(fourth)).toEqual(['main-b.js', 'main-c.js', 'main-d.js'])
  })

  it('are no longer old when a build brings them back', () => {
    const first = build('first', { 'main-a.js': 'a0' })
    const second = build('second', { 'main-b.js': 'b1' })
    const third = build('third', { 'main-a.js': 'a2' })
    const fourth = build('fourth', { 'main-b.js': 'b3' })
    keepOldAssets(first, second, 0)
    keepOldAssets(second, third, 20 * hour)
    keepOldAssets(third, fourth, 40 * hour)

    expect(assetsOf(fourth)).toEqual(['main-a.js', 'main-b.js'])
    expect(readFileSync(join(fourth, 'assets/main-b.js'), 'utf8')).toBe('b3')
    expect(readFileSync(join(fourth, 'assets/main-a.js'), 'utf8')).toBe('a2')
  })

  it('are none before the first build', () => {
    const first = build('first', { 'main.js': '' })

    keepOldAssets(join(folder, 'nothing'), first, 0)

    expect(readdirSync(first)).toEqual(['assets'])
  })
})
