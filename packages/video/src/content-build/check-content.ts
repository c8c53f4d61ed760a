import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { WordsFile } from '../content/schema/words.ts'
import { byPlace, type Problem } from './source/problems.ts'
import { readContent, type Content } from './source/read-content.ts'
import { actionProblems, choiceProblems } from './rules/action-rules.ts'
import { familyProblems } from './rules/family-rules.ts'
import { encyclopediaProblems } from './rules/encyclopedia-rules.ts'
import { capitalProblems, nameProblems } from './rules/name-rules.ts'
import { pictureProblems, sizeProblems, speechProblems, wordProblems } from './rules/list-rules.ts'
import { phraseProblems } from './rules/phrase-rules.ts'
import { templateProblems } from './rules/template-rules.ts'
import { openSource } from './source/source-file.ts'
import { sharedIds, sharedNames, struckProblems, themeProblems } from './rules/theme-rules.ts'

export type ContentReport = { themes: number; facts: number; problems: Problem[] }

/**
 * Everything that is wrong in a folder of content: the form first, and only where that is right,
 * what the rules say.
 */
export function checkContent(folder: string, open = openSource): ContentReport {
  const { content, problems } = readContent(folder, open)
  if (content === null) return { themes: 0, facts: 0, problems: problems.toSorted(byPlace) }
  return {
    themes: content.themes.length,
    facts: content.themes.reduce((sum, { value }) => sum + value.facts.length + (value.tips ?? []).length + (value.steps ?? []).length, 0),
    problems: ruleProblems(content).toSorted(byPlace),
  }
}

function ruleProblems(content: Content): Problem[] {
  const words = Object.fromEntries(interfaceLanguages.map((language) => [language, content.words[language].value])) as Record<InterfaceLanguage, WordsFile>
  return [
    ...content.themes.flatMap((theme) => themeProblems(theme, words)),
    ...sharedIds(content.themes),
    ...sharedNames(content.themes),
    ...struckProblems(content.struck, content.themes),
    ...content.actions.flatMap(actionProblems),
    ...choiceProblems(content.actionChoices, content.actions),
    ...interfaceLanguages.flatMap((language) => [
      ...phraseProblems(content.phrases[language]),
      ...wordProblems(content.words[language]),
      ...speechProblems(content.speech[language]),
      ...capitalProblems(content.speech[language]),
      ...nameProblems(content.names[language], content.speech[language].value),
    ]),
    ...pictureProblems(content.pictures),
    ...sizeProblems(content.sizes),
    ...encyclopediaProblems(content.encyclopedia),
    ...familyProblems(content.families, content.encyclopedia),
    ...templateProblems(content.templates),
  ]
}
