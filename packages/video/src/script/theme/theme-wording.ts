import type { InterfaceLanguage, VideoLanguage } from '@relampago/domain/catalogue'
import { cleanSpeech } from '../text/clean-speech.ts'
import { foldText, wordsOf } from '../text/fold-words.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'
import { shortenText } from '../text/shorten-text.ts'
import { splitSentences, upperFirst } from '../text/split-sentences.ts'

/** A person's theme, understood as far as grammar needs it. */
export type ThemeWording = {
  /** At most 60 characters, capital in front. */
  title: string
  /** As it stands inside a sentence; empty when nothing of it can be spoken. At most 48 characters. */
  topic: string
  /** `noun` fits after "sobre" and "about"; `verb` after "quer" and "want to"; `question` is whole and ends with "?". */
  form: 'noun' | 'verb' | 'question'
  /** What the words ask for: steps ("como", "dicas"), facts ("curiosidades"), or they leave it open. */
  wants: 'steps' | 'facts' | 'any'
  /** What was written after the first sentence, or a whole first sentence too long for a theme: it belongs to the context. */
  rest: string
}

const titleCharacters = 60
const topicCharacters = 48
/** A longer first sentence tells something; it is spoken instead of being bent into a topic. */
const topicWords = 8

type Opening = { pattern: RegExp; wants: ThemeWording['wants']; keepsTitle: boolean }

/** What people write in front of a theme. The first that fits is taken off; `keepsTitle` leaves it in the title. */
const openings: Record<InterfaceLanguage, readonly Opening[]> = {
  pt: [
    {
      pattern:
        /^(?:(?:eu )?(?:quero|preciso de|fa[çc]a|crie|gere|me fa[çc]a) )?(?:um |uma )?(?:v[íi]deo|reels?|roteiro|conte[úu]do|post)(?: curto)? (?:sobre|a respeito de|falando de) /i,
      wants: 'any',
      keepsTitle: false,
    },
    { pattern: /^(?:fale|falar|explique|tema|assunto|sobre)(?: sobre)?:? /i, wants: 'any', keepsTitle: false },
    { pattern: /^(?:\d+ |as |algumas )?(?:dicas?|passos|jeitos|maneiras|formas|truques) (?:de|para|pra|sobre) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^(?:\d+ |as |algumas )?(?:curiosidades?|fatos?|coisas|verdades) (?:de|sobre) /i, wants: 'facts', keepsTitle: true },
    { pattern: /^(?:como|aprenda a|aprender a) (?=[\p{L}-]+[aeioô]r(?:-se)? ?)/iu, wants: 'steps', keepsTitle: true },
    { pattern: /^o que (?:é|e|são|sao) (?:o |a |os |as |um |uma )?/i, wants: 'facts', keepsTitle: true },
  ],
  en: [
    {
      pattern: /^(?:i want |i need |make |create |generate )?(?:me )?(?:an? )?(?:short )?(?:video|reel|script|post) (?:about|on) /i,
      wants: 'any',
      keepsTitle: false,
    },
    { pattern: /^(?:talk about|explain|topic|theme|about):? /i, wants: 'any', keepsTitle: false },
    { pattern: /^(?:\d+ |some |the )?(?:tips|steps|ways|tricks|hacks) (?:for|on|about|to) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^(?:\d+ |some )?(?:(?:fun |cool )?facts|things|truths) (?:about|on) /i, wants: 'facts', keepsTitle: true },
    { pattern: /^(?:how to|learn to|learn how to) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^what (?:is|are) (?:the |an? )?/i, wants: 'facts', keepsTitle: true },
  ],
}

/** A number before things that are listed, whatever stands after them. */
const countedOpening = {
  pt: /^(?:os |as |top )?\d{1,3} (?:maiores |melhores |principais )?(?=(?:erros?|motivos|raz[õo]es|segredos|h[áa]bitos|frases|sinais|mitos|ideias|passos|lugares|receitas|exerc[íi]cios|alimentos|livros|filmes|aplicativos|ferramentas|li[çc][õo]es|vantagens|benef[íi]cios)\b)/i,
  en: /^(?:the |top )?\d{1,3} (?:best |biggest |top )?(?=(?:mistakes|reasons|secrets|habits|quotes|signs|myths|ideas|steps|places|recipes|exercises|foods|books|movies|apps|tools|lessons|benefits|things)\b)/i,
} as const satisfies Record<InterfaceLanguage, RegExp>

/** Short words that keep their capitals when a shouted theme is calmed. */
const acronyms = new Set(
  'SEO IA AI CEO TDAH ADHD ENEM NBA EUA USA RH HR TI MEI CLT PIX LGPD PDF CNH UX UI API GPS LED DIY NASA DNA RPG NFT TOC HIIT B2B B2C CRM ROI'.split(' '),
)

/** Understands what a person typed as a theme. Never throws, whatever was typed. */
export function themeWording(theme: string, language: VideoLanguage): ThemeWording {
  const speech = language === 'pt-BR' ? 'pt' : 'en'
  const [first = '', ...others] = splitSentences(theme, language)
  const whole = calm(withOriginalCase(first, theme).replace(/[.…]+$/, ''))
  const { core, title, wants, asksForVerb } = takeOpening(whole, speech)
  const rest = others.join('\n')

  if (title.endsWith('?') && wordsOf(title).length <= 12) return { title: shortenTitle(title), topic: upperFirst(title), form: 'question', wants, rest }
  if (wordsOf(core).length > topicWords) return { title: shortenTitle(title), topic: '', form: 'noun', wants, rest: [first, ...others].join('\n') }
  const form = isVerb(core, speech, asksForVerb) ? 'verb' : 'noun'
  return { title: shortenTitle(title), topic: shortenText(form === 'verb' ? lowerFirst(core) : insideSentence(core), topicCharacters), form, wants, rest }
}

/** Sentences begin with a capital; a theme keeps the letter the person typed, which tells "paris" from "Paris". */
function withOriginalCase(first: string, theme: string): string {
  const typed = cleanSpeech(theme).charAt(0)
  return typed.toUpperCase() === first.charAt(0) ? typed + first.slice(1) : first
}

function takeOpening(whole: string, speech: InterfaceLanguage): { core: string; title: string; wants: ThemeWording['wants']; asksForVerb: boolean } {
  // "5 erros de quem investe": a promised number cannot be kept at every length.
  let core = whole.replace(countedOpening[speech], '')
  let title = core
  let wants: ThemeWording['wants'] = 'any'
  let asksForVerb = false
  for (const opening of openings[speech]) {
    const match = opening.pattern.exec(core)
    if (match === null || wordsOf(core.slice(match[0].length)).length === 0) continue
    // A promised number of tips cannot be kept at every length, so the title promises none.
    title = opening.keepsTitle ? core.replace(/^\d+ /, '') : core.slice(match[0].length)
    core = core.slice(match[0].length)
    asksForVerb = opening.wants === 'steps' && /(?:\bto|\bcomo|\ba|\bpara|\bpra|\bde) $/i.test(match[0])
    if (wants === 'any') wants = opening.wants
    if (opening.keepsTitle) break
  }
  return { core: core.replace(/[?!]+$/, ''), title, wants, asksForVerb }
}

function shortenTitle(title: string): string {
  return upperFirst(shortenText(title, titleCharacters))
}

/** "DICAS DE SEO" becomes "dicas de SEO": a theme in capitals alone is not a name. */
function calm(text: string): string {
  const isShouted = text === text.toUpperCase() && wordsOf(text).some((word) => word.length > 3 && !acronyms.has(word))
  if (!isShouted) return text
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (acronyms.has(word) ? word : word.toLowerCase()))
}

function isVerb(core: string, speech: InterfaceLanguage, asked: boolean): boolean {
  const words = wordsOf(core)
  const head = foldText(words[0] ?? '')
  if (speech === 'en') return words.length > 1 && (asked ? !/(?:s|ing)$/.test(head) || isPhraseVerb(head, 'en') : isPhraseVerb(head, 'en'))
  return isPhraseVerb(head, 'pt') && (words.length > 1 || asked || /^(?:dorm|emagrec|econom|empreend|estud|invest|viaj|cozinh|corr|medit|trein)/.test(head))
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "Café especial" becomes "café especial"; "Nova York" and "ChatGPT" stay: a second capital says that it is a name. */
function insideSentence(core: string): string {
  const words = wordsOf(core)
  if (words.length < 2 || words.slice(1).some((word) => /^\p{Lu}/u.test(word) && !acronyms.has(word))) return core
  return /^\p{Lu}\p{Ll}/u.test(core) ? lowerFirst(core) : core
}
