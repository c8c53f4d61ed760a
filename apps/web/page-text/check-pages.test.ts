import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkPages, pagePathsOf } from './check-pages.ts'

const project = join(import.meta.dirname, '../../..')
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'relampago-pages-'))
  for (const id of ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis']) {
    put(`content/pages/blog/${id}.md`, article(id))
    for (const language of ['pt', 'en']) {
      put(`content/pages/help/${id}.${language}.md`, `---\ntitle: ${id}\norder: 1\n---\n## Um?\n\nSim.\n\n## Dois ${id}?\n\nNão.\n`)
      put(
        `content/pages/tutorials/${id}.${language}.md`,
        `---\ntitle: ${id}\nexcerpt: x\ncategory: style\ndifficulty: beginner\norder: 1\n---\n## Passo\n\nx\n`,
      )
    }
  }
  for (const id of ['about', 'terms', 'privacy', 'cookies']) {
    for (const language of ['pt', 'en']) put(`content/pages/legal/${id}.${language}.md`, `---\ntitle: ${id}\ndescription: x\n---\n## Parte\n\nx\n`)
  }
  put('assets/pages/blog/capa.webp', '')
})
afterEach(() => rmSync(root, { recursive: true }))

function put(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}
const article = (title: string, words = 3000) =>
  `---\ntitle: ${title}\nexcerpt: x\nauthor: x\ndate: 2026-11-01\ncategory: Tecnologia\ntags: [x]\nimage: capa\nimageAlt: Uma capa\n---\n${'texto '.repeat(words)}\n`
const faults = () =>
  checkPages(root, ['/', '/pricing', '/terms', '/blog/um']).map(({ file, line, message }) => `${file.replace('content/pages/', '')}:${line}: ${message}`)
const edit = (file: string, from: string, to: string) => put(`content/pages/${file}`, readFileSync(join(root, 'content/pages', file), 'utf8').replace(from, to))

describe('the check of pages', () => {
  it('finds nothing wrong with the pages of the project', () => {
    expect(checkPages(project, pagePathsOf(project))).toEqual([])
  })

  it('finds nothing wrong with a small site', () => {
    expect(faults()).toEqual([])
  })

  it.each([
    ['an unknown category', 'blog/um.md', 'Tecnologia', 'Culinária', 'blog/um.md:6: category: is one of Marketing Digital,'],
    ['a date that is none', 'blog/um.md', '2026-11-01', '2026-13-01', 'blog/um.md:5: date: is a day'],
    ['an unknown field', 'blog/um.md', 'excerpt: x', 'excerpt: x\nexcerp: y', 'blog/um.md:1: the front matter: '],
    ['a missing picture', 'blog/um.md', 'image: capa', 'image: nada', 'blog/um.md:8: image: there is no assets/pages/blog/nada.webp'],
    ['a title of another article', 'blog/um.md', 'title: um', 'title: dois', 'title: content/pages/blog/dois.md has the same'],
    ['a third question', 'help/um.pt.md', 'Sim.', 'Sim.\n\n## Três?\n\nx', 'help/um.pt.md:1: has 3 questions: write 2'],
    ['an unknown difficulty', 'tutorials/um.pt.md', 'beginner', 'easy', 'tutorials/um.pt.md:5: difficulty: is one of beginner,'],
    ['other sections in English', 'tutorials/um.en.md', '## Passo', '## Step\n\nx\n\n## Other', 'tutorials/um.en.md:1: has 2 sections and um.pt.md 1'],
    ['a link to no page', 'legal/terms.pt.md', '\nx\n', '\n[x](/price)\n', 'legal/terms.pt.md:7: /price is no page of ours'],
    [
      'a link to no place',
      'legal/about.pt.md',
      '\nx\n',
      '\n[x](/terms#fim) [y](/terms#parte)\n',
      'legal/about.pt.md:7: /terms#fim is no place in the page /terms',
    ],
    ['a link to no place in the page', 'legal/about.pt.md', '\nx\n', '\n[x](#fim)\n', 'legal/about.pt.md:7: #fim is no place in the page /about'],
    ['HTML', 'legal/about.pt.md', '\nx\n', '\n<b>x</b>\n', 'legal/about.pt.md:7: HTML is not read here'],
  ])('names %s', (_, file, from, to, expected) => {
    edit(file, from, to)

    expect(faults()).toContainEqual(expect.stringContaining(expected))
  })

  it.each([
    [2700, '13.5'],
    [3300, '16.5'],
  ])('names an article of %d words', (words, read) => {
    put('content/pages/blog/um.md', article('um', words))

    expect(faults()).toEqual([`blog/um.md:1: ${words} words are read in ${read} minutes: write for 14 to 16, 200 words each`])
  })

  it('names a text without its other language, and a folder with too few', () => {
    rmSync(join(root, 'content/pages/legal/cookies.en.md'))
    rmSync(join(root, 'content/pages/blog/seis.md'))

    expect(faults()).toEqual(['blog:1: has 5 texts: the site has at least 6', 'legal/cookies.pt.md:1: there is no cookies.en.md beside it'])
  })

  it('names a folder and a language that are none', () => {
    cpSync(join(root, 'content/pages/legal/about.pt.md'), join(root, 'content/pages/news/um.pt.md'))
    renameSync(join(root, 'content/pages/tutorials/um.en.md'), join(root, 'content/pages/tutorials/um.fr.md'))

    expect(faults()).toEqual(
      expect.arrayContaining([expect.stringContaining('content/pages/news is none of blog, help'), 'tutorials/um.fr.md:1: name its language: um.pt.md']),
    )
  })
})
