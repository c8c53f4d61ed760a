import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture, PictureFile } from '@relampago/domain/timeline'
import { sceneArt } from '../pictures/scene-art.ts'
import type { Tools } from '../run/tools.ts'
import { loadOrMake } from '../stage-cache/load-or-make.ts'
import type { StageCache } from '../stage-cache/stage-cache.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { ScriptSentence } from '../story/script.ts'
import type { Subject } from '../story/subject.ts'
import type { SampleScript } from './sample-scripts.ts'

/** Films are half as wide and high as videos: a quarter of the work. */
const filmShrink = 2

/**
 * The pictures of a sample script as the product draws them, at the size of films. All templates
 * share them, so they are stored. The seed chooses colours and backgrounds.
 */
export function samplePictures(sample: SampleScript, seed: string, cache: StageCache, tools: Tools): Promise<Picture[]> {
  return loadOrMake({
    cache,
    key: stageKey('sample', { sample, seed }),
    folder: tools.folder,
    make: async () => {
      const drawn = await drawSample(sample, seed, tools)
      return Promise.all(drawn.map((picture) => shrunkPicture(picture, tools.folder)))
    },
    filesOf: (pictures) => pictures.flatMap(({ background, layers }) => [background.file, ...layers.map(({ file }) => file)]),
  })
}

/** At the size of videos. */
export async function drawSample(sample: SampleScript, seed: string, { folder, signal, onNote = () => undefined }: Tools): Promise<Picture[]> {
  const sentences = sentencesOf(sample)
  const session = sceneArt.open({
    sentences,
    before: sentences,
    subject: subjectOf(sample),
    order: { seed },
    folder,
    cache: { take: async () => null, keep: async () => undefined },
    onNote,
  })
  try {
    return await Promise.all(
      sentences.map(async (_, index) => {
        const drawn = await session.picture(index, signal)
        if (drawn === null) throw new Error(`the sample ${sample.theme} has no picture ${index}`)
        return drawn
      }),
    )
  } finally {
    await session.close()
  }
}

function sentencesOf({ product, scenes }: SampleScript): ScriptSentence[] {
  return scenes.map(({ text, icon, show }, index): ScriptSentence => {
    const role = product === undefined ? 'body' : (['hook', 'body', 'closing'] as const)[index]
    return {
      id: `sample-${index}`,
      role: role ?? 'body',
      text,
      source: product === undefined ? { kind: 'structure' } : { kind: 'page', field: index === 1 ? 'price' : 'name' },
      keywords: [],
      icon,
      ...(show === undefined ? {} : { onScreen: show }),
      priority: 1,
    }
  })
}

function subjectOf({ theme, product }: SampleScript): Subject {
  const common = { context: '', language: 'pt-BR' } as const
  if (product === undefined) return { kind: 'theme', theme, ...common }
  const unstated = { brand: null, installments: null, inStock: null, features: [], description: '' }
  const facts = { url: 'https://loja.example/', ...product, ...unstated, readFrom: 'json-ld', readAt: new Date(0) } as const
  return { kind: 'product', facts: { ...facts, features: [] }, photos: [], ...common }
}

/** Written over its files. */
export async function shrunkPicture({ background, layers, ...picture }: Picture, folder: string): Promise<Picture> {
  return {
    ...picture,
    background: await shrunkFile(background, { left: 0, top: 0 }, folder),
    layers: await Promise.all(layers.map(async ({ motion, ...layer }) => ({ ...(await shrunkFile(layer, layer, folder)), motion }))),
    thumbnail: null,
  }
}

/** Written over the file; both sides and the place stay even, as pictures must be. */
async function shrunkFile<File extends PictureFile>(picture: File, { left, top }: { left: number; top: number }, folder: string) {
  const { file, width, height } = picture
  const step = 2 * filmShrink
  const room = { left: left % step, top: top % step }
  const padded = { width: upTo(width + room.left, step), height: upTo(height + room.top, step) }
  const raw = sharp(await readFile(join(folder, file)), { raw: { width, height, channels: 4 } })
  const pixels = await raw
    .extend({ ...room, right: padded.width - width - room.left, bottom: padded.height - height - room.top, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
  const size = { width: padded.width / filmShrink, height: padded.height / filmShrink }
  const shrunk = sharp(pixels, { raw: { ...padded, channels: 4 } }).resize(size.width, size.height, { kernel: 'lanczos3' })
  await writeFile(join(folder, file), await shrunk.raw().toBuffer())
  return { ...picture, ...size, left: (left - room.left) / filmShrink, top: (top - room.top) / filmShrink }
}

function upTo(value: number, step: number): number {
  return step * Math.ceil(value / step)
}
