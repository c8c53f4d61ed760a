import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { videos, videoUploads } from '../database/schema.ts'
import { TestPlatform, testApiKey } from '../../tests/test-platform.ts'
import { sweepVideos } from '../videos/sweep-videos.ts'

let platform: TestPlatform
let picture: Buffer
beforeAll(async () => {
  platform = await TestPlatform.start()
  picture = await sharp({ create: { width: 640, height: 960, channels: 3, background: '#28a' } })
    .png()
    .toBuffer()
})
afterAll(() => platform.stop())

type Field = string | { bytes: Uint8Array; name: string }

/** Sends a form as browsers do. */
async function send(url: string, token: string | null, fields: Record<string, Field>, language = 'pt') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name))
  }
  const sent = new Response(form)
  const headers = { 'x-api-key': testApiKey, 'accept-language': language, 'content-type': sent.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await sent.arrayBuffer())
  return platform.server.inject({ method: 'POST', url, headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` }, payload })
}
const animate = (token: string | null, fields: Record<string, Field>, language?: string) => send('/api/image-to-video', token, fields, language)
const animateProduct = (token: string, fields: Record<string, Field>) => send('/api/product-image-to-video', token, fields)
const upload = (bytes: Uint8Array = picture, name = 'praia.png') => ({ bytes, name })

async function orderOf(taskId: string) {
  const [row] = await platform.database.queries.select().from(videos).where(eq(videos.id, taskId))
  return row?.order
}

describe('a picture to put in motion', () => {
  it('is ordered as a file, checked and encoded again, and stored until its video has ended', async () => {
    const ana = await platform.newPerson('pro')

    const reply = await animate(ana.token, { image: upload(), prompt: 'aproxime devagar', duration: '8', fps: '24' })
    const { task_id: taskId, ...rest } = reply.json<{ task_id: string }>()
    const [kept] = await platform.database.queries.select().from(videoUploads).where(eq(videoUploads.videoId, taskId))

    expect(reply.statusCode).toBe(200)
    expect(rest).toMatchObject({ success: true, error: null })
    expect(await orderOf(taskId)).toEqual({
      kind: 'photo',
      input: 'praia.png',
      url: null,
      prompt: 'aproxime devagar',
      seconds: 8,
      framesPerSecond: 24,
      watermark: false,
      quality: 'high',
      megapixels: 50,
      seed: taskId,
    })
    expect(await sharp(kept?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 960 })

    await platform.ask('POST', `/api/v1/videos/${taskId}/cancel`, { token: ana.token })
    await sweepVideos({ database: platform.database, queue: platform.queue, storage: platform.storage, now: platform.clock.now })
    expect(await platform.database.queries.select().from(videoUploads).where(eq(videoUploads.videoId, taskId))).toEqual([])
  })

  it.each(['a\0b\u001b[31m\u0085.png', `${'a'.repeat(119)}😀.png`, '../../<b>&"\u202egnp.png'])('is ordered whatever its file is called: %j', async (name) => {
    const ana = await platform.newPerson()

    const reply = await animate(ana.token, { image: upload(picture, name), prompt: 'a\0b' })

    expect(reply.statusCode).toBe(200)
    expect((await orderOf(reply.json<{ task_id: string }>().task_id))?.input).not.toMatch(/\p{Cc}|\p{Cs}/u)
  })

  it('at an address with control characters is ordered without them', async () => {
    const ana = await platform.newPerson()

    const reply = await animate(ana.token, { image_url: 'https://site.example/a\0b.jpg' })

    expect(await orderOf(reply.json<{ task_id: string }>().task_id)).toMatchObject({ url: 'https://site.example/a b.jpg' })
  })

  it('is ordered as an address, with the usual length and rate', async () => {
    const ana = await platform.newPerson()

    const reply = await animate(ana.token, { image: upload(new Uint8Array(), ''), image_url: 'https://site.example/foto.jpg' })

    expect(await orderOf(reply.json<{ task_id: string }>().task_id)).toMatchObject({
      url: 'https://site.example/foto.jpg',
      prompt: '',
      seconds: 5,
      framesPerSecond: 30,
      watermark: true,
    })
  })

  it('reaches the process that makes the video', async () => {
    const ana = await platform.newPerson()
    const { task_id: taskId } = (await animate(ana.token, { image: upload(), prompt: 'Praia' })).json<{ task_id: string }>()

    const worker = await platform.createWorker('keeps-the-upload')
    await worker.makeOne(taskId, new AbortController().signal)

    const file = await platform.ask('GET', `/get-final-video/${taskId}`, { token: ana.token })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 960 })
  })

  it('counts against the same quota as every video', async () => {
    const ana = await platform.newPerson()
    await animate(ana.token, { image: upload() })

    const second = await animate(ana.token, { image: upload() })

    expect(second.statusCode).toBe(403)
    expect(second.json()).toMatchObject({ error_type: 'quota_exceeded' })
  })

  it.each([
    ['neither file nor address', {}, 422, 'image'],
    ['both', { image: upload(Buffer.from('x')), image_url: 'https://a.example/b.jpg' }, 422, 'image'],
    ['an address without https', { image_url: 'ftp://a.example/b.jpg' }, 422, 'image_url'],
    ['a page on this machine by another scheme', { image_url: 'file:///etc/passwd' }, 422, 'image_url'],
    ['a second', { image_url: 'https://a.example/b.jpg', duration: '1' }, 422, 'duration'],
    ['an hour', { image_url: 'https://a.example/b.jpg', duration: '3600' }, 422, 'duration'],
    ['words for a number', { image_url: 'https://a.example/b.jpg', duration: 'cinco' }, 422, 'duration'],
    ['a strange rate', { image_url: 'https://a.example/b.jpg', fps: '23' }, 422, 'fps'],
    ['a novel', { image_url: 'https://a.example/b.jpg', prompt: 'a'.repeat(501) }, 422, 'prompt'],
    ['a text for the file', { image: 'not a file' }, 422, 'image'],
  ])('is refused with %s', async (_, fields, status, field) => {
    const ana = await platform.newPerson()

    const reply = await animate(ana.token, fields)

    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ success: false, error_type: 'invalid_field', field })
  })

  it('says in both languages how long it may be', async () => {
    const ana = await platform.newPerson()
    const wrong = { image_url: 'https://a.example/b.jpg', duration: '90' }

    expect((await animate(ana.token, wrong)).json()).toMatchObject({ detail: 'Confira o campo duration: use um número de 2 a 60, em segundos.' })
    expect((await animate(ana.token, wrong, 'en')).json()).toMatchObject({ detail: 'Check the field duration: use a number from 2 to 60, in seconds.' })
  })

  it.each([
    ['no picture', Buffer.from('GIF8 and then nothing')],
    ['a drawing with a program in it', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a half picture', Buffer.alloc(0)],
  ])('must be one: %s', async (name, bytes) => {
    const ana = await platform.newPerson()
    const sent = name === 'a half picture' ? picture.subarray(0, picture.length / 2) : bytes

    const reply = await animate(ana.token, { image: upload(sent, 'x.png') })

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'image_unreadable' })
    expect(await platform.database.queries.select().from(videos).where(eq(videos.userId, ana.id))).toEqual([])
  })

  it('may have ten megabytes and no more', async () => {
    const ana = await platform.newPerson()

    const tooLarge = await animate(ana.token, { image: upload(new Uint8Array(10 * 1024 * 1024 + 1), 'big.png') })
    const farTooLarge = await animate(ana.token, { image: upload(new Uint8Array(11 * 1024 * 1024), 'huge.png') })

    expect([tooLarge.statusCode, farTooLarge.statusCode]).toEqual([422, 413])
  })

  it('is for those who are signed in', async () => {
    expect((await animate(null, { image: upload() })).statusCode).toBe(401)
  })
})

describe('the photos of a product', () => {
  it('are ordered by the page', async () => {
    const ana = await platform.newPerson()

    const reply = await animateProduct(ana.token, { url: ' https://loja.example/caneca ', seconds_per_image: '2.5', prompt: 'animada' })

    expect(await orderOf(reply.json<{ task_id: string }>().task_id)).toMatchObject({
      kind: 'product-photos',
      input: 'https://loja.example/caneca',
      seconds: 2.5,
      prompt: 'animada',
    })
  })

  it.each([
    ['no address', {}, 'url'],
    ['no web address', { url: 'caneca azul' }, 'url'],
    ['no time for a photo', { url: 'https://loja.example/caneca', seconds_per_image: '0' }, 'seconds_per_image'],
  ])('are refused with %s', async (_, fields, field) => {
    const ana = await platform.newPerson()

    const reply = await animateProduct(ana.token, fields)

    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ error_type: 'invalid_field', field })
  })
})
