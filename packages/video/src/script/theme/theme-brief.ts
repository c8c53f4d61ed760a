import { baseLanguage, type InterfaceLanguage, type ShapeId, type VideoLanguage } from '@relampago/domain/catalogue'
import type { ScriptOrder, VideoOrder } from '@relampago/domain/contracts'
import { phrases } from '../../content/content.ts'
import type { Care, Professional } from '../../content/kinds/kinds.ts'
import type { Phrases } from '../../content/schema/phrases.ts'
import { inAnyLanguage, languageRules } from '../../language/languages.ts'
import type { Knowledge } from '../../story/knowledge.ts'
import { actionsThatFit } from '../actions/choose-actions.ts'
import { readContext, type ReadContext } from '../context/read-context.ts'
import { seededChoice, type SeededChoice } from '../drafts/seeded-choice.ts'
import { contentWords, foldText, isEmptyWord, wordsOf } from '../text/fold-words.ts'
import { shortenText } from '../text/shorten-text.ts'
import { upperFirst } from '../text/split-sentences.ts'
import { careOf, isAboutMinors, isCryForHelp } from './care-of.ts'
import type { ComparedThemes } from './compared-themes.ts'
import type { FoundTheme } from './find-theme.ts'
import { fitsPhrases, guardedKind } from './guarded-theme.ts'
import { meantThemes, noTheme, widerTheme, type MeantThemes } from './meant-themes.ts'
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
  /** Two themes of the library that the input compares. */
  compared: ComparedThemes | null
  /** The form of script that was ordered, else the one that the words of the theme ask for. */
  shape: ShapeId | null
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
  /** The opening that the person chose; `null` leaves it to the writer. */
  opening: string | null
  /** Words for pictures that the theme itself gives. */
  topicKeywords: string[]
  /**
   * One stream of choices for each purpose, so that one choice more in one place moves nothing
   * elsewhere.
   */
  choose(purpose: string): SeededChoice
}

const screenWordCharacters = 24

type ThemeSubject = { theme: string; context: string; language: VideoLanguage }

/**
 * Reads theme and context of an order, of which sources know this. Never throws, whatever a person
 * typed.
 */
export function themeBrief(subject: ThemeSubject, order: ScriptOrder, known: readonly Knowledge[] = []): ThemeBrief {
  const { language } = subject
  const speech = baseLanguage[language]
  const said = phrases(speech)
  const care = careOf(subject.theme)
  const typed = wordingOf(subject.theme, said, language)
  const { found, compared, foundIn } = themesFor(subject, { typed, care, known })
  const wording = found === null ? typed : askedWording(wholeWording(typed, found, foundIn), found)
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
    compared,
    shape: order.shape ?? (compared === null ? wording.shape : 'comparison'),
    guarded: guardOf(subject.theme, { found, compared }),
    wording: isForeign ? { ...wording, topic: nounTopic, form: 'noun' } : wording,
    title,
    nounTopic,
    isNoun: found !== null || fitsPhrases(nounTopic, speech),
    screenWord: screenWordOf(isForeign ? nounTopic : wording.topic, title, found, speech),
    context: readContext([found === null ? wording.rest : besideTheme(typed), subject.context].filter(Boolean).join('\n'), language),
    topicKeywords: keywordsOf(wording.topic || wording.title, speech),
    opening: order.opening ?? null,
    choose: (purpose) => seededChoice(`${order.seed}|${purpose}|${foldText(subject.theme)}`),
  }
}

type ForThemes = { typed: ThemeWording; care: Care | null; known: readonly Knowledge[] }

/**
 * None for a theme that hurts. A wider one where there is nothing else to say: no source, no words
 * of the person, no steps.
 */
function themesFor({ theme, context, language }: ThemeSubject, { typed, care, known }: ForThemes): MeantThemes {
  if (care !== null) return noTheme
  const meant = meantThemes(theme, typed, language)
  const hasOther = meant.found !== null || meant.compared !== null || known.length > 0 || isUnspoken(theme)
  if (hasOther || readContext([typed.rest, context].filter(Boolean).join('\n'), language).spoken.length > 0) return meant
  const isToDo = typed.form === 'verb' || typed.wants === 'steps'
  return isToDo && actionsThatFit(typed.topic, baseLanguage[language]) !== null ? meant : widerTheme(typed, language)
}

/** A theme of the library carries its own advice. */
function guardOf(theme: string, { found, compared }: Pick<ThemeBrief, 'found' | 'compared'>): ThemeBrief['guarded'] {
  return found === null && compared === null ? guardedKind(theme) : null
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

/**
 * What was written besides a theme that explains all of a long question, which tells nothing
 * itself.
 */
function besideTheme({ title, topic, rest }: ThemeWording): string {
  const [first = '', ...others] = rest.split('\n')
  const isTheme = topic === '' && foldText(first).startsWith(foldText(title)) && first.length <= title.length + 1
  return isTheme ? others.join('\n') : rest
}

/** The theme's own words where what is left of the input without its opening did not find it. */
function wholeWording(typed: ThemeWording, { theme }: FoundTheme, foundIn: string): ThemeWording {
  if (foundIn === (typed.topic || typed.title)) return typed
  const title = foundIn === typed.title ? typed.title : upperFirst(theme.topic)
  return { ...typed, title, topic: theme.topic, form: 'noun' }
}

/** A question is posed only with its answer; what is not told is not said either. */
function askedWording(typed: ThemeWording, { spoken, answer, spelling, asksSteps }: FoundTheme): ThemeWording {
  const spell = (text: string) => text.replace(/[\p{L}\p{N}'’-]+/gu, (word) => spelledLike(word, spelling.get(word.toLowerCase())))
  const wording = { ...typed, title: spell(typed.title), topic: spell(typed.topic), wants: asksSteps ? ('steps' as const) : typed.wants }
  if (spoken !== null) return { ...wording, title: upperFirst(spoken), topic: spoken, form: 'noun' }
  if (answer === null) return wording
  const question = `${wording.title.replace(/[?!.\s]+$/u, '')}?`
  return { ...wording, title: question, topic: question, form: 'question' }
}

function spelledLike(typed: string, written = typed): string {
  return /^\p{Lu}/u.test(typed) ? upperFirst(written) : written
}

const unsaid = { topic: '', form: 'noun', wants: 'any', shape: null, rest: '' } as const

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
