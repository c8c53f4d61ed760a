import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPrivate, writtenHead } from './page-heads.ts'
import { readSiteTexts, type SiteTexts } from './pages-of-site.ts'
import { feed, robots, sitemap } from './site-files.ts'

let folder: string
let texts: SiteTexts
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-site-'))
  const article = (title: string, date: string) =>
    `---\ntitle: '${title}'\nexcerpt: Um & dois\nauthor: Equipe\ndate: ${date}\ncategory: Tecnologia\ntags: [a, b]\nimage: x\nimageAlt: x\n---\nOi.`
  const files = {
    'content/pages/blog/velho.md': article('Velho', '2026-01-02'),
    'content/pages/blog/novo.md': article('Novo </script> "x"', '2026-03-04'),
    'content/pages/legal/terms.pt.md': '---\ntitle: Termos\ndescription: x\nupdated: 2026-02-03\n---\n',
    'content/pages/help/start.pt.md': '---\ntitle: Começo\norder: 1\n---\n## Como?\n\nAssim, <<.\n',
    'social/home.pt.jpg': '',
    'social/blog/novo.pt.jpg': '',
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  texts = readSiteTexts('pt', folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const head = '<title>Novo &quot;x&quot; · Relâmpago</title><meta name="description" content="Um &amp; dois"/>'
const written = (path: string, given = head) => writtenHead({ path, language: 'pt', head: given, texts, pictures: join(folder, 'social') })

describe('the head of a page', () => {
  it('tells other sites what it shows, with a picture of its own', () => {
    const shown = written('/blog/novo')

    expect(shown).toContain('<link data-written rel="canonical" href="https://public-url.invalid/blog/novo">')
    expect(shown).toContain('property="og:title" content="Novo &quot;x&quot;"')
    expect(shown).toContain('property="og:description" content="Um &amp; dois"')
    expect(shown).toContain('property="og:type" content="article"')
    expect(shown).toContain('property="og:image" content="https://public-url.invalid/social/blog/novo.pt.jpg"')
    expect(shown).toContain('property="article:published_time" content="2026-03-04"')
    expect(shown.match(/<(?:link|meta|script)(?! data-written)/g)).toBeNull()
  })

  it('holds data that no browser takes for the end of the script', () => {
    const data = /ld\+json">(.*)<\/script>/s.exec(written('/blog/novo'))?.[1] ?? ''

    expect(data).not.toContain('<')
    expect((JSON.parse(data) as { '@graph': { headline?: string }[] })['@graph'][0]?.headline).toBe('Novo </script> "x"')
  })

  it('has the picture of the landing page where there is no other, and none without any', () => {
    expect(written('/blog/velho')).toContain('content="https://public-url.invalid/social/home.pt.jpg"')
    const without = writtenHead({ path: '/', language: 'pt', head, texts, pictures: join(folder, 'none') })
    expect(without).not.toContain('og:image')
    expect(without).toContain('name="twitter:card" content="summary"')
  })

  it('has nothing on pages of accounts', () => {
    const given = `${head}<meta name="robots" content="noindex"/>`

    expect([isPrivate(given), written('/profile', given)]).toEqual([true, ''])
  })
})

describe('the files of the site', () => {
  it('list pages with the day of their change', () => {
    const list = sitemap(['/', '/terms', '/blog', '/blog/velho'], texts)

    expect(list).toContain('<url><loc>https://public-url.invalid/</loc></url>')
    expect(list).toContain('<url><loc>https://public-url.invalid/terms</loc><lastmod>2026-02-03</lastmod></url>')
    expect(list).toContain('/blog</loc><lastmod>2026-03-04</lastmod>')
    expect(list).toContain('/blog/velho</loc><lastmod>2026-01-02</lastmod>')
  })

  it('keep robots from pages of accounts and name the list', () => {
    expect(robots(['/profile', '/login'])).toBe('User-agent: *\nDisallow: /profile\nDisallow: /login\n\nSitemap: https://public-url.invalid/sitemap.xml\n')
  })

  it('have the articles as a feed that an XML parser reads, the newest first', () => {
    const document = feed(texts)

    expect([...document.matchAll(/<item>\s*<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual(['Novo &lt;/script&gt; &quot;x&quot;', 'Velho'])
    expect(document).toContain('<pubDate>Wed, 04 Mar 2026 12:00:00 GMT</pubDate>')
    expect(document).toContain('<description>Um &amp; dois</description>')
  })
})
