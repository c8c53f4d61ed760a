import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '@relampago/domain/timeline'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProductFacts, Subject } from '../story/subject.ts'
import type { ScriptSentence } from '../story/script.ts'
import { choosePictures, type PictureChoice } from './choose-pictures.ts'
import type { ProviderUse } from '../run/provider-use.ts'
import type { PictureSource } from './picture-source.ts'
import { sceneArt } from './scene-art.ts'

const theme: Subject = { kind: 'theme', theme: 'café especial', context: '', language: 'pt-BR' }
const facts: ProductFacts = {
  url: 'https://loja.example/fone',
  name: 'Fone Aurora X2',
  brand: 'Aurora',
  price: { cents: 12_990, currency: 'BRL' },
  listPrice: null,
  installments: null,
  rating: null,
  inStock: null,
  features: [],
  description: '',
  readFrom: 'json-ld',
  readAt: new Date('2026-11-20T15:00:00Z'),
}

function sentence(role: ScriptSentence['role'], text: string): ScriptSentence {
  return { id: text, role, text, source: { kind: 'structure' }, keywords: [], priority: 1 }
}
const sentences = [
  sentence('hook', 'O que faz um café ser especial?'),
  sentence('body', 'A torra clara preserva a acidez.'),
  sentence('closing', 'Salve este vídeo.'),
]

describe('the pictures of a video', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const toolsWith = (signal: AbortSignal) => ({ folder, signal })
  const order = { seed: 'one', template: 'dynamic' } as const
  async function choose(choice: Omit<PictureChoice, 'sources'>): Promise<Picture[]> {
    const { pictures, all } = choosePictures({ ...choice, sources: [sceneArt] })
    await all
    return Promise.all(pictures)
  }

  it('are one for each sentence, as files of exactly the size they claim', async () => {
    const told: number[] = []

    const pictures = await choose({
      sentences,
      subject: theme,
      order,
      tools: toolsWith(new AbortController().signal),
      onPicture: (index) => told.push(index),
    })

    expect(pictures).toHaveLength(3)
    expect(told.toSorted((one, other) => one - other)).toEqual([0, 1, 2])
    for (const { background, layers, thumbnail } of pictures) {
      expect([background.width, background.height]).toEqual([1296, 2304])
      for (const { file, width, height } of [background, ...layers]) expect((await stat(join(folder, file))).size).toBe(width * height * 4)
      const small = await sharp(join(folder, thumbnail ?? '')).metadata()
      expect([small.format, small.width, small.height]).toEqual(['jpeg', 270, 480])
      for (const { left, top, width, height } of layers) {
        expect(left + width).toBeLessThanOrEqual(1080)
        expect(top + height).toBeLessThanOrEqual(1920)
      }
    }
  })

  it('name the source of everything in them', async () => {
    const [hook] = await choose({ sentences: sentences.slice(0, 1), subject: theme, order, tools: toolsWith(new AbortController().signal) })

    expect(hook?.sources[0]).toEqual({ provider: 'built-in', title: 'café', author: 'Microsoft Fluent Emoji', url: null, license: 'MIT' })
  })

  it('show the product photo and say where it comes from', async () => {
    const file = join(folder, 'photo.jpg')
    await sharp({ create: { width: 900, height: 900, channels: 3, background: '#224488' } })
      .jpeg()
      .toFile(file)
    const subject: Subject = {
      kind: 'product',
      facts,
      photos: [{ file, width: 900, height: 900, url: 'https://loja.example/1.jpg' }],
      context: '',
      language: 'pt-BR',
    }

    const [hook] = await choose({ sentences: sentences.slice(0, 1), subject, order, tools: toolsWith(new AbortController().signal) })

    expect(hook?.sources).toEqual([
      { provider: 'product-page', title: 'Fone Aurora X2', author: null, url: 'https://loja.example/1.jpg', license: 'foto do anúncio' },
    ])
  })

  it('fall back to scene art with a note when a photo is broken', async () => {
    const file = join(folder, 'broken.jpg')
    await writeFile(file, 'this is no picture')
    const subject: Subject = {
      kind: 'product',
      facts,
      photos: [{ file, width: 900, height: 900, url: 'https://loja.example/broken.jpg' }],
      context: '',
      language: 'pt-BR',
    }
    const notes: string[] = []

    const [hook] = await choose({
      sentences: sentences.slice(0, 1),
      subject,
      order,
      tools: { ...toolsWith(new AbortController().signal), onNote: (note) => notes.push(note) },
    })

    expect(notes).toEqual([expect.stringContaining('https://loja.example/broken.jpg')])
    expect(hook?.sources.every(({ provider }) => provider === 'built-in')).toBe(true)
    expect(hook?.layers.length).toBeGreaterThan(0)
  })

  it('stop at once when the video is cancelled, and leave no process', async () => {
    const controller = new AbortController()
    const finished: Picture[] = []
    const many = Array.from({ length: 12 }, () => sentences[1] as ScriptSentence)

    const work = choose({
      sentences: many,
      subject: theme,
      order,
      tools: toolsWith(controller.signal),
      onPicture(_, picture) {
        finished.push(picture)
        controller.abort(new Error('cancelled by the person'))
      },
    })

    await expect(work).rejects.toThrow('cancelled by the person')
    const after = (await readdir(folder)).length
    expect(finished.length).toBeLessThan(12)
    expect(process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap')).toEqual([])
    expect((await readdir(folder)).length).toBe(after)
  })

  it('refuse to start when already cancelled', async () => {
    await expect(choose({ sentences, subject: theme, order, tools: toolsWith(AbortSignal.abort(new Error('too late'))) })).rejects.toThrow('too late')
  })

  it('move as far as the template says', async () => {
    const signal = new AbortController().signal
    const amounts = async (template: 'dynamic' | 'minimal') => {
      const [hook] = await choose({ sentences: sentences.slice(0, 1), subject: theme, order: { ...order, template }, tools: toolsWith(signal) })
      return hook?.layers.map(({ motion }) => motion.amount) ?? []
    }

    const [whole, little] = [await amounts('dynamic'), await amounts('minimal')]

    expect(whole.length).toBeGreaterThan(0)
    expect(little).toEqual(whole.map((amount) => amount * 0.25))
  })

  it('are none without sentences', async () => {
    expect(await choose({ sentences: [], subject: theme, order, tools: toolsWith(new AbortController().signal) })).toEqual([])
  })
})

describe('several sources', () => {
  const own: Picture = {
    background: { file: 'own.rgba', format: 'rgba', width: 1296, height: 2304 },
    layers: [],
    thumbnail: null,
    sources: [{ provider: 'upload', title: 'own', author: null, url: null, license: 'own' }],
  }
  const source = (name: string, picture: (index: number) => Promise<Picture | null>): PictureSource & { closed: number } => {
    const made = { name, version: '1', timeLimitMs: 1000, attempts: 1, closed: 0, open: () => ({ picture, close: async () => void (made.closed += 1) }) }
    return made
  }
  const choose = async (...sources: PictureSource[]) => {
    const uses: ProviderUse[] = []
    const tools = { folder: '', signal: new AbortController().signal }
    const { pictures, all } = choosePictures({
      sentences,
      subject: theme,
      order: { seed: '', template: 'dynamic' },
      sources,
      tools,
      onProvider: (use) => uses.push(use),
    })
    await all
    return { files: (await Promise.all(pictures)).map(({ background }) => background.file), uses }
  }

  it('share the pictures of a video: one that has nothing for a sentence passes it on', async () => {
    const some = source('photos', async (index) => (index === 1 ? own : null))
    const rest = source('art', async (index) => ({ ...own, background: { ...own.background, file: `art-${index}` } }))

    const { files, uses } = await choose(some, rest)

    expect(files).toEqual(['art-0', 'own.rgba', 'art-2'])
    expect(uses).toMatchObject([
      { port: 'pictures', name: 'photos', degraded: false },
      { port: 'pictures', name: 'art', degraded: false },
    ])
    expect([some.closed, rest.closed]).toEqual([1, 1])
  })

  it('that fail are replaced and named once', async () => {
    const broken = source('photos', () => Promise.reject(new Error('over limit')))

    const { files, uses } = await choose(
      broken,
      source('art', async () => own),
    )

    expect(files).toEqual(['own.rgba', 'own.rgba', 'own.rgba'])
    expect(uses).toMatchObject([{ name: 'art', degraded: true, failures: [{ name: 'photos', reason: 'over limit' }] }])
    expect(broken.closed).toBe(1)
  })
})
