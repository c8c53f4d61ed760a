import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ThemeFile } from '../../content/schema/theme.ts'
import type { WordsFile } from '../../content/schema/words.ts'
import { contentWordsWithout } from '../../script/text/fold-words.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { factProblems } from './fact-rules.ts'
import { hasWords, isHashtag, isSentence, isSmall, isSpeakable, repeated, wordCount, type Wrong } from './text-rules.ts'

type ThemeWords = Record<InterfaceLanguage, WordsFile>

/** Enough to tell for a minute, in three shapes and several wordings. */
const least = { facts: 5, tips: 3, hooks: 2, characters: 480, tags: 3 } as const
const most = { tags: 5, shortHookWords: 7 } as const

/** What is wrong with one theme. */
export function themeProblems(theme: Read<ThemeFile>, words: ThemeWords): Problem[] {
  const { id, file, value } = theme
  const languages = interfaceLanguages.filter((language) => value[language] !== undefined)
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [file.problem([], 'has a name with other than small letters, digits and hyphens: rename the file')]),
    ...(languages.length > 0 ? [] : [file.problem([], `is offered in no language: add ${interfaceLanguages.join(': or ')}:`)]),
    ...languages.flatMap((language) => [...textProblems(theme, language, words[language]), ...amountProblems(theme, language)]),
    ...(['facts', 'tips'] as const).flatMap((kind) => value[kind].flatMap((fact, index) => factProblems(theme, [kind, index], fact, words))),
  ]
}

/** No name recognises two themes. */
export function sharedNames(themes: readonly Read<ThemeFile>[]): Problem[] {
  return interfaceLanguages.flatMap((language) => {
    const owners = new Map<string, string>()
    return themes.flatMap(({ id, file, value }) =>
      (value[language]?.names ?? []).flatMap((name, index) => {
        const owner = owners.get(name)
        owners.set(name, owner ?? id)
        if (owner === undefined) return []
        return [
          file.problem([language, 'names', index], `"${name}" is a name of ${owner === id ? 'this theme already' : `themes/${owner}.yaml too`}: keep it once`),
        ]
      }),
    )
  })
}

/** Names, question, closings and hashtags of a theme in one language. */
function textProblems({ file, value }: Read<ThemeFile>, language: InterfaceLanguage, words: WordsFile): Problem[] {
  const texts = value[language]
  if (texts === undefined) return []
  const { topic, names, question, closings = [], tags } = texts
  const at = (path: FieldPath, wrong: Wrong) => (wrong === null ? [] : [file.problem([language, ...path], wrong)])
  return [
    ...at(['topic'], isSpeakable(topic) ?? (isNamed(topic, names, words, language) ? null : 'is not recognised by any of its names: add it to names')),
    ...(['names', 'near', 'unless'] as const).flatMap((list) => (texts[list] ?? []).flatMap((name, index) => at([list, index], isSmall(name)))),
    ...at(['question'], isSentence(question, '?') ?? hasWords(question, 4, 12)),
    ...closings.flatMap((closing, index) => at(['closings', index], isSentence(closing, '.?!') ?? hasWords(closing, 3, 12))),
    ...at(['tags'], tags.length >= least.tags && tags.length <= most.tags ? null : `has ${tags.length} entries: give ${least.tags} to ${most.tags}`),
    ...tags.flatMap((tag, index) => at(['tags', index], isHashtag(tag))),
  ]
}

function isNamed(topic: string, names: readonly string[], { empty }: WordsFile, language: InterfaceLanguage): boolean {
  const fold = (text: string) => ` ${contentWordsWithout(text, new Set(empty), language).join(' ')} `
  return names.some((name) => fold(topic).includes(fold(name)))
}

/** Whether there is enough to tell in one language. */
function amountProblems({ file, value }: Read<ThemeFile>, language: InterfaceLanguage): Problem[] {
  const facts = value.facts.map((fact) => fact[language])
  const tips = value.tips.map((tip) => tip[language])
  const told = [...facts, ...tips].filter((texts) => texts !== undefined)
  const hooks = told.flatMap(({ hook }) => hook ?? [])
  const says = told.map(({ say }) => say)
  const problems: Problem[] = []
  const need = (path: FieldPath, isMet: boolean, message: string) => {
    if (!isMet) problems.push(file.problem(path, `${message} (${language})`))
  }
  const factCount = facts.filter(Boolean).length
  const tipCount = tips.filter(Boolean).length
  need(['facts'], factCount >= least.facts, `has ${factCount} entries: tell at least ${least.facts} facts`)
  need(['tips'], tipCount >= least.tips, `has ${tipCount} entries: give at least ${least.tips} tips`)
  need(['facts'], hooks.length >= least.hooks, `has ${hooks.length} hooks: give at least ${least.hooks}`)
  need(
    ['facts'],
    hooks.some((hook) => wordCount(hook) <= most.shortHookWords),
    `has no hook of at most ${most.shortHookWords} words: 15 seconds need one`,
  )
  need(
    ['facts'],
    says.join('').length > least.characters,
    `has ${says.join('').length} characters to say with the tips: a minute needs more than ${least.characters}`,
  )
  const twice = repeated(says)
  need(['facts'], twice === null, `says "${says[twice ?? 0]}" twice: keep it once`)
  return problems
}
