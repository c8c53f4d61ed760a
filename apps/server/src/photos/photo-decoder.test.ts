import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPhoto, type PhotoReply } from '../../tests/photo-visitor.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createPhotoDecoder, type PhotoDecoder } from './photo-decoder.ts'

const module = join(import.meta.dirname, '../../tests/fake-decode-children/does-as-told.ts')
const logged: string[] = []
const openDecoder = (timeoutMs = 60_000) => createPhotoDecoder({ log: (line) => logged.push(line), module, timeoutMs })
/** Accounts whose pictures came to the decoder. */
const asked = new Set<string>()
let picture: Buffer
let platform: TestPlatform
let decoder: PhotoDecoder
beforeAll(async () => {
  decoder = openDecoder()
  const decodeNoted: PhotoDecoder['decode'] = (upload) => {
    asked.add(upload.owner)
    return decoder.decode(upload)
  }
  platform = await TestPlatform.start({ photoDecoder: { ...decoder, decode: decodeNoted } })
  picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#28a' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  decoder.close()
  await platform.stop()
})

/** A picture for a decoder that does what is written behind it. */
const told = (word: string) => Buffer.concat([picture, Buffer.from(word)])
const decode = (word: string, owner = word, by = decoder) => by.decode({ owner, bytes: told(word), megapixels: 12 })

/** How many decoders this process has now. */
function decoding(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => commandOf(pid).includes(module) && parentOf(pid) === process.pid).length
}
const commandOf = (pid: string) => readProc(pid, 'cmdline')
const parentOf = (pid: string) => Number(/PPid:\s*(\d+)/.exec(readProc(pid, 'status'))?.[1])
function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

describe('a decoder of pictures', () => {
  it.each(['crash', 'hog', 'flood'])('that does this ends alone, and the picture counts as none: %s', async (word) => {
    await expect(decode(word)).rejects.toMatchObject({ code: 'image_unreadable' })

    expect(logged.at(-1)).toContain('a picture was not decoded: broken')
    expect((await decode('fine')).subarray(0, picture.length)).toEqual(picture)
  })

  it('is killed when it takes too long, which says nothing about the picture', async () => {
    await expect(decode('hang', 'ana', openDecoder(300))).rejects.toMatchObject({ code: 'images_busy' })

    expect(decoding()).toBe(0)
  })

  it('has limits of the system, and sees none of our secrets', async () => {
    const limits = (await decode('limits')).toString()

    expect(limits).toMatch(/Max cpu time +20 +20 /)
    expect(limits).toMatch(/Max data size +2048000000 +2048000000 /)
    expect(limits).toMatch(/Max core file size +0 +0 /)
    expect(
      Object.keys(JSON.parse((await decode('environment')).toString()) as object).filter((name) => !['PWD', 'OLDPWD', '_', 'SHLVL'].includes(name)),
    ).toEqual([])
  })
})

describe('an order that is sent again', () => {
  it('decodes nothing, whatever became of the first', async () => {
    const ana = await platform.newPerson()
    const order = { bytes: picture, headers: { 'idempotency-key': 'picture-of-ana' } }
    const first = await orderPhoto(platform, ana.token, order)
    asked.clear()

    const again = await orderPhoto(platform, ana.token, order)

    expect([first.statusCode, again.json<PhotoReply>().task_id]).toEqual([200, first.json<PhotoReply>().task_id])
    expect(asked.size).toBe(0)
  })
})

describe('while pictures are being decoded', () => {
  it('two are at a time, six wait, one for each account; everybody else is answered at once', async () => {
    asked.clear()
    const people = []
    for (let number = 0; number < 10; number += 1) people.push(await platform.newPerson())
    const [ana, ...others] = people
    const ofAna = orderPhoto(platform, ana?.token ?? '', { bytes: told('hang') })
    await expect.poll(decoding).toBe(1)

    const again = await orderPhoto(platform, ana?.token ?? '', { bytes: told('hang') })
    const pending = others.slice(0, 7).map(({ token }) => orderPhoto(platform, token, { bytes: told('hang') }))
    await expect.poll(decoding).toBe(2)
    const last = others[7]?.token ?? ''
    await expect.poll(() => asked).toEqual(new Set([ana?.id, ...others.slice(0, 7).map(({ id }) => id)]))
    const refused = await orderPhoto(platform, last, { bytes: told('crash') })
    const other = await platform.ask('GET', '/auth/me', { token: last })
    const written = await platform.order(others[8]?.token ?? '')

    expect([again.statusCode, again.headers['retry-after'], again.json<PhotoReply>().error_type]).toEqual([429, '5', 'too_many_uploads'])
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<PhotoReply>().error_type]).toEqual([503, '5', 'images_busy'])
    expect(refused.json<PhotoReply>().message).toBe('Há muitas imagens na fila agora. Nada foi descontado. Tente de novo em 5 s.')
    expect([other.statusCode, typeof written]).toEqual([200, 'string'])
    expect(decoding()).toBe(2)

    decoder.close()
    const ended = await Promise.all([ofAna, ...pending])
    expect(new Set(ended.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(decoding()).toBe(0)
  })
})
