import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { Property } from '../../content/schema/encyclopedia.ts'
import type { Problem } from '../source/problems.ts'
import type { EncyclopediaFiles } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { isSentence, type Wrong } from './text-rules.ts'

/** What of the theme and of the statement a form may hold; words with "|" are chosen between. */
const themeGaps = ['the', 'of', 'in', 'to', 'by', 'about', 'o', 'topic']
const valueGaps: Readonly<Record<Property['value'], readonly string[]>> = {
  amount: ['value', 'year'],
  count: ['value', 'year'],
  moment: ['when'],
  items: ['value', 'value.the', 'value.of', 'value.in', 'value.to', 'value.by', 'value.about', 'value.a'],
  text: ['value'],
}
const comparedGaps = ['value', 'times', 'thing.the', 'thing.of', 'thing.o']
const choice = /^(?:value:|past:)?[^|]+\|[^|]+$/

/** What is wrong with the files that turn statements of a data base into sentences. */
export function encyclopediaProblems(files: EncyclopediaFiles): Problem[] {
  return [
    ...files.properties.flatMap((file) => propertyProblems(file, files)),
    ...repeatedProperties(files),
    ...comparisonProblems(files),
    ...scaleProblems(files),
  ]
}

function propertyProblems({ file, value }: EncyclopediaFiles['properties'][number], files: EncyclopediaFiles): Problem[] {
  const at = (path: FieldPath, wrong: Wrong) => (wrong === null ? [] : [file.problem(path, wrong)])
  return Object.entries(value).flatMap(([id, property]) => [
    ...at([id], /^(?:P\d+|own-[a-z-]+|description)$/.test(id) ? null : 'is no property: write its number, as P2048, or own- and a name for families'),
    ...at([id, 'scale'], scaleRule(property, files)),
    ...at([id, 'interest'], property.interest >= 0 && property.interest <= 9 ? null : 'is not from 0 to 9: a comparison is worth one more, and 10 is the most'),
    ...property.forms.flatMap((form, index) => formProblems(property, form, files).flatMap(([path, wrong]) => at([id, 'forms', index, ...path], wrong))),
  ])
}

function scaleRule({ value, scale }: Property, { units }: EncyclopediaFiles): Wrong {
  if (value !== 'amount') return scale === undefined ? null : 'is for amounts only: leave it out'
  return scale !== undefined && Object.hasOwn(units.value.scales, scale) ? null : `is no scale: write one of ${Object.keys(units.value.scales).join(', ')}`
}

function formProblems(property: Property, form: Property['forms'][number], { kinds, comparisons }: EncyclopediaFiles): [FieldPath, Wrong][] {
  const { compare } = form
  const gaps = [...themeGaps, ...valueGaps[property.value]]
  const strange = (form.kinds ?? []).findIndex((kind) => !Object.hasOwn(kinds.value, kind))
  return [
    [['kinds', strange], strange < 0 ? null : 'is no kind of kinds.yaml: mind its spelling'],
    [['compare'], compare === undefined || Object.hasOwn(comparisons.value, compare) ? null : 'is no table of comparisons.yaml: mind its spelling'],
    ...interfaceLanguages.flatMap((language): [FieldPath, Wrong][] => {
      const { say, some = [], hook, counted } = form[language]
      return [
        ...[...say, ...some].map((text): [FieldPath, Wrong] => [[language, 'say'], gapRule(text, gaps) ?? isSentence(filled(text), '.')]),
        [[language, 'hook'], hook === undefined ? null : (gapRule(hook, themeGaps) ?? isSentence(filled(hook), '?'))],
        [[language, 'counted'], property.value === 'count' && counted === undefined ? 'is missing: write what is counted, one and many' : null],
      ]
    }),
  ]
}

function gapRule(text: string, gaps: readonly string[]): Wrong {
  const strange = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, gap = '']) => gap).find((gap) => !gaps.includes(gap) && !choice.test(gap))
  return strange === undefined ? null : `has the gap {${strange}}: write one of ${gaps.map((gap) => `{${gap}}`).join(', ')}, or two forms with | between them`
}

/** A form as a sentence; what fills its gaps has no signs. */
function filled(text: string): string {
  const words = text.replace(/\{[^{}]*\}/g, 'x')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function repeatedProperties({ properties }: EncyclopediaFiles): Problem[] {
  const seen = new Set<string>()
  return properties.flatMap(({ file, value }) =>
    Object.keys(value).flatMap((id) => {
      if (!seen.has(id)) seen.add(id)
      else return [file.problem([id], 'stands in two files: keep it in one')]
      return []
    }),
  )
}

function comparisonProblems({ comparisons: { file, value }, kinds }: EncyclopediaFiles): Problem[] {
  return Object.entries(value).flatMap(([name, comparison]) => {
    const sayings = interfaceLanguages.flatMap((language) =>
      comparison[language].say.map((text) => ({ path: [name, language, 'say'], wrong: gapRule(text, [...themeGaps, ...comparedGaps]) })),
    )
    const things = comparison.things.map((thing, index) => ({
      path: [name, 'things', index],
      wrong: thing.kinds?.every((kind) => Object.hasOwn(kinds.value, kind)) === false ? 'names a kind that is not in kinds.yaml: mind its spelling' : null,
    }))
    return [...sayings, ...things].flatMap(({ path, wrong }) => (wrong === null ? [] : [file.problem(path, wrong)]))
  })
}

function scaleProblems({ units: { file, value } }: EncyclopediaFiles): Problem[] {
  return Object.entries(value.scales).flatMap(([name, scale]) => [
    ...(Object.hasOwn(value.dimensions, scale.dimension) ? [] : [file.problem(['scales', name, 'dimension'], 'is none of dimensions: mind its spelling')]),
    ...interfaceLanguages.flatMap((language) =>
      scale[language].every(({ from }, index, steps) => index === 0 || from > (steps[index - 1]?.from ?? 0))
        ? []
        : [file.problem(['scales', name, language], 'is not in order: write the smallest unit first')],
    ),
  ])
}
