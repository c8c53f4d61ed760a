import { interfaceLanguages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ActionChoices, ActionsFile } from '../../content/schema/actions.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { hasWords, isFolded, isHashtag, isIcon, isRecap, isSentence, isSmall, type Wrong } from './text-rules.ts'

const mostWords = 14

/** What is wrong with one file of actions. */
export function actionProblems({ file, value }: Read<ActionsFile>): Problem[] {
  const { steps = [], extras = [] } = value
  const isToDo = value.approach !== 'know'
  const at = (path: FieldPath, wrong: Wrong) => (wrong === null ? [] : [file.problem(path, wrong)])
  const line = (path: FieldPath, text: string | undefined) => (text === undefined ? [] : at(path, isAction(text)))
  const perLanguage = (language: InterfaceLanguage): Problem[] => {
    const texts = value[language]
    if (texts === undefined) return [file.problem([], `lacks ${language}: a theme of any kind has to get its actions in every language`)]
    return [
      ...(texts.fits ?? []).flatMap((phrase, index) => at([language, 'fits', index], isSmall(phrase))),
      ...(texts.words ?? []).flatMap((word, index) => at([language, 'words', index], isFolded(word))),
      ...at([language, 'question'], isSentence(texts.question, '?') ?? hasWords(texts.question, 4, 12)),
      ...at([language, 'tags'], texts.tags.length >= 3 ? null : 'has fewer than three entries: give at least three'),
      ...texts.tags.flatMap((tag, index) => at([language, 'tags', index], isHashtag(tag))),
      ...steps.flatMap((variants, step) => at(['steps', step], variants.some((one) => one[language]) ? null : `has no variant in ${language}: add one`)),
      ...at(['extras'], !isToDo || extras.some((one) => one[language]) ? null : `has no entry in ${language}: add one`),
    ]
  }
  return [
    ...interfaceLanguages.flatMap(perLanguage),
    ...at(
      ['steps'],
      steps.length === (isToDo ? 3 : 0) ? null : `has ${steps.length} entries: ${isToDo ? 'there are three steps' : 'what is to be understood has none'}`,
    ),
    ...steps.flatMap((variants, step) =>
      variants.flatMap((variant, index) => [
        ...at(['steps', step, index, 'icon'], isIcon(variant.icon)),
        ...interfaceLanguages.flatMap((language) => [
          ...line(['steps', step, index, language, 'say'], variant[language]?.say),
          ...line(['steps', step, index, language, 'more'], variant[language]?.more),
          ...at(['steps', step, index, language, 'recap'], variant[language] === undefined ? null : isRecap(variant[language].recap)),
        ]),
      ]),
    ),
    ...extras.flatMap((extra, index) => [
      ...at(['extras', index, 'icon'], isIcon(extra.icon)),
      ...interfaceLanguages.flatMap((language) => line(['extras', index, language, 'say'], extra[language]?.say)),
    ]),
  ]
}

/** It states nothing about the world, so it holds no number. */
function isAction(text: string): Wrong {
  return isSentence(text, '.?') ?? hasWords(text, 3, mostWords) ?? (/\d/.test(text) ? 'holds a number: an action states nothing that could be wrong' : null)
}

/** Whether the choices name files that are there, and every file is chosen somewhere. */
export function choiceProblems({ file, value }: Read<ActionChoices>, actions: readonly Read<ActionsFile>[]): Problem[] {
  const { domains, recognised, care } = value
  const named: [FieldPath, string][] = [
    ...Object.entries(domains).map(([domain, id]): [FieldPath, string] => [['domains', domain], id]),
    ...recognised.map((id, index): [FieldPath, string] => [['recognised', index], id]),
    [['care'], care],
  ]
  const ids = new Set(actions.map(({ id }) => id))
  const used = new Set(named.map(([, id]) => id))
  return [
    ...named
      .filter(([, id]) => !ids.has(id))
      .map(([path, id]) => file.problem(path, `names actions/${id}.yaml, which is not there: write one of ${[...ids].join(', ')}`)),
    ...actions.filter(({ id }) => !used.has(id)).map(({ file: unused }) => unused.problem([], 'is not named in content/actions.yaml: add it to recognised')),
  ]
}
