import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPhoto, photoForm } from '../../tests/photo-visitor.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
let picture: Buffer
const sockets: Socket[] = []
beforeAll(async () => {
  platform = await TestPlatform.start()
  await platform.server.listen({ port: 0, host: '127.0.0.1' })
  picture = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#28a' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await platform.stop()
})

/** Sends the beginning of an upload, and gives what is answered before its end. */
async function beginUpload(token: string): Promise<string> {
  const { headers, payload } = await photoForm(token, { bytes: picture, headers: { 'accept-language': 'en' } })
  const { port } = platform.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  sockets.push(socket)
  const head = Object.entries({ host: 'localhost', ...headers, 'content-length': String(payload.length) }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/image-to-video HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  socket.write(payload.subarray(0, 100))
  const [answer] = (await once(socket, 'data')) as [string]
  return answer
}

describe('uploads of one account', () => {
  it('are two at a time, until one has ended or was given up', async () => {
    const [ana, bia] = [await platform.newPerson('pro'), await platform.newPerson('pro')]

    // Whichever comes third is answered; the others are waited for.
    const refused = await Promise.race([1, 2, 3].map(() => beginUpload(ana.token)))
    const again = await orderPhoto(platform, ana.token, { bytes: picture })
    const ofBia = await orderPhoto(platform, bia.token, { bytes: picture })
    const written = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })

    expect(refused).toMatch(/^HTTP\/1\.1 429 /)
    expect(refused).toMatch(/retry-after: 5\r\n/i)
    expect(refused).toContain('Another file of yours is still being sent. Wait for it to finish, and try again in 5 s.')
    expect(again.json()).toMatchObject({ error_type: 'too_many_uploads' })
    expect([ofBia.statusCode, written.statusCode]).toEqual([200, 200])

    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await orderPhoto(platform, ana.token, { bytes: picture })).statusCode).toBe(200)
  })
})
