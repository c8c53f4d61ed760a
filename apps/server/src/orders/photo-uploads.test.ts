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

/** Sends all of an upload but its end, and gives the connection. */
async function beginUpload(token: string): Promise<Socket> {
  const { headers, payload } = await photoForm(token, { bytes: picture })
  const { port } = platform.server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const head = Object.entries({ host: 'localhost', ...headers, 'content-length': String(payload.length) }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/image-to-video HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  socket.write(payload.subarray(0, 100))
  return socket
}

describe('uploads of one account', () => {
  it('are two at a time, until one has ended or was given up', async () => {
    const [ana, bia] = [await platform.newPerson('pro'), await platform.newPerson('pro')]
    const first = await beginUpload(ana.token)
    const second = await beginUpload(ana.token)
    await expect.poll(async () => (await orderPhoto(platform, ana.token, { bytes: picture })).statusCode).toBe(429)

    const third = await orderPhoto(platform, ana.token, { bytes: picture, headers: { 'accept-language': 'en' } })
    const ofBia = await orderPhoto(platform, bia.token, { bytes: picture })
    const written = await platform.ask('POST', '/generate-video', { token: ana.token, body: { input: 'chá' } })

    expect(third.json()).toMatchObject({
      error_type: 'too_many_uploads',
      message: 'Another image of yours is still being sent. Wait for it to finish, and try again in 5 s.',
    })
    expect(third.headers['retry-after']).toBe('5')
    expect([ofBia.statusCode, written.statusCode]).toEqual([200, 200])

    first.destroy()
    second.destroy()
    await expect.poll(async () => (await orderPhoto(platform, ana.token, { bytes: picture })).statusCode).toBe(200)
  })
})
