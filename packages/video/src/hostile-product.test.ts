import { createServer, type Server } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dangersIn, hostileProductPage } from '../tests/hostile-texts.ts'
import { testOrder } from '../tests/test-order.ts'
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
import { makeVideo } from './make-video.ts'
import { readProduct, type ReadProduct } from './product/read-product.ts'
import { embeddedProviders } from './providers.ts'
import { writeEmbeddedScript } from './script/write-embedded-script.ts'

const seeds = Array.from({ length: 120 }, (_, seed) => seed)

/** `null` for a page that names no product. */
function readPage(seed: number): ReadProduct | null {
  const page = { bytes: hostileProductPage(seed), contentType: 'text/html; charset=utf-8', url: 'https://loja.example/p/1', readAt: new Date() }
  try {
    return readProduct(page)
  } catch (error) {
    if ((error as { code?: string }).code === 'page_without_product') return null
    throw error
  }
}

/** What is wrong with some texts, with the text. */
function dangersOf(texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => (text === null || text === '' ? [] : dangersIn(text).map((danger) => `${danger}: ${text}`)))
}

describe('a product page whose fields carry markup, scripts and hidden characters', () => {
  const read = seeds.flatMap((seed) => readPage(seed) ?? [])

  it('gives facts of plain words', () => {
    expect(read.length).toBeGreaterThan(80)
    expect(dangersOf(read.flatMap(({ facts }) => [facts.name, facts.brand, facts.description, ...facts.features]))).toEqual([])
  })

  it('gives addresses of pictures that are addresses of the web', () => {
    const addresses = read.flatMap(({ photoUrls }) => photoUrls)

    expect(addresses.length).toBeGreaterThan(80)
    expect(addresses.filter((address) => !/^https?:\/\/[!#-;=?-~]{1,2040}$/.test(address))).toEqual([])
  })

  it.each([
    ['pt-BR', 15],
    ['en-US', 60],
  ] as const)('is told in %s in plain words, from the title to the hashtags', (language, duration) => {
    const scripts = read.map(({ facts }, at) => writeEmbeddedScript({ kind: 'product', facts, photos: [], context: '', language }, { duration, seed: `${at}` }))

    expect(dangersOf(scripts.flatMap(({ title, sentences }) => [title, ...sentences.map(({ text }) => text)]))).toEqual([])
    expect(
      dangersOf(scripts.flatMap(({ sentences }) => sentences.flatMap(({ keywords, onScreen }) => [...keywords, ...Object.values(onScreen ?? {}).map(String)]))),
    ).toEqual([])
    // Their paragraphs are lines of their own.
    expect(dangersOf(scripts.flatMap(({ postCaption, shortsTitle }) => [...postCaption.split('\n'), shortsTitle]))).toEqual([])
    expect(dangersOf(scripts.flatMap(({ firstComment }) => firstComment.replaceAll('https://loja.example/p/1', 'loja').split('\n')))).toEqual([])
    expect(scripts.flatMap(({ hashtags }) => hashtags).filter((tag) => !/^#[\p{L}\p{N}]{2,24}$/u.test(tag))).toEqual([])
  })
})

describe('its video', () => {
  let folder = ''
  let site: Server
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-product-'))
    const seed = seeds.find((one) => readPage(one)?.facts.features.some((feature) => /an8|alert/.test(feature)) === true) ?? -1
    site = createServer((_, response) => void response.setHeader('content-type', 'text/html; charset=utf-8').end(hostileProductPage(seed)))
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    site.closeAllConnections()
    site.close()
    await rm(folder, { recursive: true })
  })

  it('is made, and shows, reports and credits plain words', async () => {
    const programs = await findFfmpeg(process.env['FFMPEG_PATH'], process.env['PATH'] ?? '')
    if (programs === null) throw new Error('this test needs FFmpeg')
    const told: (string | null)[] = []
    const input = `http://127.0.0.1:${(site.address() as AddressInfo).port}/p/1`
    const timelineFile = join(folder, 'timeline.json')

    const video = await makeVideo({ ...testOrder, kind: 'product', input, music: 'none' }, embeddedProviders, {
      ...programs,
      folder,
      outFile: join(folder, 'out.mp4'),
      timelineFile,
      signal: new AbortController().signal,
      allowPrivateFetch: true,
      report: (_stage, _done, { title, sentences } = {}) => void told.push(title ?? null, ...(sentences ?? [])),
    })

    const { timeline, script } = video
    const shown = timeline.captions.pages.flatMap(({ lines }) => lines.flat().map(({ text }) => text))
    expect(shown.length).toBeGreaterThan(10)
    expect(dangersOf([...told, ...shown, script.title, ...script.sentences, ...script.postCaption.split('\n'), ...script.hashtags, ...video.notes])).toEqual([])
    expect(video.credits.flatMap(dangersIn).filter((danger) => danger !== 'an address' && danger !== 'a word without end')).toEqual([])
    expect(JSON.parse(await readFile(timelineFile, 'utf8'))).toEqual(timeline)
  })
})
