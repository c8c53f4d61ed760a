import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Fact, Theme } from '../../content/schema/theme.ts'
import { languageRules } from '../../language/languages.ts'
import type { SentenceSource, Script } from '../../story/script.ts'
import type { Knowledge, KnownFact } from '../../story/knowledge.ts'
import { canJoin } from '../phrases/join-sentence.ts'
import { contentWords } from '../text/fold-words.ts'
import { upperFirst } from '../text/split-sentences.ts'
import type { ComparedThemes } from './compared-themes.ts'
import type { FoundTheme } from './find-theme.ts'
import { withoutRepeats } from './same-fact.ts'
import type { ThemeBrief } from './theme-brief.ts'

/** A fact or tip with where it comes from. */
export type ToldFact = Fact & { source: SentenceSource }

/** What a script tells of its theme: the library's sentences, an encyclopedia's, or both. */
export type ToldTheme = Pick<Theme, 'topic' | 'professional' | 'isGrave' | 'question' | 'closings' | 'tags' | 'task' | 'sides'> & {
  /** `null`: no domain of the library. */
  domain: Theme['domain'] | null
  /** Facts and tips, each true on its own. */
  facts: ToldFact[]
  /** What is done in this order; true only together. */
  steps: ToldFact[]
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
  const library = brief.compared !== null ? fromTwo(brief.compared, brief) : brief.found === null ? null : fromLibrary(brief.found, brief.speech)
  const encyclopedia = brief.care === null && !brief.isUnspoken ? fromEncyclopedia(brief, known) : null
  if (library === null || encyclopedia === null) return library ?? encyclopedia
  const isExact = brief.found?.extraWords.length === 0 && brief.found.kind === null
  const [first, second] = isExact ? [library, encyclopedia] : [encyclopedia, library]
  return { ...library, topic: first.topic, named: first.named, writer: first.writer, facts: [...first.facts, ...second.facts.map(toldLater)] }
}

function toldLater(fact: ToldFact): ToldFact {
  return { ...fact, isFirst: false }
}

function fromLibrary(found: FoundTheme, language: InterfaceLanguage): ToldTheme {
  const theme = found.kind === null ? found.theme : { ...found.theme, topic: found.kind }
  const told = theme.facts.map((fact): ToldFact => ({ ...fact, source: { kind: 'fact', themeId: theme.id, check: fact.check } }))
  const [facts, steps] = [told.filter(({ kind }) => kind !== 'step'), told.filter(({ kind }) => kind === 'step')]
  return { ...theme, named: languageRules[language].nouns.withArticle(theme.topic), facts, steps, writer: 'facts' }
}

/** Two themes as one that compares them: facts only, each with the name of its theme in it. */
function fromTwo({ one, other, joint }: ComparedThemes, { speech, phrases }: ThemeBrief): ToldTheme {
  const told = (
    [
      ['one', one],
      ['other', other],
    ] as const
  ).flatMap(([side, found]) =>
    fromLibrary(found, speech)
      .facts.filter(({ kind }) => kind === 'fact')
      .map((fact): ToldFact => ({ ...namingItsTheme(fact, found.theme.topic, speech), side })),
  )
  const topic = `${one.theme.topic} ${joint} ${other.theme.topic}`
  const professional = one.theme.professional ?? other.theme.professional
  const isGrave = one.theme.isGrave ?? other.theme.isGrave
  return {
    domain: one.theme.domain,
    ...(professional !== undefined && { professional }),
    ...(isGrave === true && { isGrave }),
    topic,
    named: topic,
    sides: { one: one.theme.topic, other: other.theme.topic },
    facts: told,
    steps: [],
    question: phrases.theme.comparedQuestion,
    closings: [],
    tags: [...one.theme.tags.slice(0, 2), ...other.theme.tags.slice(0, 2)],
    writer: 'facts',
  }
}

const stemLetters = 4

/** "Moa na hora" is about coffee only to who knows: "Café: ...". */
function namingItsTheme(fact: ToldFact, topic: string, speech: InterfaceLanguage): ToldFact {
  const said = contentWords(fact.say, speech)
  // "tigre" and "tigres" begin alike.
  const isNamed = contentWords(topic, speech).some((name) => said.some((word) => word.startsWith(name.slice(0, stemLetters))))
  if (isNamed || fact.say.includes(':')) return fact
  return { ...fact, say: `${upperFirst(topic)}: ${canJoin(fact.say, speech) ? lowerFirst(fact.say) : fact.say}` }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
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
    steps: [],
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
