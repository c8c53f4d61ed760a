import type { InterfaceLanguage, VideoLanguage } from '@relampago/domain/catalogue'
import { themes } from '../facts/index.ts'
import type { ThemeFacts } from '../facts/theme-facts.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'
import { contentWords, foldText, isEmptyWord, wordsOf, foldWord } from '../text/fold-words.ts'

export type FoundTheme = {
  theme: ThemeFacts
  /** The language in which the words were recognised; may differ from that of the video. */
  language: InterfaceLanguage
  /** Words of the input beside the theme's topic, folded: "especial" in "café especial". They lift the facts that hold them. */
  extraWords: string[]
}

/** An input with one of these is about a song, a film or a book, unless the theme's own name holds it. */
const worksOfArt = new Set(
  'musica letra cancao clipe banda filme novela serie album livro poema show song lyric music video movie film band novel trailer episode'.split(' '),
)

/** Words that make a theme no more specific, folded and singular. */
const plainWords = {
  pt: new Set(
    `como dica passo guia melhor bem bom boa facil simples rapido rapida hoje casa dia iniciante comecar comeco fazer aprender saber entender cuidar cuidado ter
    curiosidade fato coisa verdade mito beneficio importancia vantagem video tema sobre tudo basico pratico pratica certo correto ideia truque segredo erro
    primeiro primeira importante vida melhorar mundo historia origem pouco ajudar jeito forma maneira escolher usar criar tomar comprar montar parar rotina habito mais muito porque
    quanto quanta durar dura vale pena funcionar funciona significar significa acontecer acontece devo posso custar custa`.split(/\s+/),
  ),
  en: new Set(
    `how tip step guide better best well good easy simple quick today home day beginner start starting make making learn know understand care benefit importance
    fact thing truth myth video theme basic right idea trick secret mistake first important life improve world history origin way hack routine choose use create drink buy build take keep habit more get tonight fast
    long last worth work mean happen should much many`.split(/\s+/),
  ),
} as const satisfies Record<InterfaceLanguage, ReadonlySet<string>>

/** Share of an input's words that must belong to the theme. */
const minimumShare = 0.6

/**
 * The theme of the library that an input is about, or null. One wrong theme is worse than ten missed ones: the finder wants the
 * theme to be the head of what was typed ("café gelado", "iced coffee"), or most of its words.
 */
export function findTheme(input: string, videoLanguage: VideoLanguage): FoundTheme | null {
  const languages: InterfaceLanguage[] = videoLanguage === 'pt-BR' ? ['pt', 'en'] : ['en', 'pt']
  for (const language of languages) {
    const found = themes
      .map((theme) => matchTheme(theme, input, language))
      .filter((match) => match !== null)
      .toSorted((one, other) => other.nameWords - one.nameWords || other.share - one.share)[0]
    if (found !== undefined) return { theme: found.theme, language, extraWords: found.extraWords }
  }
  return null
}

type Match = { theme: ThemeFacts; nameWords: number; share: number; extraWords: string[] }

function matchTheme(theme: ThemeFacts, input: string, language: InterfaceLanguage): Match | null {
  if (isAboutSomethingElse(theme, input, language)) return null
  const words = contentWords(input, language)
  const covered = coverNames(theme, words, language)
  const nameWords = covered.filter(Boolean).length
  if (nameWords === 0) return null

  const known = new Set(theme.facts.flatMap((fact) => fact.keywords[language].flatMap((keyword) => contentWords(keyword, language))))
  const others = words.filter((word, position) => !covered[position] && !plainWords[language].has(word))
  const foreign = others.filter((word) => !known.has(word))
  // The library knows the dog of "treinar cachorro" but not how to train it.
  if (foreign.some((word) => isPhraseVerb(word, language))) return null
  const share = nameWords / (nameWords + foreign.length)
  const isHead = covered[headOf(input, words, covered, language)]
  const allowedForeign = nameWords > 1 ? 2 : 1
  if (share < minimumShare && !(isHead === true && foreign.length <= allowedForeign && !namesSomething(foreign, input, language))) return null
  const topic = new Set(contentWords(theme.topic[language], language))
  const extraWords = words.filter((word) => !topic.has(word) && !plainWords[language].has(word))
  return { theme, nameWords, share, extraWords }
}

/** In English a phrase ends with its head, and what follows one of these is a second phrase: "marketing for dentists". */
const englishJoints = /\b(?:for|in|of|with|without|on|at|from|after|before|to)\b/i

/** Position of the word that the input is about: in Portuguese the first that says something and is no verb, in English the last of the first phrase. */
function headOf(input: string, words: readonly string[], covered: readonly boolean[], language: InterfaceLanguage): number {
  const saysSomething = (word: string, position: number) => covered[position] === true || !plainWords[language].has(word)
  if (language === 'pt') {
    // "treinar cachorro" is about the dog; "treinar em casa" has nothing but its verb.
    const object = words.findIndex((word, position) => saysSomething(word, position) && !isPhraseVerb(word, 'pt'))
    return object >= 0 ? object : words.findIndex(saysSomething)
  }
  const firstPhrase = contentWords(input.split(englishJoints)[0] ?? '', language).length || words.length
  return words.slice(0, firstPhrase).findLastIndex(saysSomething)
}

/** Which of the input's words belong to a name of the theme; a name counts only when its words follow each other. */
function coverNames(theme: ThemeFacts, words: readonly string[], language: InterfaceLanguage): boolean[] {
  const covered = words.map(() => false)
  for (const name of theme.names[language]) {
    const parts = contentWords(name, language)
    for (let start = 0; parts.length > 0 && start + parts.length <= words.length; start += 1) {
      if (parts.every((part, offset) => words[start + offset] === part)) covered.fill(true, start, start + parts.length)
    }
  }
  return covered
}

function isAboutSomethingElse(theme: ThemeFacts, input: string, language: InterfaceLanguage): boolean {
  const folded = ` ${wordsOf(input)
    .map((word) => foldWord(word, language))
    .join(' ')} `
  const holds = (phrase: string) =>
    folded.includes(
      ` ${wordsOf(phrase)
        .map((word) => foldWord(word, language))
        .join(' ')} `,
    )
  if (theme.notNames?.[language].some(holds)) return true
  const ownWords = new Set(theme.names[language].flatMap((name) => contentWords(name, language)))
  return contentWords(input, language).some((word) => worksOfArt.has(word) && !ownWords.has(word))
}

/** "Café Tacvba" is a name: a strange word with a capital inside the phrase, when not every word has one. */
function namesSomething(foreign: readonly string[], input: string, language: InterfaceLanguage): boolean {
  if (input === input.toUpperCase()) return false
  return wordsOf(input)
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word) && !isEmptyWord(word, language) && foreign.includes(foldWord(foldText(word), language)))
}
