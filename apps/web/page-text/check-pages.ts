import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { ArticleData } from '../src/content/page-data.ts'
import { pageSchemas } from './page-schemas.ts'
import { readPages, type ContentPage } from './read-pages.ts'

/** What is wrong in a page of the content; `line`: 1 is the first. */
export type PageFault = { file: string; line: number; message: string }

/** How many texts each folder has at least, in each language that it has. */
const fewest = { blog: 6, help: 6, tutorials: 6, legal: 4 } as const
/** Words a minute. */
const pace = 200
const minutes = { least: 14, most: 16 }
const questionsOfCategory = 2

/** What is wrong with the pages below a root of the repository; `pagePaths`: all addresses. */
export function checkPages(root: string, pagePaths: readonly string[]): PageFault[] {
  const pages = readPages(root)
  const faults = [
    ...pages.flatMap((page) => [...page.problems.map((problem) => ({ file: page.file, ...problem })), ...formFaults(page)]),
    ...pages.flatMap((page) => (page.folder === 'blog' ? articleFaults(root, page) : [])),
    ...pages.flatMap((page) => (page.folder === 'help' ? questionFaults(page) : [])),
    ...pages.flatMap((page) => languageFaults(page, pages)),
    ...pages.flatMap((page) => linkFaults(page, pages, pagePaths)),
    ...countFaults(pages),
    ...sharedTitles(pages),
  ]
  return faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}

/** Addresses of the pages, as the table of routes writes them. */
export function pagePathsOf(root: string): string[] {
  const table = readFileSync(join(root, 'apps/web/src/app/routes.tsx'), 'utf8')
  const articles = readPages(root).flatMap(({ folder, id }) => (folder === 'blog' ? `/blog/${id}` : []))
  return [...[...table.matchAll(/'(\/[a-z-]*)'/g)].map(([, path = '']) => path), ...articles]
}

function formFaults({ file, folder, data, lineOfField }: ContentPage): PageFault[] {
  const schema = pageSchemas[folder]
  if (schema === undefined) return [{ file, line: 1, message: `content/pages/${folder} is none of ${Object.keys(pageSchemas).join(', ')}` }]
  const { error } = schema.safeParse(data)
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    line: lineOfField(path[0]),
    message: `${path.join('.') || 'the front matter'}: ${message}`,
  }))
}

function articleFaults(root: string, { file, words, data, lineOfField }: ContentPage): PageFault[] {
  const { image, imageAlt } = data as Partial<ArticleData>
  const read = words / pace
  const isLong = read >= minutes.least && read <= minutes.most
  const picture = `assets/pages/blog/${image}.webp`
  return [
    ...(isLong
      ? []
      : [
          {
            file,
            line: 1,
            message: `${words} words are read in ${read.toFixed(1)} minutes: write for ${minutes.least} to ${minutes.most}, ${pace} words each`,
          },
        ]),
    ...(existsSync(join(root, picture)) ? [] : [{ file, line: lineOfField('image'), message: `image: there is no ${picture}` }]),
    ...(imageAlt === image ? [{ file, line: lineOfField('imageAlt'), message: 'imageAlt: say what the picture shows' }] : []),
  ]
}

function questionFaults({ file, sections }: ContentPage): PageFault[] {
  if (sections.length === questionsOfCategory) return []
  return [{ file, line: 1, message: `has ${sections.length} questions: write ${questionsOfCategory}, each as a ## heading` }]
}

/** Articles are Portuguese alone; every other text is in all languages, with the same sections. */
function languageFaults(page: ContentPage, pages: readonly ContentPage[]): PageFault[] {
  const { file, folder, id, language, sections } = page
  if (folder === 'blog') return language === null ? [] : [{ file, line: 1, message: `articles name no language: ${id}.md` }]
  if (language === null) return [{ file, line: 1, message: `name its language: ${id}.pt.md` }]
  return interfaceLanguages.flatMap((wantedLanguage) => {
    const other = pages.find((one) => one.folder === folder && one.id === id && one.language === wantedLanguage)
    if (other === undefined) return [{ file, line: 1, message: `there is no ${id}.${wantedLanguage}.md beside it` }]
    if (other.sections.length === sections.length || language === 'pt') return []
    return [{ file, line: 1, message: `has ${sections.length} sections and ${id}.${wantedLanguage}.md ${other.sections.length}: write the same` }]
  })
}

function linkFaults(page: ContentPage, pages: readonly ContentPage[], pagePaths: readonly string[]): PageFault[] {
  const { file, links, language } = page
  return links.flatMap(({ line, href }) => {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] || ownPath(page)
    if (!/^[/#]/.test(href) || /^\/(?:api|docs|static|dev)\/|\.\w+$/.test(path)) return []
    if (!href.startsWith('#') && !pagePaths.includes(path)) return [{ file, line, message: `${path} is no page of ours` }]
    const known = anchorsOf(path, language, pages)
    if (anchor === undefined || known === null || known.includes(anchor)) return []
    return [{ file, line, message: `${href} is no place in the page ${path}` }]
  })
}

/** Where a text is shown. */
function ownPath({ folder, id }: ContentPage): string {
  if (folder === 'blog') return `/blog/${id}`
  return folder === 'help' ? '/help-center' : folder === 'tutorials' ? '/tutorials' : `/${id}`
}

/** Anchors of a page of texts; `null` for a page whose places are not of texts. */
function anchorsOf(path: string, language: ContentPage['language'], pages: readonly ContentPage[]): string[] | null {
  const read = (folder: string, id?: string) =>
    pages.filter((page) => page.folder === folder && (id === undefined || page.id === id) && (page.language ?? language) === (language ?? page.language))
  if (path === '/help-center') return read('help').flatMap(({ id, anchors }) => [id, ...anchors.keys()])
  if (path === '/tutorials') return read('tutorials').flatMap(({ id, anchors }) => [id, ...anchors.keys()])
  const [, first = '', id] = path.split('/')
  const found = first === 'blog' && id !== undefined ? read('blog', id) : read('legal', first)
  return found.length === 0 ? null : found.flatMap(({ anchors }) => [...anchors.keys()])
}

function countFaults(pages: readonly ContentPage[]): PageFault[] {
  return Object.entries(fewest).flatMap(([folder, least]) => {
    const count = new Set(pages.filter((page) => page.folder === folder).map(({ id }) => id)).size
    return count >= least ? [] : [{ file: `content/pages/${folder}`, line: 1, message: `has ${count} texts: the site has at least ${least}` }]
  })
}

function sharedTitles(pages: readonly ContentPage[]): PageFault[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ file, folder, language, data, lineOfField }) => {
    const key = `${folder} ${language} ${String(data['title']).trim().toLowerCase()}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, file)
    return earlier === undefined ? [] : [{ file, line: lineOfField('title'), message: `title: ${earlier} has the same` }]
  })
}
