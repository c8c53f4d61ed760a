import { baseLanguage, type InterfaceLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import { phrases } from '../../content/content.ts'
import type { Care, Professional } from '../../content/kinds/kinds.ts'
import type { Phrases } from '../../content/schema/phrases.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import { readContext, type ReadContext } from '../context/read-context.ts'
import { seededChoice, type SeededChoice } from '../drafts/seeded-choice.ts'
import { contentWords, foldText, isEmptyWord, wordsOf } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { careOf, isAboutMinors, isCryForHelp } from './care-of.ts'
import { findTheme, type FoundTheme } from './find-theme.ts'
import { fitsPhrases, guardedKind } from './guarded-theme.ts'
import { isNameTyped, themeWording, type ThemeWording } from './theme-wording.ts'
import { isUnspoken } from './unspoken-theme.ts'

/** Everything the theme writers know before they write. */
export type ThemeBrief = {
  language: VideoLanguage
  speech: InterfaceLanguage
  /** The words around facts in this language. */
  phrases: Phrases
  seconds: VideoOrder['duration']
  found: FoundTheme | null
  /** Who should answer for the theme, where an audience should not. */
  guarded: Exclude<Professional, 'pets'> | null
  /** Whether nothing of the theme is said or shown. */
  isUnspoken: boolean
  /** Set for a theme that hurts; such a theme has no facts. */
  care: Care | null
  wording: ThemeWording
  title: string
  /** Fits after "sobre" and "about" when `isNoun`; empty when the theme cannot be spoken. */
  nounTopic: string
  /** Whether phrases can bend around the topic; else they quote it. */
  isNoun: boolean
  /** The theme in big letters on the first picture; at most 24 characters. */
  screenWord: string
  context: ReadContext
  /** Words for pictures that the theme itself gives. */
  topicKeywords: string[]
  /**
   * One stream of choices for each purpose, so that one choice more in one place moves nothing
   * elsewhere.
   */
  choose(purpose: string): SeededChoice
}

const screenWordCharacters = 24

/** Reads theme and context of an order. Never throws, whatever a person typed. */
export function themeBrief(subject: { theme: string; context: string; language: VideoLanguage }, order: Pick<VideoOrder, 'duration' | 'seed'>): ThemeBrief {
  const { language } = subject
  const speech = baseLanguage[language]
  const said = phrases(speech)
  const care = careOf(subject.theme)
  const wording = wordingOf(subject.theme, said, language)
  const found = care === null ? findTheme(wording.topic || wording.title, language) : null
  const isForeign = found !== null && found.language !== speech
  const nounTopic = nounTopicOf(wording, found, speech)
  const title = isForeign ? upperFirst(nounTopic) : wording.title || said.theme.untitled
  return {
    language,
    speech,
    phrases: said,
    seconds: order.duration,
    found,
    care,
    isUnspoken: isUnspoken(subject.theme),
    guarded: found === null ? guardedKind(subject.theme) : null,
    wording: isForeign ? { ...wording, topic: nounTopic, form: 'noun' } : wording,
    title,
    nounTopic,
    isNoun: found !== null || fitsPhrases(nounTopic, speech),
    screenWord: screenWordOf(isForeign ? nounTopic : wording.topic, title, found, speech),
    context: readContext([wording.rest, subject.context].filter(Boolean).join('\n'), language),
    topicKeywords: keywordsOf(wording.topic || wording.title, speech),
    choose: (purpose) => seededChoice(`${order.seed}|${purpose}|${foldText(subject.theme)}`),
  }
}

/**
 * The brief with the theme spelled as its source spells it: "monte everest" has the title "Monte
 * Everest", and "oscar niemeyer" is no verb. What the source does not name stays as it was typed.
 */
export function spelledAs(brief: ThemeBrief, topic: string): ThemeBrief {
  const spelling = new Map(wordsOf(topic).map((word) => [foldText(word), word]))
  const respell = (text: string) => upperFirst(text.replace(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu, (word) => spelling.get(foldText(word)) ?? word))
  const typed = wordsOf(brief.wording.topic).filter((word) => !isEmptyWord(word, brief.speech))
  const isNamed = typed.length > 0 && typed.every((word) => spelling.has(foldText(word)))
  if (!isNamed) return brief
  const wording = brief.wording.form === 'verb' && brief.wording.wants !== 'steps' ? { ...brief.wording, form: 'noun' as const, topic } : brief.wording
  return { ...brief, wording, title: respell(brief.title), screenWord: respell(brief.screenWord) }
}

const unsaid = { topic: '', form: 'noun', wants: 'any', rest: '' } as const

/** A theme that must not be said gives way to a title without it. */
function wordingOf(theme: string, said: Phrases, language: VideoLanguage): ThemeWording {
  if (isCryForHelp(theme) || isAboutMinors(theme)) return { ...unsaid, title: said.theme.askForHelp }
  return isUnspoken(theme) ? { ...unsaid, title: said.theme.untitled } : themeWording(theme, language)
}

function nounTopicOf(wording: ThemeWording, found: FoundTheme | null, speech: InterfaceLanguage): string {
  if (found === null && wording.form !== 'noun') return ''
  if (found === null) return isNameTyped(wording.topic) ? wording.topic : languageRules[speech].nouns.inside(wording.topic)
  if (found.language !== speech || wording.form !== 'noun' || wording.topic === '') return found.theme.topic
  const isOneCommonWord = wordsOf(wording.topic).length === 1 && /^\p{Lu}\p{Ll}/u.test(wording.topic) && /^\p{Ll}/u.test(found.theme.topic)
  return isOneCommonWord ? wording.topic.toLowerCase() : wording.topic
}

function screenWordOf(topic: string, title: string, found: FoundTheme | null, speech: InterfaceLanguage): string {
  const whole = [topic, title].find((text) => text !== '' && text.length <= screenWordCharacters && !text.endsWith('?'))
  if (whole !== undefined) return upperFirst(whole)
  const words = topic.endsWith('?') ? endOfQuestion(topic, speech) : topic === '' ? firstSubject(title, speech) : ''
  if (topic.endsWith('?') && words !== '' && words.length <= screenWordCharacters) return upperFirst(words)
  return upperFirst(found?.theme.topic ?? shortenText(words || topic || title, screenWordCharacters))
}

const link = wholeWord(inAnyLanguage(({ theme }) => theme.links))
const copula = wholeWord(inAnyLanguage(({ theme }) => theme.copulas))

function wholeWord(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})$`, 'i')
}

/**
 * The subject of a question mostly stands at its end: "Vale a pena comprar carro elétrico?", and
 * "Por que o céu é azul?" is about "céu azul".
 */
function endOfQuestion(question: string, speech: InterfaceLanguage): string {
  const words = wordsOf(question)
  const last = words.findLastIndex((word) => !isEmptyWord(word, speech))
  const before = words.slice(0, last).findLastIndex((word) => !isEmptyWord(word, speech))
  const between = words.slice(before + 1, last)
  const belongs = before >= 0 && between.every((word) => link.test(word))
  const kept = words.slice(belongs ? before : last, last + 1)
  return kept.filter((word) => !copula.test(word)).join(' ')
}

/**
 * A theme that is a whole sentence is about its first telling word: "Minha padaria abre às seis" is
 * about "padaria".
 */
function firstSubject(sentence: string, speech: InterfaceLanguage): string {
  return keywordsOf(sentence, speech).find((word) => word.length > 3 && word.length <= screenWordCharacters) ?? ''
}

/** Words of a person's text that a picture can be chosen by, as written, without repeats. */
export function keywordsOf(text: string, speech: InterfaceLanguage): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2 && !isEmptyWord(word, speech) && contentWords(word, speech).length > 0)
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, 8)
}
