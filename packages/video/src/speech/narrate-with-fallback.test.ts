import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderUse } from '../run/provider-use.ts'
import type { Tools } from '../run/tools.ts'
import { openStageCache } from '../stage-cache/stage-cache.ts'
import { sentencesOf, type Narration } from '../story/narration.ts'
import type { Script } from '../story/script.ts'
import { narrateEdits } from './narrate-edits.ts'
import { narrate } from './narrate.ts'
import type { Voice } from './voice.ts'

/** A sine tone a fifth of a second long for each word: an adapter of a few lines. */
function sineVoice(name: string, frequency: number): Voice & { said: string[][] } {
  const sampleRate = 16_000
  const said: string[][] = []
  return {
    name,
    version: '1',
    timeLimitMs: 5000,
    attempts: 1,
    said,
    speaks: ({ language }) => language === 'pt-BR',
    open: (_, signal) => ({
      async speak(words, rate) {
        signal.throwIfAborted()
        said.push([...words])
        const seconds = (0.4 * 150) / rate
        const samples = Int16Array.from(
          { length: Math.round(words.length * seconds * sampleRate) },
          (__, at) => 8000 * Math.sin((2 * Math.PI * frequency * at) / sampleRate),
        )
        return { samples, sampleRate, words: words.map((___, index) => ({ from: index * seconds, to: (index + 1) * seconds })), end: words.length * seconds }
      },
      close: async () => undefined,
    }),
  }
}
const broken: Voice = { ...sineVoice('broken', 1), open: () => ({ speak: () => Promise.reject(new Error('no connection')), close: async () => undefined }) }

const texts = ['Você sabia disso?', 'O café tem mais de oitocentos aromas.', 'Salve este vídeo.']
const script: Script = {
  title: 'Teste',
  language: 'pt-BR',
  writer: 'structure',
  sentences: texts.map((text, index) => ({
    id: `s${index + 1}`,
    role: index === 0 ? 'hook' : index === 2 ? 'closing' : 'body',
    text,
    source: { kind: 'structure' },
    keywords: [],
    priority: 1,
  })),
  postCaption: '',
  hashtags: [],
  firstComment: '',
  shortsTitle: '',
  unusedContext: [],
  openings: [],
}
const order = { voice: 'female', language: 'pt-BR' } as const

let tools: Tools
beforeEach(async () => {
  tools = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe', folder: await mkdtemp(join(tmpdir(), 'voices-')), signal: new AbortController().signal }
})
afterEach(() => rm(tools.folder, { recursive: true, force: true }))

describe('a voice that fails', () => {
  it('is replaced for the whole narration, which is not stored', async () => {
    const uses: ProviderUse[] = []
    const cacheFolder = join(tools.folder, 'cache')
    const cache = openStageCache({ folder: cacheFolder, now: () => new Date() })
    const tone = sineVoice('tone', 220)

    const narration = await narrate({ script, order, targetSeconds: 6, voices: [broken, tone], tools, cache, onProvider: (use) => uses.push(use) })

    expect(narration.sentences.map(({ words }) => words.length)).toEqual([3, 7, 3])
    expect(uses).toMatchObject([{ port: 'voice', name: 'tone', degraded: true, failures: [{ name: 'broken', reason: 'no connection' }] }])
    expect(await readdir(cacheFolder).catch(() => [])).toEqual([])
  })

  it('of another language is not asked', async () => {
    const tone = sineVoice('tone', 220)

    await expect(narrate({ script: { ...script, language: 'en-US' }, order, targetSeconds: 6, voices: [tone], tools })).rejects.toMatchObject({ tool: 'voice' })
    expect(tone.said).toEqual([])
  })
})

describe('an edited sentence', () => {
  const changed = (narration: Narration) =>
    sentencesOf(narration).map((sentence) => (sentence.id === 's2' ? { ...sentence, text: 'O café tem aromas.' } : sentence))

  it('is said by the voice of the others, which stay as they were', async () => {
    const [first, second] = [sineVoice('first', 220), sineVoice('second', 330)]
    const narration = await narrate({ script, order, targetSeconds: 6, voices: [second], tools })
    second.said.length = 0

    const edited = await narrateEdits({ narration, sentences: changed(narration), order, voices: [first, second], tools })

    expect(first.said).toEqual([])
    expect(second.said).toHaveLength(1)
    expect(edited.sentences.map(({ sentence }) => sentence.text)).toEqual([texts[0], 'O café tem aromas.', texts[2]])
    expect(edited.provider).toMatchObject({ name: 'second', degraded: false })
  })

  it('is said once: a retry takes the stored one', async () => {
    const voice = sineVoice('first', 220)
    const cache = openStageCache({ folder: join(tools.folder, 'cache'), now: () => new Date() })
    const edit = async () => {
      const narration = await narrate({ script, order, targetSeconds: 6, voices: [voice], tools, cache })
      return narrateEdits({ narration, sentences: changed(narration), order, voices: [voice], tools, cache })
    }
    const first = await edit()
    voice.said.length = 0

    // Another run has another folder.
    const { folder } = tools
    tools = { ...tools, folder: join(folder, 'again') }
    await mkdir(tools.folder)
    const again = await edit()
    tools = { ...tools, folder }

    expect(voice.said).toEqual([])
    expect(again.sentences).toEqual(first.sentences)
  })

  it('makes another voice say everything when the first one is gone', async () => {
    const [gone, other] = [sineVoice('gone', 220), sineVoice('other', 330)]
    const narration = await narrate({ script, order, targetSeconds: 6, voices: [gone], tools })

    const edited = await narrateEdits({ narration, sentences: changed(narration), order, voices: [other], tools })

    expect(other.said).toHaveLength(3)
    expect(edited.provider.name).toBe('other')
  })
})
