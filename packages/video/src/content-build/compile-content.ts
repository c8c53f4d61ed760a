import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Actions, ActionsFile, ActionWords } from '../content/schema/actions.ts'
import type { Encyclopedia } from '../content/schema/encyclopedia.ts'
import type { Family } from '../content/schema/families.ts'
import type { NameList, NamesFile } from '../content/schema/names.ts'
import type { ComparedSize } from '../content/schema/sizes.ts'
import type { Fact, Theme, ThemeFile, ThemeNames } from '../content/schema/theme.ts'
import { compileTemplates } from './compile-templates.ts'
import { indexFamilies } from './index-families.ts'
import { indexThemes } from './index-themes.ts'
import type { Content, EncyclopediaFiles, Read } from './source/read-content.ts'

/** The sections of the pack, as JSON by name. What a language lacks is not in it. */
export function compileContent(content: Content): Map<string, string> {
  const sections = new Map<string, string>()
  const put = (name: string, value: unknown) => sections.set(name, JSON.stringify(value))
  for (const language of interfaceLanguages) {
    const themes = content.themes.filter(({ value }) => value[language] !== undefined)
    put(
      `themes/${language}`,
      themes.map((theme) => compileNames(theme, language)),
    )
    const { ids, named, near, shown, ...said } = indexThemes(themes, content, language)
    put(`index/${language}`, { ids, named })
    put(`near/${language}`, { near, shown })
    put(`said/${language}`, said)
    for (const theme of themes) put(`themes/${theme.id}/${language}`, compileTheme(theme, language))
    const actions = content.actions.filter(({ value }) => value[language] !== undefined)
    put(`actions/${language}`, compileActionWords(content, language))
    for (const one of actions) put(`actions/${one.id}/${language}`, compileActions(one, language))
    put(`phrases/${language}`, content.phrases[language].value)
    put(`speech/${language}`, content.speech[language].value)
    put(`names/${language}`, compileSpokenNames(content.names[language].value))
    put(`words/${language}`, content.words[language].value)
    put(`families/${language}`, indexFamilies(content.families, language))
  }
  put('actions', content.actionChoices.value)
  put('pictures', content.pictures.value)
  put(
    'sizes',
    content.sizes.value.map(({ icon = null, unless = [], ...thing }): ComparedSize => ({ ...thing, icon, unless })),
  )
  for (const { id, value } of content.families) put(`family/${id}`, { id, ...value } satisfies Family)
  put('templates', compileTemplates(content.templates))
  put('encyclopedia', compileEncyclopedia(content.encyclopedia))
  return sections
}

function compileSpokenNames({ names, alsoWords = [] }: NamesFile): NameList {
  return { said: Object.assign({}, ...Object.values(names)) as NameList['said'], alsoWords }
}

function compileNames({ id, value }: Read<ThemeFile>, language: InterfaceLanguage): ThemeNames {
  const { names, unless = [], near = [], kinds = [] } = textsOf(value, language)
  return { id, domain: value.domain, names, unless, near, kinds }
}

function compileTheme({ id, value }: Read<ThemeFile>, language: InterfaceLanguage): Theme {
  const { topic, task, sides, question, closings = [], tags } = textsOf(value, language)
  const { domain, professional, grave, facts, tips = [], steps = [] } = value
  const told = [
    ...facts.map((fact) => compileFact('fact', fact, language)),
    ...tips.map((tip) => compileFact('tip', tip, language)),
    ...steps.map((step) => compileFact('step', step, language)),
  ]
  return {
    id,
    domain,
    ...defined({ professional, task, sides }),
    ...(grave === 'yes' && { isGrave: true }),
    topic,
    facts: told.filter((fact) => fact !== null),
    question,
    closings,
    tags,
  }
}

type Written = ThemeFile['facts'][number] | NonNullable<ThemeFile['tips']>[number] | NonNullable<ThemeFile['steps']>[number]

const noMarks = { first: undefined, kinds: undefined, year: undefined, side: undefined, optional: undefined }
const noQuiz = { answer: undefined, wrong: undefined }

/** `null` for what is not told in this language. */
function compileFact(kind: Fact['kind'], written: Written, language: InterfaceLanguage): Fact | null {
  const { check, icon, first, kinds, year, side, optional } = { ...noMarks, ...written }
  const texts = written[language]
  if (texts === undefined) return null
  const { answer, wrong, ...said } = { ...noQuiz, ...texts }
  return {
    kind,
    check,
    isFirst: first === 'yes',
    ...(kinds === 'yes' && { isOfKinds: true }),
    ...(optional === 'yes' && { isOptional: true }),
    ...(answer !== undefined && wrong !== undefined && { quiz: { answer, wrong } }),
    ...defined({ icon, year, side }),
    ...defined(said),
  }
}

function compileActionWords({ actions, actionChoices }: Content, language: InterfaceLanguage): ActionWords[] {
  return actionChoices.value.recognised.map((id) => {
    const { words = [], fits = [] } = actions.find((one) => one.id === id)?.value[language] ?? {}
    return { id, words, fits }
  })
}

function compileActions({ id, value }: Read<ActionsFile>, language: InterfaceLanguage): Actions {
  const { question, tags } = textsOf(value, language)
  const { approach, professional } = value
  const steps = (value.steps ?? []).map((variants) => variants.flatMap((step) => (step[language] === undefined ? [] : { icon: step.icon, ...step[language] })))
  const extras = (value.extras ?? []).flatMap((extra) => (extra[language] === undefined ? [] : { icon: extra.icon, ...extra[language] }))
  return { id, approach, ...(professional !== undefined && { professional }), steps, extras, question, tags }
}

function compileEncyclopedia({ properties, kinds, units, comparisons, names }: EncyclopediaFiles): Encyclopedia {
  return {
    properties: Object.assign({}, ...properties.map(({ value }) => value)) as Encyclopedia['properties'],
    kinds: kinds.value,
    units: units.value,
    comparisons: comparisons.value,
    names: names.value,
  }
}

function textsOf<Texts>(value: Partial<Record<InterfaceLanguage, Texts | undefined>>, language: InterfaceLanguage): Texts {
  const texts = value[language]
  if (texts === undefined) throw new Error(`No texts in ${language}`)
  return texts
}

/** Without the fields that are left out. */
function defined<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
}
