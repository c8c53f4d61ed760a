import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { StruckFile } from '../../content/schema/struck.ts'
import type { ThemeFile } from '../../content/schema/theme.ts'
import type { WordsFile } from '../../content/schema/words.ts'
import { contentWordsWithout } from '../../script/text/fold-words.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { factProblems } from './fact-rules.ts'
import { hasWords, isHashtag, isSentence, isSmall, isSpeakable, repeated, wordCount, type Wrong } from './text-rules.ts'

type ThemeWords = Record<InterfaceLanguage, WordsFile>

/**
 * Enough to tell for a minute, in several shapes and wordings; `factsBesideSteps` of a theme with
 * steps.
 */
const least = { facts: 5, factsBesideSteps: 3, tips: 3, steps: 4, told: 8, factsOfKinds: 4, hooks: 2, characters: 480, tags: 3 } as const
const most = { tags: 5, steps: 8, shortHookWords: 7 } as const

/** What is wrong with one theme. */
export function themeProblems(theme: Read<ThemeFile>, words: ThemeWords): Problem[] {
  const { id, file, value } = theme
  const languages = interfaceLanguages.filter((language) => value[language] !== undefined)
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [file.problem([], 'has a name with other than small letters, digits and hyphens: rename the file')]),
    ...(languages.length > 0 ? [] : [file.problem([], `is offered in no language: add ${interfaceLanguages.join(': or ')}:`)]),
    ...languages.flatMap((language) => [...textProblems(theme, language, words[language]), ...amountProblems(theme, language)]),
    ...(['facts', 'tips', 'steps'] as const).flatMap((kind) => (value[kind] ?? []).flatMap((fact, index) => factProblems(theme, [kind, index], fact, words))),
  ]
}

/** No two themes have one file name, in whatever folders they are. */
export function sharedIds(themes: readonly Read<ThemeFile>[]): Problem[] {
  return themes
    .filter(({ id }, place) => themes.findIndex((one) => one.id === id) < place)
    .map(({ id, file }) => file.problem([], `has the name of another theme, ${id}: rename the file`))
}

/** What was struck stays out. */
export function struckProblems(struck: readonly Read<StruckFile>[], themes: readonly Read<ThemeFile>[]): Problem[] {
  const out = new Map(struck.flatMap(({ value }) => value.map(({ said, why }) => [said, why] as const)))
  return themes.flatMap(({ file, value }) =>
    (['facts', 'tips', 'steps'] as const).flatMap((kind) =>
      (value[kind] ?? []).flatMap((fact, index) =>
        interfaceLanguages.flatMap((language) => {
          const why = out.get(fact[language]?.say ?? '')
          return why === undefined
            ? []
            : [file.problem([kind, index, language, 'say'], `was struck (${why}): leave it out, or take it off the list in struck/`)]
        }),
      ),
    ),
  )
}

/** No name recognises two themes. */
export function sharedNames(themes: readonly Read<ThemeFile>[]): Problem[] {
  return interfaceLanguages.flatMap((language) => {
    const owners = new Map<string, string>()
    return themes.flatMap(({ id, file, value }) =>
      (['names', 'kinds'] as const).flatMap((list) =>
        (value[language]?.[list] ?? []).flatMap((name, index) => {
          const owner = owners.get(name)
          owners.set(name, owner ?? id)
          if (owner === undefined) return []
          return [
            file.problem([language, list, index], `"${name}" is a name of ${owner === id ? 'this theme already' : `the theme ${owner} too`}: keep it once`),
          ]
        }),
      ),
    )
  })
}

/** Names, question, closings and hashtags of a theme in one language. */
function textProblems({ file, value }: Read<ThemeFile>, language: InterfaceLanguage, words: WordsFile): Problem[] {
  const texts = value[language]
  if (texts === undefined) return []
  const { topic, names, question, closings = [], tags, task, kinds } = texts
  const needs = (field: 'task' | 'kinds', isNeeded: boolean, message: string) => at([field], isNeeded ? message : null)
  const at = (path: FieldPath, wrong: Wrong) => (wrong === null ? [] : [file.problem([language, ...path], wrong)])
  return [
    ...at(['topic'], isSpeakable(topic) ?? (isNamed(topic, names, words, language) ? null : 'is not recognised by any of its names: add it to names')),
    ...(['names', 'near', 'unless'] as const).flatMap((list) => (texts[list] ?? []).flatMap((name, index) => at([list, index], isSmall(name)))),
    ...needs('task', (task === undefined) !== (value.steps === undefined), 'stands beside steps and nowhere else: write what they are for, or leave it out'),
    ...needs(
      'kinds',
      kinds !== undefined && value.facts.filter((fact) => fact.kinds === 'yes').length < least.factsOfKinds,
      `needs at least ${least.factsOfKinds} facts with \`kinds: yes\``,
    ),
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
  const facts = value.facts.flatMap((fact) => fact[language] ?? [])
  const tips = (value.tips ?? []).flatMap((tip) => tip[language] ?? [])
  const steps = (value.steps ?? []).flatMap((step) => step[language] ?? [])
  const told = [...facts, ...tips, ...steps]
  const hooks = [...facts, ...tips].flatMap(({ hook }) => hook ?? [])
  const says = told.map(({ say }) => say)
  const problems: Problem[] = []
  const need = (path: FieldPath, isMet: boolean, message: string) => {
    if (!isMet) problems.push(file.problem(path, `${message} (${language})`))
  }
  const fewest = steps.length > 0 ? least.factsBesideSteps : least.facts
  need(['facts'], facts.length >= fewest, `has ${facts.length} entries: tell at least ${fewest} facts`)
  need(['facts'], told.length >= least.told, `has ${told.length} entries with tips and steps: tell at least ${least.told}`)
  need(['tips'], tips.length === 0 || tips.length >= least.tips, `has ${tips.length} entries: give at least ${least.tips} tips, or none`)
  need(
    ['steps'],
    steps.length === 0 || (steps.length >= least.steps && steps.length <= most.steps),
    `has ${steps.length} entries: give ${least.steps} to ${most.steps} steps`,
  )
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
