import { languageRules } from '../../language/languages.ts'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { EncyclopediaRules, NamedTheme } from '../../language/rules/encyclopedia-rules.ts'
import { foldWord, isEmptyWord, wordsOf } from '../../script/text/fold-words.ts'
import { upperFirst } from '../../script/text/split-sentences.ts'
import type { Agreement } from '../../language/rules/noun-rules.ts'
import { bridgeSubject, nameCounted, nameKindInside, sameKinds } from './bridge-subject.ts'
import { nameInside } from './name-inside.ts'
import { isSameWord, placesOf } from './same-word.ts'
import type { PageSentence } from './split-extract.ts'

/** The theme as a sentence began with it: "Os gatos". */
type Subject = {
  phrase: string
  gender: Agreement['gender']
  number: Agreement['number']
  /** The last sentence was on a part of it: a pronoun may still mean the theme, a bare verb not. */
  isBeside?: boolean
}

/** With the nouns that say what it is, folded: `cidade`. */
type KindedTheme = NamedTheme & { kinds: readonly string[]; isPersonal: boolean }

export type ResolvedSentence = PageSentence & {
  /** The definition. */
  isFirst: boolean
  /** Names the theme by itself, without the sentences around it. */
  said: string
  /** What stands behind the subject when that is the theme; else `null`. */
  statement: string | null
}

/**
 * Sentences that name the theme: pronouns and left-out subjects become the words that the sentence
 * before used for it; sentences whose subject is not certain are dropped.
 */
export function resolveSubjects(
  sentences: readonly (PageSentence & { clean: string | null })[],
  theme: KindedTheme,
  language: InterfaceLanguage,
): ResolvedSentence[] {
  const resolved: ResolvedSentence[] = []
  let before: Running = { known: null, knownIn: 0, owner: null, ofKind: null, read: '' }
  for (const [index, { clean, ...sentence }] of sentences.entries()) {
    const known = sentence.paragraph - before.knownIn <= 1 ? before.known : null
    const told: Told | null = clean === null ? null : tell(clean, { ...before, known }, theme, language)
    if (told !== null) resolved.push({ ...sentence, isFirst: index === 0, said: told.said, statement: told.statement })
    // The first sentence defines the theme, however it names it: "Alberto Santos Dumont foi".
    const subject: Subject | null = told?.subject ?? (index === 0 ? subjectFrom(theme) : null)
    const isLast = sentences[index + 1]?.paragraph !== sentence.paragraph
    before = {
      known: subject,
      knownIn: sentence.paragraph,
      ...leftBehind({ text: sentence.text, subject, isLast, before }, theme, language),
      read: `${before.read} ${sentence.text}`,
    }
  }
  return resolved
}

type Running = Before & { knownIn: number }
type Leaving = { text: string; subject: Subject | null; isLast: boolean; before: Before }

/** Whose parts and kind the next sentence may mean. */
function leftBehind({ text, subject, isLast, before }: Leaving, theme: KindedTheme, language: InterfaceLanguage): Pick<Before, 'owner' | 'ofKind'> {
  if (subject !== null) return { owner: subject, ofKind: subject }
  const isKindOpen = bringsKind(text, theme, language)
  const left = { owner: isKindOpen || opensAnother(text, theme, language) ? null : before.owner, ofKind: isKindOpen ? null : before.ofKind }
  // A new paragraph begins with the theme.
  return isLast ? { owner: left.owner ?? subjectFrom(theme), ofKind: left.ofKind ?? subjectFrom(theme) } : left
}

/** With the article that a definition may leave out: "Penicilina é o nome...". */
function phraseOf({ phrase }: Subject, { topic, named }: NamedTheme): string {
  return phrase.toLowerCase() === topic.toLowerCase() ? upperFirst(named) : phrase
}

function subjectFrom({ named, agreement }: NamedTheme): Subject {
  return { phrase: upperFirst(named), gender: agreement.gender, number: agreement.number }
}

type Told = { said: string; statement: string | null; subject: Subject | null }

/** What the sentences before leave to the next one. */
type Before = {
  /** Of the last sentence. */
  known: Subject | null
  /** Whose parts a sentence may speak of: "A fêmea". */
  owner: Subject | null
  /** What its kind means: "O navio". */
  ofKind: Subject | null
  /** All sentences before. */
  read: string
}

/**
 * Whether a sentence speaks of another thing, which the next one may mean by "the": it opens with a
 * name or with a noun that is no part of the theme, or brings a noun in.
 */
function opensAnother(text: string, theme: KindedTheme, language: InterfaceLanguage): boolean {
  const { indefinite, articleForms, openings, parts } = languageRules[language].encyclopedia
  const [first = '', second = ''] = wordsOf(text)
  const isArticle = articleForms.some(({ article }) => article === first.toLowerCase())
  if (names(text, theme, language)) return !isArticle && /^\p{Lu}/u.test(second)
  const articles = indefinite.map(({ article }) => article).join('|')
  if (new RegExp(String.raw`(?<!\p{L})(?:${articles}) \p{Ll}`, 'iu').test(text)) return true
  if (isArticle) return !new RegExp(String.raw`^(?:${parts})$`, 'u').test(second) && !sameKinds(theme.kinds, language).includes(foldWord(second, language))
  return !new RegExp(String.raw`^(?:${openings})$`, 'u').test(first) && /^\p{Lu}/u.test(second)
}

/** Whether the next sentence may mean another thing of the same kind: "um cargueiro". */
function bringsKind(text: string, theme: KindedTheme, language: InterfaceLanguage): boolean {
  const { indefinite, articleForms, openings } = languageRules[language].encyclopedia
  const kinds = sameKinds(theme.kinds, language)
  const articles = indefinite.map(({ article }) => article).join('|')
  const brought = text.matchAll(new RegExp(String.raw`(?<!\p{L})(?:${articles}) (?:\p{Ll}+ )?(\p{Ll}+)`, 'giu'))
  if ([...brought].some(([phrase]) => wordsOf(phrase).some((word) => kinds.includes(foldWord(word, language))))) return true
  if (names(text, theme, language)) return false
  const [first = '', second = ''] = wordsOf(text)
  if (articleForms.some(({ article }) => article === first.toLowerCase())) return /^\p{Lu}/u.test(second)
  return !new RegExp(String.raw`^(?:${openings})$`, 'u').test(first) && /^\p{Lu}/u.test(second)
}

function tell(clean: string, before: Before, theme: KindedTheme, language: InterfaceLanguage): Told | null {
  const text = withoutAdditions(clean, language)
  const own = subjectOf(text, theme, language)
  if (own !== null) {
    const statement = text.slice(own.phrase.length).trimStart()
    return { said: text, statement, subject: doesSomething(statement, language) ? own : null }
  }
  const meant = tellRunning(text, before.known, theme, language) ?? tellKind(text, before.ofKind, theme, language) ?? tellPart(text, before, theme, language)
  if (meant !== null) return meant
  const later = subjectBehindOpening(text, theme, language)
  if (later !== null) return { said: text, statement: null, subject: later }
  return names(text, theme, language) && !startsWithPronoun(text, language) ? { said: text, statement: null, subject: null } : null
}

/** A sentence with the same subject as the last one. */
function tellRunning(text: string, known: Subject | null, theme: KindedTheme, language: InterfaceLanguage): Told | null {
  if (known === null) return null
  const statement = behindPronoun(text, known, language) ?? behindKind(text, known, theme.kinds, language)
  if (statement !== null && !names(statement, theme, language)) return { said: `${phraseOf(known, theme)} ${statement}`, statement, subject: known }
  const said = behindOpening(text, known, theme, language) ?? languageRules[language].encyclopedia.nameOwner(text, themeOf(known, theme))
  return said === null ? null : { said, statement: null, subject: known }
}

function tellKind(text: string, ofKind: Subject | null, theme: KindedTheme, language: InterfaceLanguage): Told | null {
  const statement = ofKind === null ? null : behindKind(text, ofKind, theme.kinds, language)
  return ofKind === null || statement === null ? null : { said: `${phraseOf(ofKind, theme)} ${statement}`, statement, subject: ofKind }
}

/** A sentence on a part of the theme, or one that means the theme behind another subject. */
function tellPart(text: string, { known, owner, read }: Before, theme: KindedTheme, language: InterfaceLanguage): Told | null {
  if (owner === null) return null
  const named = themeOf(owner, theme)
  const isNamed = names(text, theme, language)
  const other =
    nameKindInside(text, sameKinds(theme.kinds, language), named, language) ??
    nameCounted(text, named, language) ??
    (known === null || isNamed ? null : nameInside(text, named, language))
  if (other !== null) return { said: other, statement: null, subject: null }
  const bridged = bridgeSubject(text, read, { ...named, base: theme.topic }, language)
  if (bridged !== null) return { said: bridged.said, statement: null, subject: subjectBeside(bridged.noun, owner, language) }
  const opened = isNamed ? null : partBehindOpening(text, { owner, read }, theme, language)
  return opened === null ? null : { said: opened, statement: null, subject: null }
}

/** The theme, where a pronoun of its number or gender cannot mean the noun beside it. */
function subjectBeside(noun: string, theme: Subject, language: InterfaceLanguage): Subject | null {
  const { number, gender } = languageRules[language].nouns.agreementOf(noun)
  const isApart = number !== theme.number || (languageRules[language].encyclopedia.articleForms.length > 1 && gender !== theme.gender)
  return isApart ? { ...theme, isBeside: true } : null
}

/** "Em 1912, o navio afundou": what means the theme stands behind a short opening. */
function partBehindOpening(text: string, { owner, read }: { owner: Subject; read: string }, theme: KindedTheme, language: InterfaceLanguage): string | null {
  const { opening, rest } = openingOf(text, language) ?? {}
  if (opening === undefined || rest === undefined) return null
  const named = themeOf(owner, theme)
  const statement = behindKind(upperFirst(rest), owner, theme.kinds, language)
  if (statement !== null) return `${opening}${named.named} ${statement}`
  const bridged = bridgeSubject(upperFirst(rest), read, { ...named, base: theme.topic }, language)
  return bridged === null ? null : `${opening}${bridged.said.charAt(0).toLowerCase()}${bridged.said.slice(1)}`
}

/** Whether a verb stands right behind the subject: "Coffee is", but not "Coffee beans are". */
function doesSomething(statement: string, language: InterfaceLanguage): boolean {
  const { verbs } = languageRules[language].encyclopedia
  return new RegExp(String.raw`^(?:,|(?:${verbs})(?![\p{L}-]))`, 'iu').test(statement)
}

/** The theme with the words of the sentence before, which may be its plural. */
function themeOf({ phrase, gender, number }: Subject, theme: NamedTheme): NamedTheme {
  if ([theme.named, theme.topic].some((name) => name.toLowerCase() === phrase.toLowerCase())) return theme
  // The last name of a person: "Einstein".
  if (/^\p{Lu}/u.test(theme.topic) && theme.topic.endsWith(phrase)) return { ...theme, topic: phrase, named: phrase }
  const article = / /.test(phrase) && !phrase.toLowerCase().startsWith(theme.topic.toLowerCase())
  const topic = article ? phrase.slice(phrase.indexOf(' ') + 1) : phrase
  return { topic, named: phrase.charAt(0).toLowerCase() + phrase.slice(1), agreement: { gender, number, takesArticle: article } }
}

/** The subject at the beginning, when it is the theme: whole or the last name, with its article. */
function subjectOf(text: string, theme: KindedTheme, language: InterfaceLanguage): Subject | null {
  const { articleForms, indefinite } = languageRules[language].encyclopedia
  const form = [...articleForms, ...indefinite].find(({ article }) => text.toLowerCase().startsWith(`${article} `))
  const rest = form === undefined ? text : text.slice(form.article.length + 1)
  const phrase = nameAtStart(rest, theme, language)
  if (phrase === null) return null
  // An article shows the number, except "the"; a bare name has that of the theme or is its plural.
  const isShown = form !== undefined && (articleForms.length > 1 || indefinite.includes(form))
  const isTopic = form === undefined && articleForms.length > 1 && phrase.toLowerCase() === theme.topic.toLowerCase()
  const { gender, number } = form ?? theme.agreement
  return {
    phrase: text.slice(0, text.length - rest.length + phrase.length),
    gender,
    number: isShown || isTopic ? number : languageRules[language].nouns.agreementOf(phrase).number,
  }
}

/** The words of the theme that a text begins with, as it writes them. */
function nameAtStart(text: string, theme: KindedTheme, language: InterfaceLanguage): string | null {
  for (const name of namesOf(theme, language)) {
    const words = wordsOf(name)
    const start = wordsOf(text).slice(0, words.length)
    if (start.length < words.length || !start.every((word, index) => isSameWord(word, words[index] ?? '', language))) continue
    const phrase = phraseAt(text, start)
    if (phrase !== null && !/^[-’']/.test(text.slice(phrase.length))) return phrase
  }
  return null
}

/** The topic and, for a name of several words, its last: "Everest" for "Monte Everest". */
function namesOf({ topic, isPersonal: personal }: KindedTheme, language: InterfaceLanguage): string[] {
  const { head } = languageRules[language].theme
  const words = wordsOf(topic)
  const last = words.at(-1) ?? ''
  const isName = words.length > 1 && /^\p{Lu}/u.test(topic) && /^\p{Lu}/u.test(last) && last.length > 3
  if (!isName) return [topic]
  // "A Independência do Brasil" is not "o Brasil".
  if (head.at === 'start') return personal || /^\p{Lu}/u.test(words.at(-2) ?? '') ? [topic, last] : [topic]
  // "Van Gogh": all but the first name of a person.
  return personal ? [topic, words.slice(1).join(' '), last] : [topic]
}

/** Words at the beginning with what stands between them; `null` when more than a space does. */
function phraseAt(text: string, words: readonly string[]): string | null {
  const phrase = words.join(' ')
  return text.startsWith(phrase) ? phrase : null
}

type Pronoun = EncyclopediaRules['pronouns'][number]

function agrees({ number, gender, isPersonal = false }: Pronoun, known: Subject): boolean {
  // "The heron" is no "he".
  if (isPersonal && /^(?:The|An?) /.test(upperFirst(known.phrase))) return false
  return number === known.number && (gender ?? known.gender) === known.gender
}

function behindPronoun(text: string, known: Subject, language: InterfaceLanguage): string | null {
  const { pronouns, openingVerbs, impersonal } = languageRules[language].encyclopedia
  for (const pronoun of pronouns) {
    const match = new RegExp(String.raw`^(?:${pronoun.words}) (?=\p{Ll})`, 'u').exec(text)
    if (match === null) continue
    const statement = text.slice(match[0].length)
    return agrees(pronoun, known) && !impersonal.test(statement) ? statement : null
  }
  if (known.isBeside === true || impersonal.test(text.charAt(0).toLowerCase() + text.slice(1))) return null
  const verbs = openingVerbs[known.number]
  if (verbs === '' || !new RegExp(String.raw`^(?:${verbs})(?![\p{L}-])`, 'u').test(text)) return null
  const statement = text.charAt(0).toLowerCase() + text.slice(1)
  return languageRules[language].encyclopedia.hasLateSubject(statement, known) ? null : statement
}

function openingOf(text: string, language: InterfaceLanguage): { opening: string; rest: string } | null {
  const { openings } = languageRules[language].encyclopedia
  const [, opening, rest] = new RegExp(String.raw`^((?:${openings}) [^,]{1,60}, )(.+)$`, 'u').exec(text) ?? []
  return opening === undefined || rest === undefined ? null : { opening, rest }
}

/** "In summer, the Eiffel Tower grows": the theme stands behind a short opening. */
function subjectBehindOpening(text: string, theme: KindedTheme, language: InterfaceLanguage): Subject | null {
  const rest = openingOf(text, language)?.rest
  const subject = rest === undefined ? null : subjectOf(upperFirst(rest), theme, language)
  return subject !== null &&
    doesSomething(
      upperFirst(rest ?? '')
        .slice(subject.phrase.length)
        .trimStart(),
      language,
    )
    ? subject
    : null
}

/** "Em 1904, ele pediu": the pronoun stands behind a short opening. */
function behindOpening(text: string, known: Subject, theme: NamedTheme, language: InterfaceLanguage): string | null {
  const { opening, rest } = openingOf(text, language) ?? {}
  if (opening === undefined || rest === undefined) return null
  const statement = behindPronoun(upperFirst(rest), known, language)
  if (statement === null || !/^\p{Ll}[\p{L}-]* /u.test(rest)) return null
  return `${opening}${themeOf(known, theme).named} ${statement}`
}

/** "A cidade tem...", right behind a sentence on a city: its kind stands for the theme. */
function behindKind(text: string, known: Subject, kinds: readonly string[], language: InterfaceLanguage): string | null {
  const { articleForms, verbs, groups } = languageRules[language].encyclopedia
  const [, article, noun, statement] = new RegExp(String.raw`^(\p{L}+) (\p{Ll}+) ((?:não )?(?:${verbs}) .+)$`, 'iu').exec(text) ?? []
  const form = articleForms.find((one) => one.article === article?.toLowerCase())
  if (
    form === undefined ||
    noun === undefined ||
    statement === undefined ||
    !sameKinds(kinds, language).includes(foldWord(noun, language)) ||
    new RegExp(String.raw`^(?:${groups})$`, 'u').test(noun)
  )
    return null
  if (articleForms.length === 1) return statement
  if (form.number !== known.number) return null
  return form.gender === known.gender || !isGendered(statement, language) ? statement : null
}

/** "É feita de", "ficou famosa": words that agree with the noun before. */
function isGendered(statement: string, language: InterfaceLanguage): boolean {
  const { copulas } = languageRules[language].encyclopedia
  return new RegExp(
    String.raw`^(?:${copulas}|est\p{L}+|fic\p{L}+|torn\p{L}+|parec\p{L}+|viv\p{L}+|perman\p{L}+|continu\p{L}+)(?![\p{L}])|, \p{L}+[dt][ao]s? `,
    'u',
  ).test(statement)
}

function startsWithPronoun(text: string, language: InterfaceLanguage): boolean {
  const { pronouns, openingVerbs } = languageRules[language].encyclopedia
  const openings = [...pronouns.map(({ words }) => words), ...Object.values(openingVerbs)].filter((words) => words !== '')
  return new RegExp(String.raw`^(?:${openings.join('|')})(?![\p{L}-])`, 'u').test(text)
}

/** Whether a sentence with another subject names the theme all the same: "No Brasil, ...". */
function names(text: string, theme: KindedTheme, language: InterfaceLanguage): boolean {
  const { topic } = theme
  const carrying = (one: string) => wordsOf(one.replaceAll(/(?<=\p{L})[’']s(?!\p{L})/gu, '')).filter((word) => !isEmptyWord(word, language))
  const said = carrying(text)
  return namesOf(theme, language).some((name) =>
    placesOf(carrying(name), said, language).some((place) => name === topic || !isOfAnother(said[place - 1], topic)),
  )
}

/** "Pierre Curie" on the page of Marie Curie: the same last name behind another first one. */
function isOfAnother(before: string | undefined, topic: string): boolean {
  return before !== undefined && /^\p{Lu}/u.test(before) && !wordsOf(topic).includes(before)
}

/** Without words that only tie it to the sentence before: "However, ...", "also". */
function withoutAdditions(text: string, language: InterfaceLanguage): string {
  const { connectives, additions } = languageRules[language].encyclopedia
  const alone = text.replace(new RegExp(String.raw`^(?:${connectives}), `, 'u'), '')
  return upperFirst(alone.replace(additions, ''))
}
