import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchWebBuild, type WebBuild } from './web-build.ts'

let folder: string
let log: string[]
let publicUrl = 'https://videos.example'
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relampago-web-'))
  log = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const webRoot = () => join(folder, 'dist')
const watch = () =>
  watchWebBuild({
    webRoot: webRoot(),
    apiKey: 'key',
    operator: '',
    contact: '',
    social: '',
    publicUrl: () => publicUrl,
    log: (line) => log.push(line),
    lookEveryMs: 0,
  })

/** Takes the place of the build before, as the script that builds does. */
async function replaceBuild(name: string, list: string | null = JSON.stringify({ pages: ['/', `/${name}`] })): Promise<void> {
  const next = join(folder, 'next')
  const files = {
    'app.pt.html': `<p>${name}</p>`,
    [`assets/${name}.js`]: name,
    [`assets/${name}.js.br`]: name,
    '.vite/manifest.json': '{}',
    'icon.svg': '<svg/>',
  }
  for (const [file, content] of Object.entries(list === null ? files : { ...files, 'pages.json': list })) {
    await mkdir(dirname(join(next, file)), { recursive: true })
    await writeFile(join(next, file), content)
  }
  await rm(webRoot(), { recursive: true, force: true })
  await rename(next, webRoot())
}
async function textOf({ html }: WebBuild): Promise<string | undefined> {
  return (await html.get('app.pt.html')?.identity())?.toString()
}

describe('the build of the pages', () => {
  it('is read whole at the first request: pages, and files without copies and tools', async () => {
    await replaceBuild('first')

    const build = await watch()()

    expect([...build.pagePaths]).toEqual(['/', '/first'])
    expect([...build.files].toSorted()).toEqual(['/assets/first.js', '/icon.svg'])
    expect(await textOf(build)).toBe('<p>first</p>')
  })

  it('is replaced by the next one at once, pages and files together', async () => {
    await replaceBuild('first')
    const current = watch()
    await current()
    await replaceBuild('second')
    const seen = new Set<string>()

    await expect
      .poll(async () => {
        const build = await current()
        const all = `${await textOf(build)} ${[...build.pagePaths].at(-1)} ${[...build.files].find((file) => file.endsWith('.js'))}`
        seen.add(all)
        return all
      })
      .toBe('<p>second</p> /second /assets/second.js')
    expect([...seen].filter((all) => !/first.*first.*first|second.*second.*second/.test(all))).toEqual([])
  })

  it.each([
    ['is not complete', null],
    ['is broken', 'not JSON'],
  ])('stays what it was while the next one %s', async (_, list) => {
    await replaceBuild('first')
    const current = watch()
    await current()
    await replaceBuild('second', list)

    for (let time = 0; time < 100; time++) {
      expect(await textOf(await current())).toBe('<p>first</p>')
      // Time for the looks: each takes a few calls like this one.
      await stat(webRoot())
    }
    await replaceBuild('third')
    await expect.poll(async () => textOf(await current())).toBe('<p>third</p>')
    expect(log.every((line) => line.startsWith('a build of the pages cannot be read'))).toBe(true)
  })

  it('has public addresses in pages and lists, also when these change', async () => {
    await replaceBuild('first')
    await writeFile(join(webRoot(), 'app.pt.html'), '<link rel="canonical" href="https://public-url.invalid/blog">')
    await writeFile(join(webRoot(), 'sitemap.xml'), '<loc>https://public-url.invalid/</loc>')
    const current = watch()
    const sitemap = async (build: WebBuild) => (await build.texts.get('sitemap.xml')?.identity())?.toString()

    expect(await textOf(await current())).toBe('<link rel="canonical" href="https://videos.example/blog">')
    expect(await sitemap(await current())).toBe('<loc>https://videos.example/</loc>')
    publicUrl = 'http://localhost:4000'
    await expect.poll(async () => textOf(await current())).toBe('<link rel="canonical" href="http://localhost:4000/blog">')
    expect(await sitemap(await current())).toBe('<loc>http://localhost:4000/</loc>')
  })

  it('is nothing where there is none', async () => {
    const build = await watch()()

    expect([build.pagePaths.size, build.html.size, build.files.size, log]).toEqual([0, 0, 0, []])
  })
})
