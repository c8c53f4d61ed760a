import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** What is between two lines that begin so. */
const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)))

/** Names in the first column of the tables of each section. */
function namesToldIn(language: string): string[][] {
  const sections = read(`content/pages/legal/cookies.${language}.md`).split(/^## /m)
  const names = sections.map((section) =>
    [...section.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
  )
  return names.filter((section) => section.length > 0)
}

/** Cookies that the sources set, on the server and in the page. */
function cookiesSet(): string[] {
  const files = globSync(['apps/{server,web}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root }).filter((file) => !file.includes('.test.'))
  const texts = files.map(read).filter((text) => /set-cookie|setCookie|document\.cookie|cookieStore/i.test(text))
  return texts.map(
    (text) => /document\.cookie = `(\w+)=/.exec(text)?.[1] ?? /const cookieName = '(\w+)'/.exec(text)?.[1] ?? `unknown, in ${text.slice(0, 200)}`,
  )
}

describe.each(['pt', 'en'])('the page on cookies in %s', (language) => {
  const [cookies, stored] = namesToldIn(language)

  it('names every cookie that is set, and no other', () => {
    expect(cookies?.toSorted()).toEqual(cookiesSet().toSorted())
  })

  it('names every key of the storage of the browser, and no other', () => {
    const table = between(read('apps/web/src/storage/storage-keys.ts'), 'const storageKeys = {', '} as const')
    const keys = [...table.matchAll(/^ {2}(\w+): '/gm)].map(([, key = '']) => key)

    expect(keys.length).toBeGreaterThan(10)
    expect(stored?.toSorted()).toEqual(keys.toSorted())
  })
})
