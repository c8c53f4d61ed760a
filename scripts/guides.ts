// Takes the pictures of the tutorials from the product itself: starts the platform on a folder of
// its own, walks the steps of each guide in a real browser, and writes them as WebP. A control that
// is no longer there ends the walk.
//   --guide ID       only this guide
//   --language CODE  only pt or en
//   --out FOLDER     where the pictures go (assets/pages/tutorials)
//   --small          one guide that needs no video, in Portuguese
import './setup/help.mjs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import { buildWeb } from '../apps/web/build.ts'
import { runPlatform } from '../tests/e2e/start-platform.ts'
import { openShop } from '../tests/fixtures/shop.ts'
import { openBrowser } from './bench/web-visit.ts'
import { openProAccount } from './guides/account.ts'
import { visit } from './guides/visit.ts'
import { guideWalks } from './guides/walks.ts'
import { root } from './setup/run-tool.ts'
import { bringBrowser, bringFfmpeg } from './setup/system-programs.ts'

const text = { type: 'string' } as const
const { values: given } = parseArgs({
  options: { guide: text, language: text, out: { ...text, default: join(root, 'assets/pages/tutorials') }, small: { type: 'boolean', default: false } },
})
const out = resolve(given.out)
const wanted = given.small ? 'style-captions' : given.guide
const languages = interfaceLanguages.filter((language) => (given.small ? language === 'pt' : given.language === undefined || given.language === language))

process.env['FFMPEG_PATH'] ??= bringFfmpeg()
await buildWeb()
const data = await mkdtemp(join(tmpdir(), 'relampago-guides-'))
const shop = await openShop()
const walks = Object.entries(guideWalks(shop.url)).filter(([id]) => wanted === undefined || id === wanted)
if (walks.length === 0 || languages.length === 0) throw new Error(`--guide is one of ${Object.keys(guideWalks('')).join(', ')}; --language is pt or en`)
// The build leaves `production` in our environment, where the sandbox's payments are refused.
const platform = await runPlatform(data, { NODE_ENV: 'development' })
const browser = await openBrowser(bringBrowser())
const pictures: string[] = []
try {
  for (const language of languages) {
    const token = walks.some(([, { isSignedIn }]) => isSignedIn) ? await openProAccount(platform.url, language) : null
    for (const [id, { window, isSignedIn, go }] of walks) {
      const place = { browser, url: platform.url, token: isSignedIn ? token : null, language, out, onPicture: (file: string) => pictures.push(file) }
      await visit(place, window, go).catch((error: unknown) => {
        throw new Error(`the guide ${id} (${language}) cannot be walked: the product has changed`, { cause: error })
      })
    }
  }
} finally {
  await browser.close()
  await platform.stop()
  await shop.close()
  await rm(data, { recursive: true, force: true })
}
const bytes = (await Promise.all(pictures.map((file) => stat(join(out, file))))).reduce((sum, { size }) => sum + size, 0)
console.log(`${pictures.length} pictures of ${walks.length} guides, ${Math.round(bytes / 1000)} KB`)
