import {
  effectCategories,
  effects,
  templateCategories,
  templateCategoryIds,
  transitionCategories,
  transitions,
  type EffectCategory,
  type EffectId,
  type InterfaceLanguage,
  type TransitionFamily,
  type TransitionId,
} from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'

/** Every effect, in the groups in which the editor lists them. */
export function effectsReply(language: InterfaceLanguage): CallReply<'templateEffects'> {
  const groups = (Object.keys(effectCategories) as EffectCategory[]).map((id) => {
    const { name, icon, description } = effectCategories[id]
    const members = (Object.keys(effects) as EffectId[]).filter((effect) => effects[effect].category === id)
    return {
      id,
      name: name[language],
      icon,
      description: description[language],
      effects: members.map((member) => {
        const { name: memberName, filter, range, unit } = effects[member]
        return { id: member, name: memberName[language], filter, range: [...range] as [number, number], unit }
      }),
    }
  })
  return { success: true, effects: groups }
}

/** Every transition in its group, with the bounds of its length in seconds. */
export function transitionsReply(language: InterfaceLanguage): CallReply<'templateTransitions'> {
  const groups = (Object.keys(transitionCategories) as TransitionFamily[]).map((id) => {
    const { name, icon, description } = transitionCategories[id]
    const members = (Object.keys(transitions) as TransitionId[]).filter((transition) => transitions[transition].family === id)
    return {
      id,
      name: name[language],
      icon,
      description: description[language],
      transitions: members.map((member) => {
        const { name: memberName, shortest, longest } = transitions[member]
        return { id: member, name: memberName[language], duration: [shortest, longest] as [number, number] }
      }),
    }
  })
  return { success: true, transitions: groups }
}

/** What templates are sorted under, with the number of published ones. */
export function categoriesReply(counts: ReadonlyMap<string, number>, language: InterfaceLanguage): CallReply<'templateCategories'> {
  const categories = templateCategoryIds.map((id) => ({ id, name: templateCategories[id][language], count: counts.get(id) ?? 0 }))
  return { success: true, categories }
}
