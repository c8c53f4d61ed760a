import { interfaceLanguages } from '@relampago/domain/catalogue'
import type { Encyclopedia, Property } from '../../content/schema/encyclopedia.ts'
import type { FamilyFile, FamilyItem } from '../../content/schema/families.ts'
import { foldText } from '../../script/text/fold-words.ts'
import type { Problem } from '../source/problems.ts'
import type { EncyclopediaFiles, Read } from '../source/read-content.ts'
import type { Wrong } from './text-rules.ts'

type FamilyRead = Read<FamilyFile>

/** What is wrong with the families of things. */
export function familyProblems(families: readonly FamilyRead[], { properties, kinds }: EncyclopediaFiles): Problem[] {
  const known = Object.assign({}, ...properties.map(({ value }) => value)) as Encyclopedia['properties']
  return [
    ...families.flatMap(({ file, value }) => [
      ...(Object.hasOwn(kinds.value, value.kind) ? [] : [file.problem(['kind'], 'is no kind of kinds.yaml: mind its spelling')]),
      ...Object.entries(value.items).flatMap(([key, item]) =>
        statementProblems(known, value.kind, item).map(([id, wrong]) => file.problem(['items', key, 'states', id], wrong)),
      ),
    ]),
    ...sharedNames(families),
  ]
}

function statementProblems(known: Encyclopedia['properties'], kind: string, { states }: FamilyItem): [string, string][] {
  return Object.entries(states).flatMap(([id, stated]): [string, string][] => {
    const property = known[id]
    const wrong =
      property === undefined ? 'has no sentences: write them into encyclopedia/properties' : (formRule(property, kind) ?? valueRule(property, stated))
    return wrong === null ? [] : [[id, wrong]]
  })
}

function formRule({ forms }: Property, kind: string): Wrong {
  const fits = forms.some(({ kinds }) => kinds === undefined || kinds.includes(kind))
  return fits ? null : `has no sentence for the kind ${kind}: add one to encyclopedia/properties`
}

const shapes: Readonly<Record<Property['value'], RegExp>> = {
  amount: /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/,
  count: /^\d+(?:\.\d+)?$/,
  moment: /^-?\d{1,4}$/,
  items: /^[^|]+(?:\|[^|]+)?$/,
  text: /^[^|]+(?:\|[^|]+)?$/,
}

function valueRule({ value }: Property, stated: string | string[]): Wrong {
  const wrong = [stated].flat().find((one) => !shapes[value].test(one))
  return wrong === undefined ? null : `states "${wrong}", which is no ${value}: mind how the others are written`
}

/** A name of two things finds neither, unless all but one of them need more than the name. */
function sharedNames(families: readonly FamilyRead[]): Problem[] {
  return interfaceLanguages.flatMap((language) => {
    const owners = new Map<string, string>()
    return families.flatMap(({ id, file, value }) =>
      Object.entries(value.items).flatMap(([key, item]) => {
        const { names = [], needs } = item[language] ?? {}
        if (needs === 'kind') return []
        const taken = names.find((name) => (owners.get(foldText(name)) ?? `${id} ${key}`) !== `${id} ${key}`)
        for (const name of names) owners.set(foldText(name), `${id} ${key}`)
        return taken === undefined
          ? []
          : [file.problem(['items', key, language], `shares the name "${taken}" with ${owners.get(foldText(taken)) ?? ''}: write "needs: kind"`)]
      }),
    )
  })
}
