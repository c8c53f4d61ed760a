import { builtInTemplateIds, musicChoices } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import { describe, expect, it } from 'vitest'
import { products } from '../tests/products.ts'
import { estimatedNarration } from '../tests/estimated-narration.ts'
import { readThemes } from '../tests/word-lists.ts'
import { join } from 'node:path'
import type { CuedPicture } from './pictures/cues/cue.ts'
import { timeLayers } from './pictures/cues/time-layers.ts'
import { paceOf } from './rhythm/pace-of.ts'
import { layOutTimeline, narrationSeconds, sceneTimes, withPictures } from './lay-out-timeline.ts'
import { writeEmbeddedScript } from './script/write-embedded-script.ts'
import { isQuick, shotsOf } from './shots.ts'
import { estimateSpeech } from './speech/estimate-seconds.ts'
import { chooseSentences } from './speech/fit-narration.ts'
import type { NarratedWord } from './story/narration.ts'
import type { Script, ScriptSentence } from './story/script.ts'

const themes = readThemes(join(import.meta.dirname, '../../../tests/words/themes.yaml'))
const scripts: { script: Script; duration: 15 | 30 | 60 }[] = [
  ...themes
    .filter((_theme, index) => index % 3 === 0)
    .map(({ theme, language }, index) => {
      const duration = ([15, 30, 60] as const)[index % 3] ?? 30
      return { duration, script: writeEmbeddedScript({ kind: 'theme', theme, context: '', language }, { duration, seed: theme }) }
    }),
  ...products.slice(0, 20).flatMap(({ facts, language }) =>
    ([15, 30] as const).map((duration) => ({
      duration,
      script: writeEmbeddedScript({ kind: 'product', facts, photos: [], context: '', language }, { duration, seed: facts.name }),
    })),
  ),
]

const order: Omit<VideoOrder, 'duration' | 'template' | 'language'> = {
  input: 'x',
  kind: 'theme',
  context: '',
  voice: 'female',
  font: 'anton',
  fontSizePx: 110,
  textColor: '#FFFFFF',
  outlineColor: '#000000',
  karaokeColor: '#22D3EE',
  music: 'none',
  musicVolume: 0.1,
  watermark: false,
  quality: 'standard',
  seed: 'one',
}

/** As most sources give it: a drifting ground, a large thing and its label. */
const standIn: CuedPicture = {
  background: { file: 'b', format: 'rgba', width: 1296, height: 2304 },
  layers: [
    { ...place(900, 900), motion: { kind: 'drift', amount: 0.4, phase: 0 } },
    { ...place(650, 650), motion: { kind: 'popIn', amount: 1, phase: 0.2 } },
    { ...place(640, 100), motion: { kind: 'riseIn', amount: 1, phase: 0.6 } },
  ],
  thumbnail: null,
  sources: [],
}

function place(width: number, height: number) {
  return { file: 'l', format: 'rgba', width, height, left: 0, top: 0 } as const
}

/** Whether words between two times leave a place for a cut that no rule of grammar forbids. */
function hasPlace(words: readonly NarratedWord[], { from, to }: { from: number; to: number }): boolean {
  return words.some((word, at) => at > 0 && word.from + 0.3 - from > 1 && to - word.from - 0.3 > 1 && /[,;:]$/.test(words[at - 1]?.text ?? ''))
}

/** The timeline of a script with its sentences, each with the scenes that show it. */
function shown({ script, duration }: (typeof scripts)[number], template: VideoOrder['template'], music: VideoOrder['music']) {
  const timed = script.sentences.map(({ role, priority, text }) => ({ role, priority, ...estimateSpeech(text, script.language) }))
  const sentences = chooseSentences(timed, narrationSeconds(duration)).flatMap((index) => script.sentences[index] ?? [])
  const narration = estimatedNarration(sentences, script.language)
  const ordered: VideoOrder = { ...order, duration, template, language: script.language, music }
  const outline = layOutTimeline({ order: ordered, script, narration, measure: (text) => text.length * 50 })
  const shots = shotsOf({ order: ordered, narration })
  const times = sceneTimes(outline, shots)
  const timeline = withPictures(
    outline,
    times.map((time) => timeLayers(standIn, time)),
  )
  return { timeline, shots, narration }
}

describe('over 100 scripts', () => {
  const made = scripts.map((one, index) =>
    shown(one, builtInTemplateIds[index % builtInTemplateIds.length] ?? 'default', musicChoices[index % musicChoices.length] ?? 'none'),
  )

  it('no picture of a hook or a price stays longer than 2.6 s, and none of another sentence than 3.2 s, where words allow', () => {
    let whole = 0
    const slow = made.flatMap(({ shots, narration }) =>
      shots.flatMap(({ begins, of, words }, index) => {
        const told = narration.sentences[of]
        const next = shots[index + 1]
        const { items, quiz, verdict, versus } = told?.sentence.onScreen ?? {}
        // The last picture waits for the end.
        if (told === undefined || next === undefined || items !== undefined || quiz !== undefined) return []
        const most = verdict === undefined && versus === undefined ? (isQuick(told.sentence) ? 2.6 : 3.2) : 7
        const seconds = (next.begins - begins) / 30
        if (seconds <= most + 1 / 30) return []
        if (!hasPlace(words, { from: begins / 30, to: next.begins / 30 })) {
          whole += 1
          return []
        }
        return [`${seconds.toFixed(2)} s: ${words.map(({ text }) => text).join(' ')}`]
      }),
    )

    expect(scripts.length).toBeGreaterThan(100)
    expect(slow).toEqual([])
    expect(whole / made.flatMap(({ shots }) => shots).length).toBeLessThan(0.03)
  })

  it('something visible changes every 2.5 s in the mean, and after 3.2 s at the latest', () => {
    const paces = made.map(({ timeline }) => paceOf(timeline))

    expect(Math.max(...paces.map(({ longestRest }) => longestRest))).toBeLessThanOrEqual(3.2)
    expect(Math.max(...paces.map(({ meanBetweenChanges }) => meanBetweenChanges))).toBeLessThanOrEqual(2.5)
  })

  it('scenes follow one another from the first frame to the last, each shown for 0.8 s at least', () => {
    for (const { timeline } of made) {
      expect(timeline.scenes[0]?.from).toBe(0)
      expect(timeline.scenes.at(-1)?.to).toBe(timeline.frames)
      expect(new Set(timeline.scenes.map(({ id }) => id)).size).toBe(timeline.scenes.length)
      for (const [index, { from, to }] of timeline.scenes.entries()) {
        expect(to - from).toBeGreaterThanOrEqual(23)
        expect(from).toBeLessThanOrEqual(timeline.scenes[index - 1]?.to ?? 0)
      }
    }
  })

  it('the words of the parts are those of the sentence, each part with keywords or an icon of its own', () => {
    for (const { shots, narration } of made) {
      for (const [of, { sentence }] of narration.sentences.entries()) {
        const parts = shots.filter((shot) => shot.of === of).map((shot) => shot.sentence)
        expect(parts.map(({ text }) => text).join(' ')).toBe(sentence.text)
        expect(parts.filter((part) => part.keywords.length === 0 && part.icon === undefined)).toEqual([])
      }
    }
  })
})

const silent = { ...order, duration: 15, language: 'pt-BR' } as const

describe('a sentence that is cut', () => {
  const hook: ScriptSentence = {
    id: 's1',
    role: 'hook',
    text: 'Quatro palavras ditas aqui, e depois mais seis.',
    source: { kind: 'structure' },
    keywords: ['palavra', 'voz'],
    icon: 'books',
    onScreen: { word: 'Palavras', figure: 'seis' },
    priority: 1,
  }
  const shots = shotsOf({ order: silent, narration: estimatedNarration([hook], 'pt-BR') })

  it('is cut behind its comma where that is near the middle', () => {
    expect(shots.map(({ sentence: { id, text } }) => [id, text])).toEqual([
      ['s1', 'Quatro palavras ditas aqui,'],
      ['s1.2', 'e depois mais seis.'],
    ])
  })

  it('shows its poster once, and its figure where it is spoken', () => {
    expect(shots.map(({ sentence: { role, icon, onScreen } }) => [role, icon, onScreen])).toEqual([
      ['hook', 'books', { word: 'Palavras' }],
      ['body', undefined, { label: 'Palavras', figure: 'seis' }],
    ])
  })

  it('is left whole when it is a checklist', () => {
    const list = { ...hook, role: 'body' as const, onScreen: { items: ['um', 'dois', 'três'] } }

    expect(shotsOf({ order: silent, narration: estimatedNarration([list], 'pt-BR') })).toHaveLength(1)
  })
})
