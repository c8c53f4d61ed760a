import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@relampago/domain/random'
import type { Timeline } from '@relampago/domain/timeline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { ToolError } from '../run/tool-error.ts'
import type { Tools } from '../run/tools.ts'
import { openStageCache } from '../stage-cache/stage-cache.ts'
import type { Accent } from './accents/accent.ts'
import { decodeMono, encodeSound } from './encode-sound.ts'
import { makeMusicPreview } from './make-music-preview.ts'
import { measureSound } from './measure-sound.ts'
import { mixRate } from './mix-down.ts'
import { mixSoundtrack, type SoundtrackMix } from './mix-soundtrack.ts'
import { startMusic } from './order-music.ts'

let folder: string
let tools: Tools
const speech = [
  { from: 0.5, to: 2.5 },
  { from: 4, to: 6 },
]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundtrack-test-'))
  tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder, signal: new AbortController().signal }
  // Syllables of noise and tone with peaks like a voice's: silent in the gap between the two
  // regions.
  const random = seededRandom('voice')
  const narration = Float32Array.from({ length: 5.5 * mixRate }, (_, index) => {
    const time = index / mixRate
    const speaks = speech.some(({ from, to }) => time + 0.5 >= from && time + 0.5 < to)
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 4 * time)) ** 2
    return speaks ? syllable * (0.2 * Math.sin(2 * Math.PI * 160 * time) + 0.12 * Math.sin(2 * Math.PI * 900 * time) + 0.1 * (random() - 0.5)) : 0
  })
  const stereo = { left: narration, right: narration }
  await encodeSound({ sound: stereo, rate: mixRate, codec: ['-ac', '1', '-c:a', 'pcm_s16le'], outFile: join(folder, 'narration.wav'), step: 'test', tools })
})
afterAll(() => rm(folder, { recursive: true }))

type Mixing = { music: Timeline['sound']['music']; frames?: number; piece?: SoundtrackMix['music'] } & Partial<Omit<SoundtrackMix, 'timeline' | 'music'>>
function mix({ music, frames = 197, piece = null, ...options }: Mixing) {
  const timeline: Timeline = {
    version: 1,
    title: '',
    language: 'pt-BR',
    width: 1080,
    height: 1920,
    framesPerSecond: 30,
    frames,
    scenes: [],
    transitions: [],
    effects: [],
    captions: { style: { font: 'poppins', sizePx: 80, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FFD400', pop: false }, pages: [] },
    sound: { narration: { file: 'narration.wav', from: 0.5 }, music, speech },
    watermark: false,
  }
  return mixSoundtrack({ timeline, tools, music: piece, ...options })
}
async function probe(file: string): Promise<string> {
  const args = ['-v', 'error', '-show_entries', 'stream=codec_name,sample_rate,channels,duration', '-of', 'csv=p=0', file]
  return (await runFfmpeg({ path: 'ffprobe', args, step: 'test', signal: tools.signal })).stdout.toString().trim()
}

describe('a soundtrack', () => {
  it.each([
    ['corporate', 0.12],
    ['electronic', 1],
    ['ambient', 0.5],
  ] as const)('with %s at %s is at -14 LUFS and below -1 dBTP in its file', async (id, volume) => {
    const soundtrack = await mix({ music: { id, volume, seed: 'a' } })
    const measured = await measureSound(soundtrack.file, tools)

    expect(Math.abs(measured.integratedLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(measured.truePeakDb).toBeLessThanOrEqual(-1)
    expect(soundtrack).toMatchObject({ ...measured, music: id, degraded: null })
  })

  it('is exactly as long as the timeline, as AAC in stereo', async () => {
    const { file } = await mix({ music: { id: 'upbeat', volume: 0.12, seed: 'a' }, frames: 191 })

    expect(await probe(file)).toBe('aac,48000,2,6.366667')
  })

  it('without music is the narration alone at its place', async () => {
    const soundtrack = await mix({ music: null })
    const samples = await decodeMono(soundtrack.file, mixRate, 'test', tools)
    const loudest = (from: number, to: number) => samples.slice(from * mixRate, to * mixRate).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

    expect(soundtrack).toMatchObject({ music: 'none', degraded: null })
    expect(Math.abs(soundtrack.integratedLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(loudest(0, 0.48)).toBeLessThan(0.002)
    expect(loudest(0.52, 0.7)).toBeGreaterThan(0.1)
    expect(loudest(2.8, 3.8)).toBeLessThan(0.002)
  })

  it('at volume 0 is the one without music', async () => {
    const silent = await decodeMono((await mix({ music: { id: 'upbeat', volume: 0, seed: 'a' } })).file, mixRate, 'test', tools)
    const none = await decodeMono((await mix({ music: null })).file, mixRate, 'test', tools)

    expect(silent.length).toBeGreaterThan(0)
    expect(silent.length === none.length && silent.every((sample, index) => sample === none[index])).toBe(true)
  })

  it('with sound effects is as loud as without them, and differs from it at their places only', async () => {
    const accents = (['whoosh', 'thud', 'ding'] as const).map((kind, at): Accent => ({ kind, at: 3 + at * 0.3, pitch: at, isUnderSpeech: false }))
    const [plain, effects] = [await mix({ music: null, name: 'plain.m4a' }), await mix({ music: null, name: 'effects.m4a', accents: async () => accents })]
    const [without, withThem] = await Promise.all([plain, effects].map(({ file }) => decodeMono(file, mixRate, 'test', tools)))
    const level = (samples: Float32Array | undefined, from: number, to: number) =>
      10 *
      Math.log10(
        (samples ?? new Float32Array()).slice(from * mixRate, to * mixRate).reduce((sum, sample) => sum + sample * sample, 1e-9) / ((to - from) * mixRate),
      )

    expect(Math.abs(effects.integratedLufs + 14)).toBeLessThanOrEqual(0.5)
    expect(effects.truePeakDb).toBeLessThanOrEqual(-1)
    expect(level(withThem, 2.8, 3.8) - level(without, 2.8, 3.8)).toBeGreaterThan(20)
    expect(Math.abs(level(withThem, 4.8, 5.8) - level(without, 4.8, 5.8))).toBeLessThan(1)
    // In a gap they are still clearly below the voice.
    expect(level(withThem, 1, 2) - level(withThem, 2.8, 3.8)).toBeGreaterThan(6)
  })

  it('is taken from the cache only with the same sound effects', async () => {
    const cacheFolder = await mkdtemp(join(folder, 'cache-'))
    const cache = openStageCache({ folder: cacheFolder, now: () => new Date() })
    const accent: Accent = { kind: 'pop', at: 3, pitch: 0, isUnderSpeech: false }
    const filesWith = async (accents: readonly Accent[]) => {
      await mix({ music: null, cache, accents: async () => accents })
      return (await readdir(cacheFolder)).length
    }

    const [first, same, other] = [await filesWith([accent]), await filesWith([accent]), await filesWith([{ ...accent, at: 3.2 }])]
    expect(same).toBe(first)
    expect(other).toBeGreaterThan(first)
  })

  it('goes without music that cannot be composed, and says so', async () => {
    const soundtrack = await mix({
      music: { id: 'mystery', volume: 0.12, seed: 'a' },
      piece: startMusic({ id: 'mystery', seconds: 6, seed: 'a' }, { tools, compose: () => Promise.reject(new Error('out of tune')) }),
    })

    expect(soundtrack).toMatchObject({ music: 'none', degraded: 'music mystery left out: out of tune' })
    expect(Math.abs(soundtrack.integratedLufs + 14)).toBeLessThanOrEqual(0.5)
  })

  it('reports its progress and ends at 1', async () => {
    const reported: number[] = []
    await mix({ music: null, report: (fraction) => reported.push(fraction) })

    expect(reported).toEqual(reported.toSorted((one, other) => one - other))
    expect(reported.at(-1)).toBe(1)
  })

  it('that is aborted stops with the reason, while composing too', async () => {
    const controller = new AbortController()
    const mixing = mix({ music: { id: 'upbeat', volume: 0.12, seed: 'a' }, tools: { ...tools, signal: controller.signal } })
    controller.abort(new Error('changed my mind'))

    await expect(mixing).rejects.toThrow('changed my mind')
  })

  it('fails with the tool that failed', async () => {
    await expect(mix({ music: null, tools: { ...tools, ffmpegPath: join(folder, 'missing') } })).rejects.toThrow(ToolError)
    await writeFile(join(folder, 'noise.txt'), 'no sound')
    await expect(decodeMono(join(folder, 'noise.txt'), mixRate, 'test', tools)).rejects.toThrow(ToolError)
    await expect(mix({ music: null, name: join('missing', 'x.m4a') })).rejects.toMatchObject({ step: 'soundtrack: encode' })
  })

  it('of a silent narration is silence, not a failure', async () => {
    const quiet = new Float32Array(mixRate)
    const quietFolder = await mkdtemp(join(folder, 'quiet-'))
    await encodeSound({
      sound: { left: quiet, right: quiet },
      rate: mixRate,
      codec: ['-ac', '1'],
      outFile: join(quietFolder, 'narration.wav'),
      step: 'test',
      tools,
    })

    expect((await mix({ music: null, frames: 30, tools: { ...tools, folder: quietFolder } })).integratedLufs).toBe(-Infinity)
  })
})

describe('a preview of a kind of music', () => {
  it('is an MP3 of 24 s and leaves nothing else behind', async () => {
    const own = await mkdtemp(join(folder, 'preview-'))
    await makeMusicPreview({ music: 'ambient', outFile: join(own, 'ambient_background.mp3'), tools })

    expect(await probe(join(own, 'ambient_background.mp3'))).toMatch(/^mp3,44100,2,24\.0/)
    expect(await readdir(own)).toEqual(['ambient_background.mp3'])
  })
})
