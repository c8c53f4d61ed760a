import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StageId } from '@relampago/domain/catalogue'
import { layerPlaceAt, type TimelineOutline } from '@relampago/domain/timeline'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
import { testOrder } from '../tests/test-order.ts'
import type { FinishedVideo } from './run/finished-video.ts'
import { makeVideo } from './make-video.ts'
import { startModelServer } from '../tests/stand-ins/model-server.ts'
import { embeddedProviders, openProviders } from './providers.ts'
import { paceOf } from './rhythm/pace-of.ts'
import type { Known, Report } from './run/progress.ts'
import type { VideoContext } from './run/run.ts'
import { modelSettings } from './script/model/model-settings.ts'
import { espeakVoice } from './speech/espeak/espeak-voice.ts'
import type { Voice } from './speech/voice.ts'

/** More of the person's own words than 15 seconds hold. */
const tooMuch = 'Palestra na Rua Augusta, 900, com a doutora Clara Nunes de Almeida, em 14 de maio de 2027, às 19h30, por R$ 35 o ingresso.'
const order = { ...testOrder, context: `Inscrições grátis em sono.com.br. ${tooMuch}` }

let folder = ''
let programs = { ffmpegPath: '', ffprobePath: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-video-'))
  const found = await findFfmpeg(process.env['FFMPEG_PATH'], process.env['PATH'] ?? '')
  if (found === null) throw new Error('these tests need FFmpeg')
  programs = found
})
afterAll(() => rm(folder, { recursive: true }))

function context(changes: Partial<VideoContext> = {}): VideoContext {
  return {
    ...programs,
    folder,
    outFile: join(folder, 'out.mp4'),
    signal: new AbortController().signal,
    report: () => undefined,
    allowPrivateFetch: true,
    ...changes,
  }
}

/** What a video tells before it is rendered; `seconds` is the length of its sound. */
function readPreview({ timeline: file, sound }: NonNullable<Known['preview']>) {
  const { timeline, scenes } = JSON.parse(readFileSync(file, 'utf8')) as { timeline: TimelineOutline; scenes: { sentence: number; part: number }[] }
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', sound]
  return { timeline, scenes, seconds: Number(execFileSync(programs.ffprobePath, probe, { encoding: 'utf8' })) }
}

/** A server on loopback that answers every request the same way. */
async function answering(status: number, headers: Record<string, string>, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

it('the sentences of a model are told while the script is written, and replaced by those of the script', async () => {
  const server = await startModelServer('honest')
  onTestFinished(() => server.close())
  const told: { stage: StageId; sentences: string[] }[] = []
  const report: Report = (stage, _, known) => known?.sentences && told.push({ stage, sentences: known.sentences })
  const { writers } = openProviders({ encyclopedia: null, model: modelSettings({ baseUrl: server.baseUrl, model: 'stand-in', waitSeconds: 30 }) })
  const open = () => {
    throw new Error('no voice')
  }
  const mute: Voice = { ...espeakVoice, open }

  await expect(makeVideo(order, { ...embeddedProviders, writers, voices: [mute] }, context({ report }))).rejects.toThrow('no voice')

  expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['script']))
  expect(told.slice(0, 3).map(({ sentences }) => sentences.length)).toEqual([1, 2, 3])
  // The script has a closing, which no model writes.
  expect(told.at(-2)?.sentences).not.toContain(told.at(-1)?.sentences.at(-1))
  expect(await readdir(folder)).toEqual([])
})

describe('a theme becomes a file', () => {
  const told: { stage: StageId; title?: string | undefined; sentences?: string[] | undefined }[] = []
  const drawn = new Set<string>()
  let preview: (ReturnType<typeof readPreview> & { isEarly: boolean }) | null = null
  let video: FinishedVideo
  let cacheFolder = ''
  let segments = 0
  const kept = async (stage: string) => (await readdir(cacheFolder)).filter((name) => name.startsWith(stage)).length

  // One video for all tests: with its stages and segments kept, so that the edit has something to
  // begin from.
  beforeAll(async () => {
    cacheFolder = await mkdtemp(join(tmpdir(), 'make-video-cache-'))
    const report: Report = (stage, _, known) => {
      told.push({ stage, title: known?.title, sentences: known?.sentences })
      if (known?.picture !== undefined) drawn.add(`${known.picture.index}.${known.picture.part}`)
      // Its files go with the folder of the video.
      if (known?.preview !== undefined) preview = { ...readPreview(known.preview), isEarly: told.every((one) => one.stage !== 'check') }
    }
    video = await makeVideo(order, embeddedProviders, context({ timelineFile: join(folder, 'timeline.json'), cacheFolder, segmentFolder: cacheFolder, report }))
    segments = await kept('segment')
  })
  afterAll(() => rm(cacheFolder, { recursive: true }))

  it('reports every stage forwards, tells title and sentences, and leaves one checked MP4 and its timeline', async () => {
    expect(video.duration).toBeCloseTo(15, 1)
    expect((await stat(video.file)).size).toBe(video.bytes)
    expect(video.script.sentences.length).toBeGreaterThanOrEqual(3)
    expect(video.script.hashtags.every((tag) => /^#[A-Za-z0-9]+$/.test(tag))).toBe(true)
    expect(video.script.sentences.at(-1)).toBe('Inscrições grátis em sono.com.br.')
    expect(video.script.unusedContext).toEqual([tooMuch])
    expect(video.timeline.watermark).toBe(true)
    expect(video.timeline.scenes.map((scene) => scene.sentence).filter((sentence) => sentence !== '')).toEqual(video.script.sentences)
    expect(video.script.told.map(({ text }) => text)).toEqual(video.script.sentences)
    expect(video.timeline.transitions[0]?.id).toBe('slideleft')
    expect(video.credits.length).toBeGreaterThan(0)
    expect(JSON.parse(await readFile(join(folder, 'timeline.json'), 'utf8'))).toEqual(video.timeline)
    expect(new Set(told.map(({ stage }) => stage)).size).toBe(7)
    expect(told.find(({ title }) => title !== undefined)?.title).toBe(video.script.title)
    expect(told.find(({ sentences }) => sentences !== undefined)?.sentences).toEqual(video.script.sentences)
    expect((await readdir(folder)).toSorted()).toEqual(['out.mp4', 'timeline.json'])
  })

  it('tells its timeline and narration before it is rendered, and the picture of each scene', () => {
    if (preview === null) throw new Error('no preview was told')

    expect(preview.isEarly).toBe(true)
    // The outline lacks only the pictures.
    expect(video.timeline).toMatchObject({ ...preview.timeline })
    expect(preview.seconds).toBeCloseTo(video.duration, 0)
    expect(preview.scenes.map(({ sentence, part }) => `${sentence}.${part}`).toSorted()).toEqual([...drawn].toSorted())
    expect(video.notes).toEqual([])
  })

  it('moves from its first frames, and shows a thing and words when its voice begins', () => {
    const { scenes, captions, framesPerSecond } = video.timeline
    const [first] = scenes
    if (first === undefined) throw new Error('a video without scenes')
    const length = (first.to - first.from) / framesPerSecond
    const placesAt = (time: number) => first.picture.layers.map(({ motion }) => layerPlaceAt(motion, time, length))
    const seen = first.picture.layers.filter((_, index) => (placesAt(0.4)[index]?.opacity ?? 0) > 0.8)

    expect(placesAt(3 / framesPerSecond)).not.toEqual(placesAt(0))
    expect(seen.some(({ width, height }) => width * height > 0.06 * 1080 * 1920)).toBe(true)
    expect(captions.pages[0]?.from).toBeLessThanOrEqual(0.4)
    expect(captions.pages[0]?.lines[0]?.[0]?.from).toBeLessThanOrEqual(0.4)
  })

  it('changes something visible every 2.5 s in the mean, and after 3.2 s at the latest', () => {
    const { meanBetweenChanges, longestRest } = paceOf(video.timeline)

    expect(meanBetweenChanges).toBeLessThanOrEqual(2.5)
    expect(longestRest).toBeLessThanOrEqual(3.2)
  })

  it('comes out the same each time', async () => {
    const empty = join(folder, 'empty')

    const again = await makeVideo(order, embeddedProviders, context({ cacheFolder: empty, segmentFolder: empty, outFile: join(folder, 'again.mp4') }))

    expect((await readFile(again.file)).equals(await readFile(video.file))).toBe(true)
    expect(again.timeline).toEqual(video.timeline)
    await Promise.all([rm(again.file), rm(empty, { recursive: true })])
  })

  it('edited makes only what the edit touches', async () => {
    const changes = { sentences: { [video.timeline.scenes.filter(({ sentence }) => sentence !== '')[1]?.id ?? '']: 'Durma sempre na mesma hora.' } }

    const changed = await makeVideo(
      order,
      embeddedProviders,
      context({ cacheFolder, segmentFolder: cacheFolder, outFile: join(folder, 'changed.mp4') }),
      changes,
    )

    expect(changed.script.sentences.map((text, index) => text === video.script.sentences[index]).filter((isSame) => !isSame)).toHaveLength(1)
    expect(changed.script.told[1]).toEqual({ text: 'Durma sempre na mesma hora.', source: { kind: 'context' } })
    expect(changed.script.told.map(({ text }) => text)).toEqual(changed.script.sentences)
    expect(await kept('picture')).toBe(video.timeline.scenes.length + 1)
    expect((await kept('segment')) - segments).toBe(3)
    await rm(changed.file)
  })

  it('stops within the step when aborted and leaves nothing', async () => {
    const stop = new AbortController()
    const outFile = join(folder, 'aborted.mp4')

    const making = makeVideo(
      order,
      embeddedProviders,
      context({
        outFile,
        signal: stop.signal,
        report: (stage, fraction) => void (stage === 'render' && fraction > 0.1 && stop.abort(new Error('enough'))),
      }),
    )

    await expect(making).rejects.toThrow('enough')
    expect((await readdir(folder)).filter((name) => name.startsWith('video-') || name.startsWith('aborted'))).toEqual([])
  })
})

describe('input that no video can be made from is refused with its reason', () => {
  it.each([
    ['🎉🎉🎉', 'theme', 'subject_unreadable'],
    ['https://10.0.0.8/item/1', 'product', 'page_private'],
    ['http://localhost:1/item', 'product', 'page_unreachable'],
  ] as const)('%s', async (input, kind, code) => {
    await expect(makeVideo({ ...order, input, kind }, embeddedProviders, context())).rejects.toMatchObject({ code })
  })

  it.each([
    [403, { 'content-type': 'text/html' }, 'no', 'page_refused'],
    [404, { 'content-type': 'text/html' }, 'gone', 'page_missing'],
    [503, { 'content-type': 'text/html' }, 'busy', 'page_failing'],
    [503, { 'content-type': 'text/html' }, '<title>Robot Check</title>', 'page_robots'],
    [200, { 'content-type': 'text/html' }, '<h1>Acesso negado</h1><p>Confirme que você não é um robô.</p>', 'page_robots'],
    [200, { 'content-type': 'image/png' }, 'png', 'page_not_html'],
    [200, { 'content-type': 'text/html' }, '<p>nothing for sale</p>', 'page_without_product'],
    [302, { location: '/' }, '', 'page_redirects'],
  ] as const)('a page that answers %i', async (status, headers, body, code) => {
    const input = await answering(status, headers, body)

    await expect(makeVideo({ ...order, input, kind: 'product' }, embeddedProviders, context())).rejects.toMatchObject({ code })
  })
})
