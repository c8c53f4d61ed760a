import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Fact, Theme } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import type { SentenceSource, Script } from '../../story/script.ts'
import type { Knowledge, KnownFact } from '../../story/knowledge.ts'
import type { FoundTheme } from './find-theme.ts'
import { withoutRepeats } from './same-fact.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** A fact or tip with where it comes from. */
export type ToldFact = Fact & { source: SentenceSource }

/** What a script tells of its theme: the library's sentences, an encyclopedia's, or both. */
export type ToldTheme = Pick<Theme, 'topic' | 'professional' | 'question' | 'closings' | 'tags'> & {
  /** `null`: no domain of the library. */
  domain: Theme['domain'] | null
  facts: ToldFact[]
  /** The topic with its article: "o café". */
  named: string
  writer: Extract<Script['writer'], 'facts' | 'encyclopedia'>
}

/** A fact of this interest or more is told before the others. */
const tellFirst = 7

/**
 * Everything that is known on the theme of a brief, or `null`. Sentences about exactly the theme
 * come first: the library's when it knows the whole theme ("café"), the encyclopedia's when the
 * library knows only its head ("café gelado"). What two of them say is there once.
 */
export function toldTheme(brief: ThemeBrief, known: readonly Knowledge[]): ToldTheme | null {
  const theme = joinedTheme(brief, known)
  return theme === null ? null : { ...theme, facts: withoutRepeats(theme.facts, theme.topic, brief.speech) }
}

function joinedTheme(brief: ThemeBrief, known: readonly Knowledge[]): ToldTheme | null {
  const library = brief.found === null ? null : fromLibrary(brief.found, brief.speech)
  const encyclopedia = brief.care === null && !brief.isUnspoken ? fromEncyclopedia(brief, known) : null
  if (library === null || encyclopedia === null) return library ?? encyclopedia
  const isExact = brief.found?.extraWords.length === 0
  const [first, second] = isExact ? [library, encyclopedia] : [encyclopedia, library]
  return { ...library, topic: first.topic, named: first.named, writer: first.writer, facts: [...first.facts, ...second.facts.map(toldLater)] }
}

function toldLater(fact: ToldFact): ToldFact {
  return { ...fact, isFirst: false }
}

function fromLibrary({ theme }: FoundTheme, language: InterfaceLanguage): ToldTheme {
  const facts = theme.facts.map((fact): ToldFact => ({ ...fact, source: { kind: 'fact', themeId: theme.id, check: fact.check } }))
  return { ...theme, named: languageRules[language].nouns.withArticle(theme.topic), facts, writer: 'facts' }
}

function fromEncyclopedia(brief: ThemeBrief, known: readonly Knowledge[]): ToldTheme | null {
  const [first] = known
  if (first === undefined) return null
  const { questions } = brief.phrases.theme.encyclopedia
  return {
    domain: null,
    topic: first.topic,
    named: first.named,
    facts: known.flatMap(({ facts }) => facts.map(toldFact)),
    question: brief.choose('question').pick(questions),
    closings: [],
    tags: [],
    writer: 'encyclopedia',
  }
}

function toldFact({ id, say, hook, figure, keywords, reference, interest }: KnownFact): ToldFact {
  return {
    kind: 'fact',
    say,
    check: reference.url,
    keywords,
    ...(figure !== undefined && { figure }),
    ...(hook !== undefined && { hook }),
    isFirst: interest >= tellFirst,
    source: { kind: 'encyclopedia', factId: id, ...reference },
  }
}
