import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { families, hostilePage, knownAttacks } from '../../tests/hostile-pages.ts'
import { openPageReader, type PageLimits } from './page-reader.ts'

const source = join(import.meta.dirname, '..')
const never = new AbortController().signal
const limits: PageLimits = { cpu: 2, heapMegabytes: 128, wallMs: 60_000 }
const readOrRefused = /^(?:Fone Aurora X2|page_too_large)$/
const honest = readFileSync(new URL('../../tests/fixtures/product-pages/json-ld-simple.html', import.meta.url))

/** The name on a page, or the code that refuses it. */
async function outcomeOf(bytes: Uint8Array, over: Partial<PageLimits> = {}): Promise<string> {
  await using reader = openPageReader(never, { ...limits, ...over })
  const page = { bytes, contentType: 'text/html; charset=utf-8', url: 'https://loja.example/p/1', readAt: new Date() }
  return await reader.read(page).then(
    ({ facts }) => facts.name,
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )
}

/** Seconds of the processor that ended processes of this one have used. */
function secondsOfChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  // Hundredths of a second: user and system time of children that were waited for.
  return (Number(fields[13]) + Number(fields[14])) / 100
}

function childrenOf(pid: string): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== ''),
  )
}

let mostMegabytes = 0
let watching: NodeJS.Timeout
beforeEach(() => {
  mostMegabytes = 0
  watching = setInterval(() => {
    for (const child of childrenOf('self')) mostMegabytes = Math.max(mostMegabytes, peakOf(child))
  }, 10)
})
afterEach(() => clearInterval(watching))

/** The most memory that a process has had; 0 when it is gone. */
function peakOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The outcome of a page, which keeps within processor time and memory. */
async function outcomeWithin(page: Buffer): Promise<string> {
  const before = secondsOfChildren()
  const outcome = await outcomeOf(page)
  const seconds = secondsOfChildren() - before

  expect(seconds).toBeLessThan(limits.cpu + 0.5)
  expect(mostMegabytes).toBeLessThan(300)
  return outcome
}

describe('a page built to stall its reader', () => {
  it.each(families)('of %s is read or refused within processor time and memory, and the next one is read', async (family) => {
    for (const seed of [0, 100, 101]) expect(await outcomeWithin(hostilePage(family, seed))).toMatch(readOrRefused)

    expect(await outcomeOf(honest)).toContain('Aurora X2')
  })

  it.each(Object.entries(knownAttacks))('of %s is read or refused within processor time and memory', async (_, html) => {
    expect(await outcomeWithin(Buffer.from(html))).toMatch(readOrRefused)
  })

  it('of more than its memory is refused', async () => {
    expect(await outcomeOf(Buffer.from('<i></i>'.repeat(280_000)), { heapMegabytes: 24, cpu: 20 })).toBe('page_too_large')
  })

  it('is refused when the time on the wall is over, however little was computed', async () => {
    expect(await outcomeOf(honest, { wallMs: 1 })).toBe('page_too_large')
  })
})

describe('the reader of a page', () => {
  it('is the only way to one: no other process runs its parsers', () => {
    const sources = globSync('**/*.ts', { cwd: source, exclude: (file) => file.endsWith('.test.ts') })
    const importing = (target: RegExp) =>
      sources.filter((file) =>
        [...readFileSync(join(source, file), 'utf8').matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].some(([, from = '']) => target.test(from)),
      )

    // Dumps are read by a command of the operator alone.
    expect(importing(/^(?:cheerio|htmlparser2|parse5)/).toSorted()).toEqual(['knowledge/dumps/read-abstracts.ts', 'product/parse-page.ts'])
    expect(importing(/parse-page\.ts$/)).toEqual(['product/read-product.ts'])
    expect(importing(/read-product\.ts$/)).toEqual(['product/page-child.ts'])
  })

  it('ends with the reason of an abort, also before there is a page', async () => {
    const controller = new AbortController()
    await using reader = openPageReader(controller.signal)
    controller.abort(new Error('changed my mind'))

    await expect(reader.read({ bytes: honest, contentType: 'text/html', url: 'https://loja.example/p', readAt: new Date() })).rejects.toThrow('changed my mind')
  })

  it('that is not needed leaves no process', async () => {
    const before = childrenOf('self')
    await openPageReader(never)[Symbol.asyncDispose]()

    expect(childrenOf('self')).toEqual(before)
  })

  it('whose process cannot start is a failure of ours, not of the page', async () => {
    expect(await outcomeOf(honest, { heapMegabytes: Number.NaN })).toContain('page reader failed at subject')
  })
})
