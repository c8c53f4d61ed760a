import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effectIds, transitionIds } from '@relampago/domain/catalogue'
import { effectAt, templateBody } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'
import { createFrameDrawer, type FrameDrawer } from './frame-drawer.ts'

const logged: string[] = []
const log = (line: string) => void logged.push(line)
const drawer = createFrameDrawer({ log })
let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start({ frameDrawer: drawer })
})
afterAll(async () => {
  drawer.close()
  await platform.stop()
})

const plain = { transitions: [{ type: 'wipeleft', duration: 1 }], effects: [], settings: { duration: 10 } } as const
const body = (more: object = {}) => ({ ...plain, time: 0, ...more })
const ask = (content: object, language?: string) =>
  platform.ask('POST', '/api/templates/frame', { body: content, ...(language === undefined ? {} : { language }) })
const pixels = async (content: object) =>
  (
    await sharp((await ask(content)).rawPayload)
      .resize(54, 96)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  ).data
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

describe('a frame of a design', () => {
  it('is drawn for visitors, as WebP of the size of videos', async () => {
    const reply = await ask(body({ time: 0.5 }))

    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([200, 'image/webp', 'no-store'])
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1080, height: 1920, format: 'webp' })
  })

  it('is as wide as a video of 16:9 when the design says so', async () => {
    const reply = await ask(body({ settings: { resolution: '1920x1080' } }))

    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1920, height: 1080 })
  })

  it('shows the pictures that are named, a transition between two, and effects at their times', async () => {
    const first = await pixels(body())
    const second = await pixels(body({ time: 1.5 }))
    expect(distance(first, second)).toBeGreaterThan(20)

    expect(distance(await pixels(body({ pictures: [1] })), second)).toBeLessThan(2)
    const between = await pixels(body({ time: 0.5 }))
    expect(Math.min(distance(between, first), distance(between, second))).toBeGreaterThan(8)
    const design = { ...plain, effects: [effectAt('negate', 3, 6, 100)] }
    const before = await pixels(body({ ...design, time: 2.9 }))
    expect(distance(before, await pixels(body({ ...design, time: 3.1 })))).toBeGreaterThan(40)
    expect(distance(before, await pixels(body({ ...design, time: 6.1 })))).toBeLessThan(2)
  })

  it('of a moment beyond the end is the last one', async () => {
    expect(distance(await pixels(body({ time: 120 })), await pixels(body({ time: 9.99 })))).toBe(0)
  })

  it('is also drawn as a video of 30 s takes the design', async () => {
    // The first cut of the video is at 5 s, where the editor has passed its one transition.
    const cut = await pixels(body({ time: 5, view: 'video' }))
    const at = (time: number) => pixels(body({ time, view: 'video' }))

    expect(distance(await at(0.5), await pixels(body()))).toBeLessThan(2)
    expect(Math.min(distance(cut, await at(4)), distance(cut, await at(6)))).toBeGreaterThan(8)
  })

  it('of the largest design there can be is drawn within the limits', async () => {
    const effects = effectIds.slice(-15).map((id) => effectAt(id, 0, 120, 100))
    const transitions = transitionIds.slice(0, 25).map((type) => ({ type, duration: 1 }))

    const reply = await ask({ effects, transitions, settings: { duration: 120 }, time: 60.5 })

    expect([reply.statusCode, logged]).toEqual([200, []])
  })
})

describe('a frame that cannot be drawn', () => {
  it.each([
    [{ time: -1 }, 'time', 'Confira o campo time: use um número de 0 a 120, em segundos.'],
    [{ time: 'now' }, 'time', 'Confira o campo time: use um número de 0 a 120, em segundos.'],
    [{ pictures: [5] }, 'pictures[0]', 'Confira o campo pictures[0]: use um número de 0 a 4.'],
    [{ pictures: [] }, 'pictures', 'Confira o campo pictures: envie uma lista de 1 a 5 números de imagem.'],
    [{ view: 'film' }, 'view', 'Confira o campo view: escolha editor, video.'],
    [{ transitions: [], effects: [] }, 'effects', 'Confira o campo effects: inclua pelo menos um efeito ou uma transição.'],
    [{ effects: [effectAt('hue', 5, 200)] }, 'effects[0].custom_params.end_time', null],
  ])('because of %o names the field %s', async (more, field, text) => {
    const reply = await ask(body(more))

    expect([reply.statusCode, reply.json<{ field: string }>().field]).toEqual([422, field])
    expect(reply.json<{ message: string }>().message).toBe(text ?? reply.json<{ message: string }>().message)
  })
})

describe('processes that draw', () => {
  const module = join(import.meta.dirname, '../../tests/fake-frame-children/does-as-told.ts')
  /** The fake one does what its picture number says. */
  const deeds = { fine: 0, hang: 1, crash: 2, hog: 3, flood: 4 } as const
  const frame = (deed: keyof typeof deeds) => ({ ...templateBody(), time: 0, pictures: [deeds[deed]] })
  async function start(timeoutMs: number) {
    const own = createFrameDrawer({ log, module, timeoutMs })
    const taken = { count: 0 }
    const counted: FrameDrawer = {
      ...own,
      draw: async (wish) => {
        const drawing = own.draw(wish)
        taken.count += 1
        return await drawing
      },
    }
    const server = await platform.createServer({ frameDrawer: counted })
    // Not before something waits for it is a request sent.
    const from = async (remoteAddress: string, deed: keyof typeof deeds, language = 'pt') =>
      await server.inject({
        method: 'POST',
        url: '/api/templates/frame',
        remoteAddress,
        headers: { 'x-api-key': 'test-key', 'accept-language': language },
        payload: frame(deed),
      })
    return { from, taken, stop: async () => [own.close(), await server.close()] }
  }

  it.each(['crash', 'hog', 'flood'] as const)('end alone when they %s, and the next one draws', async (deed) => {
    const { from, stop } = await start(60_000)

    expect((await from('192.0.2.1', deed)).statusCode).toBe(500)
    expect(logged.at(-1)).toContain('a frame was not drawn: broken')
    expect((await from('192.0.2.1', 'fine')).body).toBe('drawn')
    await stop()
  })

  it('are killed when they take too long, which asks to come back', async () => {
    const { from, stop } = await start(300)

    const reply = await from('192.0.2.1', 'hang')

    expect([reply.statusCode, reply.headers['retry-after'], reply.json<{ message: string }>().message]).toEqual([
      503,
      '3',
      'Há muitos quadros na fila agora. Tente de novo em 3 s.',
    ])
    await stop()
  })

  it('are one at a time, four wait, one for each visitor; the API answers others meanwhile', async () => {
    const { from, taken, stop } = await start(60_000)
    const hanging = Array.from({ length: 5 }, (_, index) => from(`192.0.2.${index + 1}`, 'hang'))
    await expect.poll(() => taken.count).toBe(5)

    expect((await from('192.0.2.1', 'fine')).statusCode).toBe(429)
    const refused = await from('192.0.2.99', 'fine', 'en')
    expect(refused.json<{ message: string }>().message).toBe('Many frames are waiting right now. Try again in 3 s.')
    expect((await platform.ask('GET', '/options')).statusCode).toBe(200)

    await stop()
    expect(new Set((await Promise.all(hanging)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  })
})
