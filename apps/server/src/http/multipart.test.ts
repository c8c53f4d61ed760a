import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '@relampago/domain/random'
import { readMultipart } from './multipart.ts'

async function sent(fields: readonly (readonly [string, string | File])[]): Promise<{ body: Buffer; type: string }> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const response = new Response(form)
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

describe('a form with files', () => {
  it('is read as it was written, whatever its names and bytes are', async () => {
    const random = seededRandom('forms')
    const letters = ['a', 'ç', '"', '\r\n', ';', '=', '--', 'é😀', ' ', '%', '\\', 'filename="x"', '\0']
    const text = () => Array.from({ length: Math.floor(random() * 8) }, () => letters[Math.floor(random() * letters.length)]).join('')
    for (let turn = 0; turn < 200; turn += 1) {
      const bytes = Buffer.concat([randomBytes(Math.floor(random() * 300)), Buffer.from('\r\n--'), Buffer.from(text())])
      const name = `x${text()}`
      const file = new File([bytes], name)
      const { body, type } = await sent([
        ['prompt', text()],
        ['image', file],
        ['fps', '30'],
      ])

      const read = readMultipart(body, type)

      const standard = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      expect(read['prompt']).toBe(standard.get('prompt'))
      expect(read['fps']).toBe('30')
      expect((read['image'] as File).name).toBe(name)
      expect(Buffer.from(await (read['image'] as File).arrayBuffer())).toEqual(bytes)
    }
  })

  it('takes the last of several fields with one name, and no name for more than a name', async () => {
    const { body, type } = await sent([
      ['fps', '24'],
      ['__proto__', 'x'],
      ['fps', '30'],
    ])

    expect(Object.entries(readMultipart(body, type))).toEqual([
      ['fps', '30'],
      ['__proto__', 'x'],
    ])
  })

  it('is refused when it is broken anywhere, never read half', async () => {
    const { body, type } = await sent([
      ['prompt', 'devagar'],
      ['image', new File([randomBytes(200)], 'a.png')],
    ])
    const end = body.lastIndexOf('--')
    for (let length = 0; length < end; length += 7) expect(() => readMultipart(body.subarray(0, length), type)).toThrow(/could not read the request/)
    expect(() => readMultipart(body, 'multipart/form-data')).toThrow(/could not read/)
    expect(() => readMultipart(body, 'multipart/form-data; boundary=other')).toThrow(/could not read/)
  })

  it('is refused when it has more parts than any form, or a header without end', async () => {
    const many = await sent(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'x'] as const))
    const long = Buffer.from(`--b\r\nContent-Disposition: form-data; name="${'a'.repeat(9000)}"\r\n\r\nx\r\n--b--`)

    expect(() => readMultipart(many.body, many.type)).toThrow(/could not read/)
    expect(() => readMultipart(long, 'multipart/form-data; boundary=b')).toThrow(/could not read/)
  })
})
