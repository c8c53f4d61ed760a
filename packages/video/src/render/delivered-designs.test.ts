import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effects, type EffectId } from '@relampago/domain/catalogue'
import { stillCamera, type Picture, type PlacedEffect, type Timeline } from '@relampago/domain/timeline'
import { noCache } from '../stage-cache/stage-cache.ts'
import { samplePictures, shrunkPicture } from '../template-film/sample-pictures.ts'
import { sampleScripts } from '../template-film/sample-scripts.ts'
import { checkVideo } from './check-video.ts'
import { renderTimeline } from './render-timeline.ts'
import { makeTone, picturesOf, testTimeline, testTools } from '../../tests/render-setup.ts'

/** A quarter of the full size: sizes, places and motions scale with it. */
const size = { width: 270, height: 480 }
const ids = Object.keys(effects) as EffectId[]
const drawings = { theme: sampleScripts.tip[0], product: sampleScripts.offer[0] }
type Kind = keyof typeof drawings

const tools = testTools()
const pictures = {} as Record<Kind, Picture[]>
beforeAll(async () => {
  for (const kind of Object.keys(drawings) as Kind[]) {
    const sample = drawings[kind]
    if (sample === undefined) throw new Error('there is no sample')
    pictures[kind] = []
    // Each drawing overwrites the files of the one before.
    const drawn = await samplePictures(sample, kind, noCache, tools)
    for (const picture of drawn) pictures[kind].push(await renamed(await shrunkPicture(picture, tools.folder), kind))
  }
})
afterAll(tools.release)

async function renamed(picture: Picture, kind: Kind): Promise<Picture> {
  const own = async <File extends { file: string }>(file: File): Promise<File> => {
    await copyFile(join(tools.folder, file.file), join(tools.folder, `${kind}-${file.file}`))
    return { ...file, file: `${kind}-${file.file}` }
  }
  return { ...picture, background: await own(picture.background), layers: await Promise.all(picture.layers.map(own)) }
}

type Design = { kind: Kind; framesPerSecond: number; sceneFrames: number; scenes: number; effects: PlacedEffect[]; layerMotion?: number }

function timelineOf({ kind, framesPerSecond, sceneFrames, scenes, effects: placed, layerMotion = 1 }: Design): Timeline {
  const own = pictures[kind]
  return {
    ...testTimeline({ words: [] }),
    ...size,
    framesPerSecond,
    frames: sceneFrames * scenes,
    transitions: [],
    effects: placed,
    scenes: Array.from({ length: scenes }, (_, index) => {
      const picture = own[index % own.length]
      if (picture === undefined) throw new Error('there are no pictures')
      const layers = picture.layers.map((layer) => ({ ...layer, motion: { ...layer.motion, amount: layer.motion.amount * layerMotion } }))
      const [from, to] = [index * sceneFrames, (index + 1) * sceneFrames]
      return { id: `scene-${index}`, from, to, sentence: '', camera: stillCamera, picture: { ...picture, layers } }
    }),
  }
}

/** What the check says of the video of a design; `fine` when it is delivered. */
async function verdictOn(design: Design): Promise<string> {
  const timeline = timelineOf(design)
  const seconds = timeline.frames / timeline.framesPerSecond
  makeTone(join(tools.folder, 'sound.m4a'), Math.ceil(seconds))
  const outFile = join(tools.folder, 'out.mp4')
  try {
    const order = { timeline, pictures: picturesOf(timeline), soundtrackFile: 'sound.m4a', quality: 'standard', outFile, tools } as const
    const { looks } = await renderTimeline(order)
    await checkVideo({ file: outFile, timeline, tools, looks, known: { sound: { loudnessLufs: -14, truePeakDbtp: -2 } } })
    return 'fine'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a video is delivered', () => {
  const seconds4 = { framesPerSecond: 30, sceneFrames: 120, scenes: 1 }

  it.each([
    ['outlines at their default', 'product', { id: 'edgedetect', intensity: 50 }, 1],
    ['Sobel outlines at their default', 'product', { id: 'sobel', intensity: 50 }, 1],
    ['Sobel outlines at 100', 'theme', { id: 'sobel', intensity: 100 }, 1],
    ['the smallest scale', 'product', { id: 'scale', intensity: 0 }, 1],
    ['layers that stand still', 'theme', null, 0],
    ['the darkest exposure', 'product', { id: 'exposure', intensity: 0 }, 1],
    ['frozen frames', 'theme', { id: 'freezeframes', intensity: 100 }, 1],
  ] as const)('with %s', async (_what, kind, effect, layerMotion) => {
    const placed = effect === null ? [] : [{ ...effect, from: 0, to: 120 }]

    expect(await verdictOn({ ...seconds4, kind, effects: placed, layerMotion })).toBe('fine')
  })

  // Six frames a second are enough to see standstill, and each scene is longer than what counts
  // as such.
  it.each((['theme', 'product'] as const).flatMap((kind) => [0, 50, 100].map((intensity) => ({ kind, intensity }))))(
    'with every effect in turn at $intensity on pictures of a $kind',
    async ({ kind, intensity }) => {
      const sceneFrames = 22
      const placed = ids.map((id, index) => ({ id, intensity, from: index * sceneFrames, to: (index + 1) * sceneFrames }))

      expect(await verdictOn({ kind, framesPerSecond: 6, sceneFrames, scenes: ids.length, effects: placed })).toBe('fine')
    },
  )
})
