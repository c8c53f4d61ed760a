import { describe, expect, it } from 'vitest'
import type { Template } from '@relampago/domain/contracts'
import { createSharedPages, type SharedPage } from './shared-pages.ts'

/** Pages of a store whose reads the test counts and ends. */
function start() {
  let moment = 0
  const reads: { name: string; end: (total: number, templates?: number) => void; fail: () => void }[] = []
  const pages = createSharedPages(() => new Date(moment))
  const read = (name: string) =>
    pages.read(
      name,
      () =>
        new Promise<SharedPage>((resolve, reject) => {
          const end = (total: number, templates = 0) => resolve({ total, templates: Array.from({ length: templates }, () => ({}) as Template) })
          reads.push({ name, end, fail: () => reject(new Error('the database is away')) })
        }),
    )
  return { reads, read, pages, pass: (time: number) => (moment += time) }
}
const totals = async (...pages: Promise<SharedPage>[]) => (await Promise.all(pages)).map(({ total }) => total)

describe('pages that are shared', () => {
  it('are read once for all who ask, and again behind the reply after five seconds', async () => {
    const { reads, read, pass } = start()
    const [first, second] = [read('a'), read('a')]
    reads[0]?.end(1)

    expect(await totals(first, second, read('a'))).toEqual([1, 1, 1])
    pass(4999)
    expect(await totals(read('a'))).toEqual([1])
    pass(1)
    expect(await totals(read('a'), read('a'))).toEqual([1, 1])
    reads[1]?.end(2)

    await expect.poll(() => totals(read('a'))).toEqual([2])
    expect(reads).toHaveLength(2)
  })

  it('are waited for after a minute', async () => {
    const { reads, read, pass } = start()
    const first = read('a')
    reads[0]?.end(1)
    await first
    pass(60_000)

    const later = read('a')
    reads[1]?.end(2)

    expect(await totals(later)).toEqual([2])
  })

  it('are given again when they could not be read behind a reply', async () => {
    const { reads, read, pass } = start()
    const first = read('a')
    reads[0]?.end(1)
    await first
    pass(5000)
    await read('a')
    reads[1]?.fail()

    expect(await totals(read('a'))).toEqual([1])
    await expect.poll(() => (void read('a'), reads.length)).toBe(3)
  })

  it('are read again after a change, also those that were being read during it', async () => {
    const { reads, read, pages } = start()
    const [stale, other] = [read('a'), read('b')]
    reads[1]?.end(5)
    await other
    pages.forget()
    reads[0]?.end(1)
    await stale

    const [fresh, otherFresh] = [read('a'), read('b')]
    reads[2]?.end(2)
    reads[3]?.end(6)

    expect(await totals(stale, fresh, otherFresh, read('a'))).toEqual([1, 2, 6, 2])
  })

  it('are not joined by those who ask after a change', async () => {
    const { reads, read, pages } = start()
    const before = read('a')
    pages.forget()
    const after = read('a')
    reads[1]?.end(2)
    reads[0]?.end(1)

    expect(await totals(before, after, read('a'))).toEqual([1, 2, 2])
    expect(reads).toHaveLength(2)
  })

  it('are asked for again when a read failed', async () => {
    const { reads, read } = start()
    const failed = read('a')
    reads[0]?.fail()
    await expect(failed).rejects.toThrow('away')
    const again = read('a')
    reads[1]?.end(3)

    expect(await totals(again)).toEqual([3])
  })

  it('hold 2000 templates at most, the last read ones', async () => {
    const { reads, read } = start()
    for (let index = 0; index < 30; index++) {
      const page = read(`page ${index}`)
      reads.at(-1)?.end(index, 99)
      await page
    }

    expect(await totals(...Array.from({ length: 20 }, (_, index) => read(`page ${index + 10}`)))).toEqual(Array.from({ length: 20 }, (_, index) => index + 10))
    expect(reads).toHaveLength(30)
    void read('page 9')
    expect(reads).toHaveLength(31)
  })
})
