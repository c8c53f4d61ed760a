import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const longest = 100
/** An English of our own, which a search for the field's terms does not find. */
const privateWords = /\b(?:lies?|lying|somebody|whoever|anew|told of|let(?:s|ting)? go of|surely)\b/i

/** The comment of a line, or `null`. Strings that hold `//` are addresses. */
function commentOf(line: string): string | null {
  return /^\s*(?:\/\/|\/\*|\*)\s?(?<text>.*)$/.exec(line)?.groups?.['text'] ?? /\s\/\/ (?<text>[^'"`]*)$/.exec(line)?.groups?.['text'] ?? null
}

function problems(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const comment = commentOf(line)
    if (comment === null) return []
    const place = `${file}:${index + 1}`
    const isLong = line.length > longest && !/https?:\/\//.test(line)
    return [...(isLong ? [`${place}: ${line.length} columns`] : []), ...(privateWords.test(comment) ? [`${place}: ${privateWords.exec(comment)?.[0]}`] : [])]
  })
}

function sources(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root, maxBuffer: 16e6 })
  return files
    .toString()
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('comments.test.ts'))
}

it('comments end at 100 columns and use plain terms', () => {
  const found = sources().flatMap((file) => problems(file, readFileSync(join(root, file), 'utf8')))

  expect(found).toEqual([])
})

it('a planted long line and a planted private word are found', () => {
  expect(problems('x.ts', `  // ${'word '.repeat(30)}`)).toHaveLength(1)
  expect(problems('x.ts', 'const a = 1 // The file lies in the folder.')).toEqual(['x.ts:1: lies'])
  expect(problems('x.ts', "const address = 'https://example.com/lies'")).toEqual([])
})
