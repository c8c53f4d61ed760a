import {
  effectCategories,
  effects,
  transitionCategories,
  transitions,
  type Bilingual,
  type EffectId,
  type InterfaceLanguage,
  type TransitionId,
} from '@relampago/domain/catalogue'
import { foldForSearch } from '@relampago/domain/templates'
import type { LucideIcon } from 'lucide-react'
import { effectIcons, transitionIcons } from './category-icons.ts'

export type LibraryItem<Id extends string = string> = { id: Id; name: Bilingual }
export type LibraryGroup<Id extends string = string> = {
  id: string
  name: Bilingual
  icon: LucideIcon
  description: Bilingual
  items: readonly LibraryItem<Id>[]
}

function groupsOf<Group extends string, Id extends string>(
  categories: Readonly<Record<Group, Pick<LibraryGroup, 'name' | 'description'>>>,
  icons: Readonly<Record<Group, LucideIcon>>,
  items: readonly (LibraryItem<Id> & { group: Group })[],
): LibraryGroup<Id>[] {
  return (Object.keys(categories) as Group[]).map((id) => {
    const { name, description } = categories[id]
    return { id, name, description, icon: icons[id], items: items.filter(({ group }) => group === id) }
  })
}

export const effectGroups: readonly LibraryGroup<EffectId>[] = groupsOf(
  effectCategories,
  effectIcons,
  (Object.keys(effects) as EffectId[]).map((id) => ({ id, name: effects[id].name, group: effects[id].category })),
)
export const transitionGroups: readonly LibraryGroup<TransitionId>[] = groupsOf(
  transitionCategories,
  transitionIcons,
  (Object.keys(transitions) as TransitionId[]).map((id) => ({ id, name: transitions[id].name, group: transitions[id].family })),
)

/** What people call an effect whose name and id are another word. */
const aliases: Partial<Record<string, string>> = { pixelize: 'pixelate pixelar' } satisfies Partial<Record<EffectId, string>>

/**
 * Groups with the items whose name, id or alias holds the query; a group whose own name does keeps
 * all.
 */
export function searchGroups<Id extends string>(groups: readonly LibraryGroup<Id>[], query: string, language: InterfaceLanguage): readonly LibraryGroup<Id>[] {
  const wanted = foldForSearch(query.trim())
  if (wanted === '') return groups
  const holds = (text: string) => foldForSearch(text).includes(wanted)
  return groups
    .map((group) =>
      holds(group.name[language]) ? group : { ...group, items: group.items.filter(({ id, name }) => holds(`${name[language]}\n${id}\n${aliases[id] ?? ''}`)) },
    )
    .filter(({ items }) => items.length > 0)
}
