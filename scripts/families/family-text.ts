import { stringify } from 'yaml'
import type { FamilyFile, FamilyItem } from '../../packages/video/src/content/schema/families.ts'

export type FamilyHead = Omit<FamilyFile, 'items'>
/** What is stated of a thing; what is absent, empty or zero is left out. */
export type Stated = Record<string, string | number | readonly string[] | null | undefined>
export type Items = Record<string, FamilyItem>

const note = '# Written by `npm run families`; changes belong into scripts/families.\n'

/** A family as its file says it, one line for the statements of a thing. */
export function familyText(head: FamilyHead, items: Items): string {
  const options = { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN', flowCollectionPadding: true } as const
  const lines = Object.entries(items).map(([key, item]) => {
    const parts = Object.entries(item).map(([name, value]) => `    ${name}: ${stringify(value, { ...options, collectionStyle: 'flow' })}`)
    return `  ${stringify(key, options).trim()}:\n${parts.join('')}`
  })
  return `${note}${stringify(head, options)}items:\n${lines.join('')}`
}

export function stated(values: Stated): FamilyItem['states'] {
  const told = Object.entries(values).flatMap(([id, value]) => {
    if (value === null || value === undefined || value === '' || value === 0 || (typeof value === 'object' && value.length === 0)) return []
    return [[id, typeof value === 'object' ? [...value] : String(value)] as const]
  })
  return Object.fromEntries(told)
}

export function bothNames(pt: readonly string[], en: readonly string[], needs: { pt?: Needs; en?: Needs } = {}): Pick<FamilyItem, 'pt' | 'en'> {
  return {
    pt: { names: [...new Set(pt)], ...(needs.pt !== undefined && { needs: needs.pt }) },
    en: { names: [...new Set(en)], ...(needs.en !== undefined && { needs: needs.en }) },
  }
}

export type Needs = 'kind' | 'capital'
/** Names with other meanings, by what has to be typed with them, language and key. */
export type NeedsTable = Record<Needs, { pt: readonly string[]; en: readonly string[] }>

export function needsOf(key: string, table: NeedsTable): { pt?: Needs; en?: Needs } {
  const of = (language: 'pt' | 'en') => (['kind', 'capital'] as const).find((needs) => table[needs][language].includes(key))
  const [pt, en] = [of('pt'), of('en')]
  return { ...(pt !== undefined && { pt }), ...(en !== undefined && { en }) }
}
