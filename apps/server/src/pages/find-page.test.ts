import { describe, expect, it } from 'vitest'
import { findPage } from './find-page.ts'

const paths = new Set(['/', '/templates', '/templates/new', '/templates/:templateId', '/blog/:id'])

describe('the page at a path', () => {
  it.each([
    ['/', { pattern: '/', parameters: {} }],
    ['/templates', { pattern: '/templates', parameters: {} }],
    ['/templates/new', { pattern: '/templates/new', parameters: {} }],
    ['/templates/a-b', { pattern: '/templates/:templateId', parameters: { templateId: 'a-b' } }],
    ['/templates/:templateId', { pattern: '/templates/:templateId', parameters: { templateId: ':templateId' } }],
    ['/blog/%C3%A9', { pattern: '/blog/:id', parameters: { id: '%C3%A9' } }],
    ['/templates/', null],
    ['/templates//', null],
    ['/templates/a/b', null],
    ['/template', null],
    ['/Templates/a', null],
    ['', null],
  ])('%j is %j', (path, found) => {
    expect(findPage(paths, path)).toEqual(found)
  })

  it.each(['/blog/other', '/blog/hooks/other', '/blog/Hooks', '/blog/:articleId'])('is none at %s, where only named articles are', (path) => {
    expect(findPage(new Set(['/blog', '/blog/hooks']), path)).toBeNull()
  })
})
