import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderArrows, workspaceArrows } from './boundaries/allowed-arrows.ts'
import { brokenFolderRule, circles, fileCircles } from './boundaries/folder-rules.ts'
import { importOf, importsBelow, isForTests, root, type Import } from './boundaries/read-imports.ts'

/** Where each box of the diagram in docs/architecture.md is. */
const folders: Record<string, string> = {
  domain: 'packages/domain',
  compositor: 'packages/compositor',
  video: 'packages/video',
  preview: 'packages/preview',
  server: 'apps/server',
  web: 'apps/web',
}
const allowed = workspaceArrows()
const tables = folderArrows()
/** Workspaces that also run in a browser or anywhere: no Node modules. */
const withoutNode = ['domain', 'compositor', 'preview']
/** What is wrong with one import of a workspace, or `null`. */
function brokenRule({ file, target, reached }: Import, from: string): string | null {
  const other = workspaceOf(target)
  if (other !== null && other !== from && !allowed[from]?.includes(other)) return `${file} imports ${target}`
  if (reached !== null && relative(folders[from] ?? '', reached).startsWith('..')) return `${file} leaves its workspace with ${target}`
  if (target.startsWith('node:') && withoutNode.includes(from) && !isForTests(file)) return `${file} needs Node for ${target}`
  return null
}

function workspaceOf(target: string): string | null {
  return /^@relampago\/([a-z]+)/.exec(target)?.[1] ?? null
}

describe('directions between workspaces', () => {
  it('are drawn for every workspace', () => {
    expect(Object.keys(allowed).toSorted()).toEqual(Object.keys(folders).toSorted())
  })

  it.each(Object.entries(folders))('%s imports only what lies below it', (workspace, folder) => {
    const imports = importsBelow(folder)

    expect(imports.map((one) => brokenRule(one, workspace)).filter((rule) => rule !== null)).toEqual([])
    expect(imports.length).toBeGreaterThan(0)
  })

  it('a planted import upwards, a way around the package name, and Node in pure code are found', () => {
    expect(brokenRule(importOf('packages/domain/src/x.ts', '@relampago/video'), 'domain')).toContain('imports @relampago/video')
    expect(brokenRule(importOf('packages/video/src/x.ts', '../../domain/src/units.ts'), 'video')).toContain('leaves its workspace')
    expect(brokenRule(importOf('packages/domain/src/x.ts', 'node:fs'), 'domain')).toContain('needs Node')
  })

  it.each(Object.entries(folders))('package.json of %s names exactly the workspaces it uses', (workspace, folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> }
    const named = Object.keys(manifest.dependencies ?? {}).flatMap((name) => workspaceOf(name) ?? [])
    const used = new Set(importsBelow(folder).flatMap((one) => workspaceOf(one.target) ?? []))
    used.delete(workspace)

    expect(named.toSorted()).toEqual([...used].toSorted())
  })
})

describe('directions between folders', () => {
  it('are listed for everything that has folders', () => {
    const bases = ['apps/server/src', 'apps/web/src', 'packages/domain/src', 'packages/preview/src', 'packages/video/src', 'scripts']

    expect(Object.keys(tables).toSorted()).toEqual(bases)
  })

  it.each(Object.entries(tables))('of %s are kept', (base, arrows) => {
    const broken = importsBelow(base).flatMap((one) => brokenFolderRule(one, base, arrows) ?? [])

    expect([...new Set(broken)]).toEqual([])
  })

  it.each(Object.entries(tables))('of %s name only folders that exist', (base, arrows) => {
    const named = [...Object.keys(arrows), ...Object.values(arrows).flat()]

    expect(named.filter((folder) => !existsSync(join(root, base, folder)))).toEqual([])
  })

  it.each([...Object.keys(tables), 'packages/compositor/src'])('of %s make no circle', (base) => {
    expect(circles(importsBelow(base), base)).toEqual([])
  })

  it.each([...Object.keys(tables), 'packages/compositor/src'])('of %s hold no files in a circle, not of types either', (base) => {
    expect(fileCircles(importsBelow(base), base)).toEqual([])
  })

  it('a planted arrow that no row allows, a folder without a row, and test material in production are found', () => {
    const arrows = { '.': ['low', 'high'], low: [], high: ['low'], 'high/inner': [] }
    const broken = (file: string, target: string) => brokenFolderRule(importOf(file, target), 'apps/x/src', arrows)

    expect(broken('apps/x/src/high/a.ts', '../low/b.ts')).toBeNull()
    expect(broken('apps/x/src/low/b.ts', '../high/a.ts')).toContain('no arrow from low to high')
    expect(broken('apps/x/src/high/inner/c.ts', '../a.ts')).toContain('no arrow from high/inner to high')
    expect(broken('apps/x/src/new/d.ts', '../low/b.ts')).toContain('no row for the folder of apps/x/src/new/d.ts')
    expect(broken('apps/x/src/low/b.ts', '../../tests/fakes.ts')).toContain('is for tests')
    expect(broken('apps/x/src/low/b.test.ts', '../../tests/fakes.ts')).toBeNull()
  })

  it('a planted circle is found over several folders, and between a folder and one inside it', () => {
    const around = [importOf('x/a/1.ts', '../b/2.ts'), importOf('x/b/2.ts', '../c/3.ts'), importOf('x/c/3.ts', '../a/1.ts'), importOf('x/d/4.ts', '../a/1.ts')]
    const nested = [importOf('x/a/1.ts', './inner/2.ts'), importOf('x/a/inner/2.ts', '../1.ts')]

    expect(circles(around, 'x')).toEqual(['a b c'])
    expect(circles(nested, 'x')).toEqual(['a a/inner'])
    expect(circles(nested.slice(1), 'x')).toEqual([])
    expect(fileCircles(around, 'x')).toEqual(['a/1.ts b/2.ts c/3.ts'])
  })
})
