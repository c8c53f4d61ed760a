import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const hash = '0123456789abcdef01234567'
async function store(name: string, content: string) {
  const file = join(platform.folder, 'drawn')
  await writeFile(file, content)
  await platform.storage.put(`templates/${hash}/${name}`, file)
}
const get = (file: string, headers: Record<string, string> = {}) => platform.server.inject({ method: 'GET', url: `/static/templates/${file}`, headers })

describe('a picture of a template', () => {
  it.each([
    ['still.webp', 'image/webp'],
    ['loop.mp4', 'video/mp4'],
    ['film.mp4', 'video/mp4'],
    ['share.jpg', 'image/jpeg'],
  ])('%s is sent as %s, to be kept for good', async (name, type) => {
    await store(name, `content of ${name}`)

    const reply = await get(`${hash}-${name}`)

    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe(`content of ${name}`)
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('is sent in parts', async () => {
    await store('loop.mp4', 'abcdefgh')

    const reply = await get(`${hash}-loop.mp4`, { range: 'bytes=2-4' })

    expect(reply.statusCode).toBe(206)
    expect(reply.body).toBe('cde')
    expect(reply.headers['content-range']).toBe('bytes 2-4/8')
  })

  it.each([
    ['of another name', `${hash}-cover.png`],
    ['with a shorter hash', '0123456789abcdef-still.webp'],
    ['with capitals', `${hash.toUpperCase()}-still.webp`],
    ['of the table of names', `${hash}-constructor`],
    ['from elsewhere', '..%2F..%2Fvideos%2F1%2Fvideo.mp4'],
    ['from elsewhere, behind a hash', `${hash}-..%2Fstill.webp`],
    ['with a zero byte', `${hash}-still.webp%00`],
    ['with a line end', `${hash}-still.webp%0a`],
    ['of letters that look alike', `${hash}-st%C4%B1ll.webp`],
    ['that is long', `${'0'.repeat(5000)}-still.webp`],
    ['that was not drawn', 'ffffffffffffffffffffffff-still.webp'],
  ])('%s is not found', async (_, file) => {
    await store('still.webp', 'a picture')

    const reply = await get(file)

    expect([404, 414, 422]).toContain(reply.statusCode)
    expect(reply.headers['cache-control']).not.toContain('max-age')
  })

  it('that comes with the product needs no database', async () => {
    const [bundled = ''] = readdirSync(join(import.meta.dirname, '../../../../assets/templates')).filter((name) => name.endsWith('-loop.mp4'))

    const reply = await get(bundled)

    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload.subarray(4, 8).toString()).toBe('ftyp')
  })
})
