import { baseLanguage, longestShot, type VideoLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Frames, Seconds } from '@relampago/domain/units'
import { explain } from './pictures/explain/explain.ts'
import { findLeadIcon } from './pictures/plan/on-screen-text.ts'
import { cutSentence } from './rhythm/cut-sentence.ts'
import { beatReach, framesPerSecond, placeSentences, type SentencesToPlace } from './rhythm/place-sentences.ts'
import { wordsOf } from './script/text/fold-words.ts'
import { keywordsOf } from './script/theme/theme-brief.ts'
import { beatNear } from './soundtrack/beats.ts'
import type { NarratedSentence, NarratedWord } from './story/narration.ts'
import type { ScriptSentence } from './story/script.ts'

/** A part of a narrated sentence with a picture of its own; most sentences are one. */
export type Shot = {
  /** What its picture is chosen by. Later parts have a number behind their id: `s1.2`. */
  sentence: ScriptSentence
  /** Index of the narrated sentence. */
  of: number
  /** 0 is the beginning of the sentence. */
  part: number
  /** First frame of its scene, as if all cuts were hard. */
  begins: Frames
  words: readonly NarratedWord[]
  /** Beats of the music while it is shown, from its first frame. */
  beats: readonly Seconds[]
}

export type ShotParts = SentencesToPlace & {
  order: Pick<VideoOrder, 'language'>
  /** Of a video on a theme: some of its sentences are explained by one picture. */
  theme?: string | null
}

const priceFields = new Set(['price', 'listPrice', 'installments'])
const amount = /(?:R\$|US\$|\$|€)\s?\d/

/** Whether the pictures of a sentence change as fast as those of a hook. */
export function isQuick({ role, source, text }: ScriptSentence): boolean {
  return role === 'hook' || amount.test(text) || (source.kind === 'page' && priceFields.has(source.field))
}

/**
 * The shots of a narration, in order. A sentence whose picture would stay too long is cut at words,
 * rather behind a comma, before a phrase and on a beat, until every part is short enough. What is
 * read or built up as a whole is cut later or never.
 */
export function shotsOf(parts: ShotParts): Shot[] {
  const { order, narration } = parts
  const placed = placeSentences(parts)
  return narration.sentences.flatMap((told, of) => {
    const { begins, ends, shift, offset } = must(placed.sentences[of])
    const beatFrame = (spoken: Seconds) => {
      const beat = beatNear(placed.beats, spoken + offset, { from: spoken + offset - beatReach, to: spoken + offset + beatReach })
      return beat === null ? null : Math.round(beat * framesPerSecond)
    }
    const cut = cutSentence({
      words: told.words,
      language: order.language,
      from: begins / framesPerSecond - offset,
      to: ends / framesPerSecond - offset,
      longest: longestOf(parts, of),
      joinOf(spoken) {
        const frame = beatFrame(spoken)
        return frame === null ? spoken : frame / framesPerSecond - offset
      },
    })
    const frames = cut.map(({ from }, part) => (part === 0 ? begins : Math.round((from + offset) * framesPerSecond - 1e-6)))
    return cut.map(({ words }, part) => {
      const [start, end] = [must(frames[part]) / framesPerSecond, (frames[part + 1] ?? ends) / framesPerSecond]
      return {
        ...toShot({ told, words, of, part, parts: cut.length, ahead: narration.sentences[of + 1]?.sentence.keywords ?? [] }, order.language),
        begins: must(frames[part]) + shift,
        beats: placed.beats.flatMap((beat) => (beat >= start && beat < end ? [beat - start] : [])),
      }
    })
  })
}

/** How long one picture of a sentence may stay. */
function longestOf(parts: ShotParts, of: number): Seconds {
  const { sentence } = must(parts.narration.sentences[of])
  const { items, quiz, verdict, versus } = sentence.onScreen ?? {}
  // Lists and answers are read as a whole.
  if (items !== undefined || quiz !== undefined) return Infinity
  if (verdict !== undefined || versus !== undefined || isExplained(parts, of)) return longestShot.explained
  return longestShot[isQuick(sentence) ? 'quick' : 'usual']
}

/**
 * Whether one picture shows what the sentence means, step by step with its words. Judged among the
 * sentences of the first video, so that an edit elsewhere does not change it.
 */
function isExplained({ order: { language }, narration, first = narration, theme = null }: ShotParts, at: number): boolean {
  if (theme === null) return false
  const sentences = first.sentences.map(({ sentence }) => sentence)
  const { sentence } = must(narration.sentences[at])
  return explain({ sentence, sentences: sentences.with(at, sentence), at, theme, language, before: [] }) !== null
}

type Part = {
  told: NarratedSentence
  words: readonly NarratedWord[]
  of: number
  part: number
  parts: number
  /** Keywords of the next sentence. */
  ahead: readonly string[]
}

function toShot({ told, words, of, part, parts, ahead }: Part, language: VideoLanguage): Omit<Shot, 'begins' | 'beats'> {
  const { sentence } = told
  if (parts === 1) return { sentence, of, part, words }
  return { sentence: pictured(sentence, { text: words.map(({ text }) => text).join(' '), part, parts, ahead }, language), of, part, words }
}

type PartText = { text: string; part: number; parts: number; ahead: readonly string[] }

/** What the picture of a part is chosen by: the first keeps its poster, later ones their words. */
function pictured(sentence: ScriptSentence, place: PartText, language: VideoLanguage): ScriptSentence {
  const { icon: _icon, fixedIcon: _fixedIcon, onScreen: _onScreen, ...bare } = sentence
  const isEnd = place.part === place.parts - 1
  // What a closing asks for is shown while it is asked for.
  const role = sentence.role === 'closing' && !isEnd ? 'body' : sentence.role
  const isLead = sentence.role === 'closing' && !isEnd && sentence.fixedIcon === undefined
  const lead = isLead ? findLeadIcon(place.text, language) : null
  const called = lead === null ? {} : { fixedIcon: lead }
  if (place.part === 0)
    return { ...sentence, ...called, role, text: place.text, whole: sentence.text, onScreen: { ...withoutFigure(sentence), ...figureOn(sentence, place) } }
  const own = keywordsOf(place.text, baseLanguage[language])
  const inTurn = sentence.keywords.map((_keyword, at, all) => all[(at + place.part) % all.length] ?? '')
  return {
    ...bare,
    ...called,
    id: `${sentence.id}.${place.part + 1}`,
    role: role === 'hook' ? 'body' : role,
    text: place.text,
    whole: sentence.text,
    // The first sentence says little but the theme; what it leads to can be shown already.
    keywords: [...new Set([...own, ...inTurn, ...(role === 'hook' ? place.ahead : [])])],
    onScreen: { ...labelOf(sentence), ...figureOn(sentence, place) },
  }
}

type OnScreen = NonNullable<ScriptSentence['onScreen']>

function withoutFigure({ onScreen = {} }: ScriptSentence): OnScreen {
  const { figure: _figure, ...others } = onScreen
  return others
}

function labelOf({ onScreen = {} }: ScriptSentence): OnScreen {
  const label = onScreen.label ?? onScreen.word
  return label === undefined ? {} : { label }
}

function figureOn(sentence: ScriptSentence, { text, part }: PartText): OnScreen {
  const figure = sentence.onScreen?.figure
  return figure !== undefined && isShownIn(figure, text, { sentence, isFirst: part === 0 }) ? { figure } : {}
}

/** A figure stands on the picture of its own words; on the first where it is said otherwise. */
function isShownIn(figure: string, text: string, { sentence, isFirst }: { sentence: ScriptSentence; isFirst: boolean }): boolean {
  const [number = figure] = wordsOf(figure)
  if (text.includes(number)) return true
  return isFirst && !sentence.text.includes(number)
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a shot without its sentence')
  return value
}
