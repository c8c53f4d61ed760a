import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which workspaces each one may import. This table is the diagram of docs/architecture.md. */
const allowed: Record<string, readonly string[]> = {
  domain: [],
  compositor: ['domain'],
  video: ['domain', 'compositor'],
  preview: ['domain', 'compositor'],
  server: ['domain', 'video'],
  web: ['domain', 'preview'],
}
const folders: Record<string, string> = {
  domain: 'packages/domain',
  compositor: 'packages/compositor',
  video: 'packages/video',
  preview: 'packages/preview',
  server: 'apps/server',
  web: 'apps/web',
}
/** Workspaces that also run in a browser or anywhere: no Node modules. */
const withoutNode = ['domain', 'compositor', 'preview']

const root = join(import.meta.dirname, '..')
const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g

type Import = { file: string; from: string; target: string }

function importsOf(workspace: string): Import[] {
  const files = globSync(`${folders[workspace]}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|dist-node|build|assembly)$/.test(path),
  })
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map((match) => ({ file, from: workspace, target: match[1] ?? '' })),
  )
}

/** What is wrong with one import, or `null`. */
function brokenRule({ file, from, target }: Import): string | null {
  const isTest = /\.test\.tsx?$|test-setup/.test(file)
  const other = /^@relampago\/([a-z]+)/.exec(target)?.[1]
  if (other !== undefined && other !== from && !allowed[from]?.includes(other)) return `${file} imports ${target}`
  if (target.startsWith('.')) {
    const reached = relative(join(root, folders[from] ?? ''), join(root, dirname(file), target))
    if (reached.startsWith('..')) return `${file} leaves its workspace with ${target}`
  }
  if (target.startsWith('node:') && withoutNode.includes(from) && !isTest) return `${file} needs Node for ${target}`
  return null
}

/** A feature of the web may use everything but another feature. */
function crossFeature({ file, target }: Import): string | null {
  const feature = /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
  if (feature === undefined || !target.startsWith('.')) return null
  const other = /^apps\/web\/src\/features\/([^/]+)/.exec(join(dirname(file), target))?.[1]
  return other !== undefined && other !== feature ? `${file} imports feature ${other}` : null
}

describe('directions between workspaces', () => {
  it.each(Object.keys(allowed))('%s imports only what lies below it', (workspace) => {
    const imports = importsOf(workspace)

    const broken = imports.flatMap((one) => [brokenRule(one), crossFeature(one)]).filter((rule) => rule !== null)

    expect(broken).toEqual([])
    expect(imports.length).toBeGreaterThan(0)
  })

  it('finds a planted import upwards, a way around the package name, and Node in pure code', () => {
    const planted: Import[] = [
      { file: 'packages/domain/src/x.ts', from: 'domain', target: '@relampago/video' },
      { file: 'packages/video/src/x.ts', from: 'video', target: '../../domain/src/units.ts' },
      { file: 'packages/domain/src/x.ts', from: 'domain', target: 'node:fs' },
    ]

    expect(planted.map((one) => brokenRule(one))).toEqual([expect.any(String), expect.any(String), expect.any(String)])
    expect(crossFeature({ file: 'apps/web/src/features/a/x.tsx', from: 'web', target: '../b/y.ts' })).not.toBeNull()
  })

  it.each(Object.entries(folders))('package.json of %s names exactly the workspaces it uses', (workspace, folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> }
    const named = Object.keys(manifest.dependencies ?? {}).flatMap((name) => (name.startsWith('@relampago/') ? [name.slice('@relampago/'.length)] : []))
    const used = new Set(importsOf(workspace).flatMap((one) => /^@relampago\/([a-z]+)/.exec(one.target)?.[1] ?? []))
    used.delete(workspace)

    expect(named.sort()).toEqual([...used].sort())
  })
})
