import { baseLanguage, interfaceLanguages, type InterfaceLanguage, type ShapeId, type VideoLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { languageRules } from '../../language/languages.ts'
import { readingOf } from '../../language/speaking/pronounceable.ts'
import { longestSentence } from '../drafts/script-limits.ts'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'
import { shortenText } from '../text/shorten-text.ts'
import { splitSentences, upperFirst } from '../text/split-sentences.ts'

/** A person's theme, understood as far as grammar needs it. */
export type ThemeWording = {
  /** At most 60 characters, capital in front. */
  title: string
  /**
   * As it stands inside a sentence; empty when nothing of it can be spoken. At most 48 characters.
   */
  topic: string
  /**
   * `noun` fits after "sobre" and "about"; `verb` after "quer" and "want to"; `question` is whole
   * and ends with "?".
   */
  form: 'noun' | 'verb' | 'question'
  /**
   * What the words ask for: steps ("como", "dicas"), facts ("curiosidades"), or they leave it open.
   */
  wants: 'steps' | 'facts' | 'any'
  /** The form of script that they ask for: "quiz", "mitos sobre". */
  shape: ShapeId | null
  /**
   * What was written after the first sentence, or a whole first sentence too long for a theme: it
   * belongs to the context.
   */
  rest: string
}

const titleCharacters = 60
const topicCharacters = 48
const partCharacters = 160
/** A longer first sentence tells something; it is spoken instead of being bent into a topic. */
const topicWords = 8

/** Short words that keep their capitals when a shouted theme is calmed: known ones, and "IRPF". */
function isAcronym(word: string): boolean {
  return interfaceLanguages.some((language) => words(language).capitals.has(word)) || readingOf(word) === 'spelled'
}

/** Understands what a person typed as a theme. Never throws, whatever was typed. */
export function themeWording(theme: string, language: VideoLanguage): ThemeWording {
  const speech = baseLanguage[language]
  const [first = '', ...others] = splitSentences(theme, language)
  const whole = calm(withOriginalCase(first, theme).replace(/[.…]+$/, ''))
  const { core, title, wants, shape, asksForVerb } = takeOpening(whole, speech)
  const rest = others.join('\n')

  if (title.endsWith('?') && wordsOf(title).length <= 12) return { title: shortenTitle(title), topic: upperFirst(title), form: 'question', wants, shape, rest }
  if (wordsOf(core).length > topicWords)
    return { title: shortenTitle(title), topic: '', form: 'noun', wants, shape, rest: [...speakableParts(first), ...others].join('\n') }
  const form = isVerb(core, speech, asksForVerb) ? 'verb' : 'noun'
  return {
    title: shortenTitle(title),
    topic: shortenText(form === 'verb' ? lowerFirst(core) : insideSentence(core), topicCharacters),
    form,
    wants,
    shape,
    rest,
  }
}

/** A sentence too long to be spoken as one, in parts that end where a group of words ends. */
function speakableParts(sentence: string): string[] {
  if (sentence.length <= longestSentence.body) return [sentence]
  const part = shortenText(sentence, partCharacters)
  return [part, ...speakableParts(sentence.slice(part.length).trim())]
}

/**
 * Sentences begin with a capital; a theme keeps the letter the person typed, which tells "paris"
 * from "Paris".
 */
function withOriginalCase(first: string, theme: string): string {
  const typed = cleanSpeech(theme).charAt(0)
  return typed.toUpperCase() === first.charAt(0) ? typed + first.slice(1) : first
}

function takeOpening(
  whole: string,
  speech: InterfaceLanguage,
): { core: string; title: string; wants: ThemeWording['wants']; shape: ShapeId | null; asksForVerb: boolean } {
  const { openings, endings, counted, verbLeads } = languageRules[speech].theme
  const verbLead = new RegExp(String.raw`\b(?:${verbLeads}) $`, 'i')
  // "5 erros de quem investe": a promised number cannot be kept at every length.
  let core = whole.replace(counted, '')
  let title = core
  let wants: ThemeWording['wants'] = 'any'
  let shape: ShapeId | null = null
  let asksForVerb = false
  for (const opening of openings) {
    const match = opening.pattern.exec(core)
    if (match === null || wordsOf(core.slice(match[0].length)).length === 0) continue
    // A promised number of tips cannot be kept at every length, so the title promises none.
    title = opening.keepsTitle ? core.replace(/^\d+ /, '') : core.slice(match[0].length)
    core = core.slice(match[0].length)
    asksForVerb = opening.wants === 'steps' && verbLead.test(match[0])
    if (wants === 'any') wants = opening.wants
    shape ??= opening.shape ?? null
    if (opening.keepsTitle) break
  }
  const ending = endings.find(({ pattern }) => pattern.test(core))
  const named = ending === undefined ? core : core.replace(ending.pattern, '')
  return { core: named.replace(/[?!]+$/, ''), title, wants, shape: shape ?? ending?.shape ?? null, asksForVerb }
}

function shortenTitle(title: string): string {
  return upperFirst(shortenText(title, titleCharacters))
}

/** "DICAS DE SEO" becomes "dicas de SEO": a theme in capitals alone is not a name. */
function calm(text: string): string {
  const isShouted = text === text.toUpperCase() && wordsOf(text).some((word) => word.length > 3 && !isAcronym(word))
  if (!isShouted) return text
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (isAcronym(word) ? word : word.toLowerCase()))
}

function isVerb(core: string, speech: InterfaceLanguage, isAsked: boolean): boolean {
  const coreWords = wordsOf(core)
  const head = foldText(coreWords[0] ?? '')
  return languageRules[speech].theme.isVerb({ words: coreWords, head, isAsked }, (folded) => isPhraseVerb(folded, speech))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * "Café especial" becomes "café especial"; "Nova York" and "ChatGPT" stay: a second capital says
 * that it is a name.
 */
function insideSentence(core: string): string {
  const coreWords = wordsOf(core)
  if (coreWords.length < 2 || coreWords.slice(1).some((word) => /^\p{Lu}/u.test(word) && !isAcronym(word)) || isNumbered(core)) return core
  return /^\p{Lu}\p{Ll}/u.test(core) ? lowerFirst(core) : core
}

/** "Copa de 1970" and "Área 51" are names: what ends with a number is one of a row. */
function isNumbered(core: string): boolean {
  return /\p{L}\s\d+$/u.test(core)
}

/** Whether a person wrote a name: a capital behind the first word, or a number at the end. */
export function isNameTyped(topic: string): boolean {
  return (
    wordsOf(topic)
      .slice(1)
      .some((word) => /^\p{Lu}/u.test(word)) || isNumbered(topic)
  )
}
