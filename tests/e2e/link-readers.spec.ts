import { expect, test } from '@playwright/test'
import { platform } from './person.ts'

/** Programs of messengers and networks that show a link: they name themselves and no format. */
const reader = 'facebookexternalhit/1.1'
const pages = ['/', '/generator', '/pricing', '/templates', '/blog', '/help-center', '/tutorials', '/status', '/about', '/terms', '/privacy', '/cookies']

/** The Open Graph elements of a page as a program gets it that shows links, by their names. */
async function shownOf(path: string, language: string): Promise<ReadonlyMap<string, string>> {
  const reply = await fetch(platform() + path, { headers: { 'user-agent': reader, accept: '*/*', 'accept-language': language } })
  expect([path, reply.status]).toEqual([path, 200])
  const elements = (await reply.text()).matchAll(/property="og:(\w+)" content="([^"]*)"/g)
  return new Map([...elements].map(([, name = '', content = '']) => [name, content]))
}

for (const [language, locale] of [
  ['pt-BR', 'pt_BR'],
  ['en-US', 'en_US'],
] as const) {
  test(`every public page tells link readers its title, its words and a picture that is there, in ${language}`, async () => {
    const titles = new Set<string>()
    for (const path of pages) {
      const shown = await shownOf(path, language)
      expect([shown.get('locale'), shown.get('url')]).toEqual([locale, platform() + path])
      expect(shown.get('description')?.length ?? 0, path).toBeGreaterThan(30)
      titles.add(shown.get('title') ?? '')
      const image = shown.get('image') ?? ''
      // Each page and language has a picture of its own.
      expect(image).toBe(`${platform()}/social/${path === '/' ? 'home' : path.slice(1)}.${language.slice(0, 2)}.jpg`)
      const picture = await fetch(image, { headers: { 'user-agent': reader } })
      expect([image, picture.status, picture.headers.get('content-type')]).toEqual([image, 200, 'image/jpeg'])
    }
    expect(titles.size).toBe(pages.length)
  })
}

test('a page has other words in the other language', async () => {
  for (const path of pages) {
    const [portuguese, english] = [await shownOf(path, 'pt-BR'), await shownOf(path, 'en-US')]
    expect(portuguese.get('description'), path).not.toBe(english.get('description'))
  }
})
