import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagePaths, prerenderedPaths } from './routes.tsx'

const texts = globSync('content/pages/blog/*.md', { cwd: join(import.meta.dirname, '../../../..') })
const articlePaths = texts.map((file) => `/blog/${basename(file, '.md')}`)
const belowBlog = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/blog/')).toSorted()

describe('the pages below /blog', () => {
  it('are those of the articles alone, each written ahead: the server answers 404 to every other', () => {
    expect(belowBlog(pagePaths)).toEqual(articlePaths.toSorted())
    expect(belowBlog(prerenderedPaths)).toEqual(articlePaths.toSorted())
    expect(articlePaths.length).toBeGreaterThan(0)
  })
})
