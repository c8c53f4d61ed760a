import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { FamilyFile, FamilyIndex } from '../content/schema/families.ts'
import { foldText } from '../script/text/fold-words.ts'
import type { Read } from './source/read-content.ts'

/** Where the items of the families stand, by their names in one language. */
export function indexFamilies(families: readonly Read<FamilyFile>[], language: InterfaceLanguage): FamilyIndex {
  const places = new Map<string, Set<string>>()
  for (const { id, value } of families) {
    for (const [key, item] of Object.entries(value.items)) {
      for (const name of item[language]?.names ?? []) {
        const folded = foldText(name)
        places.set(folded, (places.get(folded) ?? new Set()).add(`${id} ${key}`))
      }
    }
  }
  return {
    names: Object.fromEntries([...places].map(([folded, found]) => [folded, [...found]])),
    kinds: Object.fromEntries(families.map(({ id, value }) => [id, value[language].map(foldText)])),
  }
}
