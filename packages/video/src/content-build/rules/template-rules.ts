import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { TemplateBody } from '@relampago/domain/contracts'
import { designOfTemplate, extraSeconds, foldForSearch } from '@relampago/domain/templates'
import type { TemplateSource } from '../../content/schema/templates.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { templateBody } from '../source/template-body.ts'
import { fits, hasWords, isSentence, isSmall, type Wrong } from './text-rules.ts'

type TemplateRead = Read<TemplateSource>
type At = [path: FieldPath, wrong: Wrong]

/** Longest of a name and of a description, in characters: what a card shows whole. */
const longest = { name: 28, description: 140 } as const
/** By which the effects may lengthen the making of a video of 30 s. */
const mostExtraSeconds = 5

/** What is wrong with the templates that come with the product. */
export function templateProblems(files: readonly TemplateRead[]): Problem[] {
  return [
    ...files.flatMap(({ id, file, value }) => {
      const { body, wrong } = templateBody(value)
      const found: At[] = [...textRules(id, value), ...wrong.map(({ path, message }): At => [path, message])]
      if (body !== null) found.push(...designRules(body, value))
      return found.flatMap(([path, said]) => (said === null ? [] : [file.problem(path, said)]))
    }),
    ...sharedNames(files),
  ]
}

function textRules(id: string, { made, changed, ...value }: TemplateSource): At[] {
  return [
    [[], /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? null : 'has a wrong file name: write small letters without accents, digits and hyphens'],
    [['made'], isMoment(made)],
    [['changed'], changed === undefined ? null : (isMoment(changed) ?? (changed > made ? null : 'is not after made: write when it was changed'))],
    ...interfaceLanguages.flatMap((language): At[] => {
      const { name, description, tags } = value[language]
      return [
        [[language, 'name'], hasWords(name, 1, 4) ?? fits(name, longest.name)],
        [[language, 'description'], isSentence(description, '.') ?? fits(description, longest.description)],
        [[language, 'tags'], tags.length >= 3 && tags.length <= 6 ? null : `has ${tags.length} entries: write three to six`],
        [[language, 'tags'], new Set(tags).size === tags.length ? null : 'names a tag twice: leave one out'],
        ...tags.map((tag, index): At => [[language, 'tags', index], isSmall(tag)]),
      ]
    }),
  ]
}

function isMoment(written: string): Wrong {
  return Number.isNaN(Date.parse(written)) ? 'is no day of the calendar: mind month and day' : null
}

function designRules(body: TemplateBody, { settings }: TemplateSource): At[] {
  const extra = extraSeconds(designOfTemplate(body), 30)
  return [
    [['settings', 'duration'], body.settings.duration === settings.duration ? null : `is too short for the transitions: write ${body.settings.duration}`],
    [['effects'], extra <= mostExtraSeconds ? null : `cost ${extra.toFixed(1)} s in a video of 30 s: keep them below ${mostExtraSeconds}`],
  ]
}

function sharedNames(files: readonly TemplateRead[]): Problem[] {
  return interfaceLanguages.flatMap((language) => {
    const owners = new Map<string, string>()
    return files.flatMap(({ id, file, value }) => {
      const name = foldForSearch(value[language].name)
      const owner = owners.get(name)
      owners.set(name, owner ?? id)
      return owner === undefined ? [] : [file.problem([language, 'name'], `is also the name of ${owner}.yaml: choose another`)]
    })
  })
}
