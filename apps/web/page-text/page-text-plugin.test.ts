import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageTextPlugin } from './page-text-plugin.ts'
import { webpSize } from './webp-size.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relampago-page-text-'))
  for (const name of ['content/pages/blog', 'assets/pages/blog']) mkdirSync(join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const picture = () => sharp({ create: { width: 640, height: 360, channels: 3, background: '#0d0c0a' } }).webp()

async function builtPage(body: string): Promise<string> {
  writeFileSync(join(folder, 'content/pages/blog/one.md'), `---\ntitle: Um\n---\n${body}`)
  writeFileSync(
    join(folder, 'main.js'),
    "import text from './content/pages/blog/one.md'\nimport data from './content/pages/blog/one.md?data'\nexport { data, text }",
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageTextPlugin()],
    build: { outDir: 'dist', assetsInlineLimit: 0, minify: false, rolldownOptions: { input: join(folder, 'main.js'), preserveEntrySignatures: 'strict' } },
  })
  const [script = ''] = readdirSync(join(folder, 'dist/assets')).filter((file) => file.endsWith('.js'))
  return readFileSync(join(folder, 'dist/assets', script), 'utf8')
}

it('a built page names its pictures by their content, with their sizes', async () => {
  writeFileSync(join(folder, 'assets/pages/blog/tela.webp'), await picture().toBuffer())

  const script = await builtPage('![A tela](tela.webp)\n\n## Fim\n\n![De novo](tela.webp)')

  const [file = ''] = readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.webp'))
  expect(file).toMatch(/^tela-[\w-]{8}\.webp$/)
  expect(script).toContain(`/assets/${file}`)
  expect(script).toMatch(/width=\\?"640\\?" height=\\?"360\\?"/)
})

it('a fault ends the build with the file and the line', async () => {
  await expect(builtPage('Um.\n\n![A tela](tela.webp)\n\n<b>')).rejects.toThrow(
    'content/pages/blog/one.md:6: the picture tela.webp is not in assets/pages/blog\ncontent/pages/blog/one.md:8: HTML is not read here',
  )
})

it('a file that is no WebP is a fault', async () => {
  writeFileSync(join(folder, 'assets/pages/blog/tela.webp'), await picture().png().toBuffer())

  await expect(builtPage('![A tela](tela.webp)')).rejects.toThrow('one.md:4: the picture tela.webp in assets/pages/blog is no WebP')
})

it.each([
  ['lossy', { quality: 80 }, 'VP8 '],
  ['lossless', { lossless: true }, 'VP8L'],
] as const)('the size of a %s picture is read from its header', async (_, options, kind) => {
  const bytes = await picture().webp(options).toBuffer()

  expect(bytes.toString('latin1', 12, 16)).toBe(kind)
  expect(webpSize(bytes)).toEqual({ width: 640, height: 360 })
})

it('the size of a picture with transparent parts is read from its header', async () => {
  const bytes = await picture().ensureAlpha(0.5).webp().toBuffer()

  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X')
  expect(webpSize(bytes)).toEqual({ width: 640, height: 360 })
})
