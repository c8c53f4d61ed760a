import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { ThemeDomain } from '../facts/theme-facts.ts'
import { contentWords, foldWord } from '../text/fold-words.ts'
import { isPhraseVerb } from '../text/phrase-verb.ts'
import { beautyActions } from './beauty.ts'
import { businessActions } from './business.ts'
import { careActions } from './care.ts'
import { celebrationActions } from './celebration.ts'
import { cultureActions } from './culture.ts'
import type { DomainActions } from './domain-actions.ts'
import { familyActions } from './family.ts'
import { fashionActions } from './fashion.ts'
import { fitnessActions } from './fitness.ts'
import { foodActions } from './food.ts'
import { genericActions } from './generic.ts'
import { habitActions } from './habit.ts'
import { hobbyActions } from './hobby.ts'
import { homeActions } from './home.ts'
import { moneyActions } from './money.ts'
import { petsActions } from './pets.ts'
import { serviceActions } from './service.ts'
import { shoppingActions } from './shopping.ts'
import { studyActions } from './study.ts'
import { technologyActions } from './technology.ts'
import { travelActions } from './travel.ts'
import { vehicleActions } from './vehicle.ts'

/** In order of precedence: the first domain with the most words in the input wins. */
const recognised: readonly DomainActions[] = [
  petsActions,
  foodActions,
  fitnessActions,
  fashionActions,
  beautyActions,
  moneyActions,
  businessActions,
  studyActions,
  travelActions,
  homeActions,
  celebrationActions,
  familyActions,
  habitActions,
  technologyActions,
  hobbyActions,
  serviceActions,
  shoppingActions,
  vehicleActions,
  cultureActions,
]

export const allActions: readonly DomainActions[] = [...recognised, careActions, genericActions]

const actionsOfDomain = {
  food: foodActions,
  habit: habitActions,
  health: habitActions,
  fitness: fitnessActions,
  beauty: beautyActions,
  business: businessActions,
  money: moneyActions,
  technology: technologyActions,
  study: studyActions,
  home: homeActions,
  travel: travelActions,
  pets: petsActions,
  nature: cultureActions,
  culture: cultureActions,
  family: familyActions,
} as const satisfies Record<ThemeDomain, DomainActions>

export function actionsForDomain(domain: ThemeDomain): DomainActions {
  return actionsOfDomain[domain]
}

/**
 * The actions for a theme without facts, by its words in either language. Nothing known: a noun is something to understand,
 * anything else something to do.
 */
export function actionsForWords(text: string, language: InterfaceLanguage, isNoun: boolean): DomainActions {
  return bestActions(text, language) ?? bestActions(text, language === 'pt' ? 'en' : 'pt') ?? (isNoun ? cultureActions : genericActions)
}

function bestActions(text: string, language: InterfaceLanguage): DomainActions | null {
  const words = contentWords(text, language)
  const scored = recognised.map((actions) => ({ actions, score: scoreWords(actions.words[language], words, language) }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  return best === undefined || best.score === 0 ? null : best.actions
}

/** Earlier words weigh a little more: "viagem com cachorro" is about the trip. Verbs weigh half: "treinar cachorro" is about the dog. */
function scoreWords(entries: readonly string[], words: readonly string[], language: InterfaceLanguage): number {
  const weight = (word: string) => (isPhraseVerb(word, language) ? 0.5 : 1)
  const isKnown = (word: string) => entries.some((entry) => shows(word, entry, language))
  return words.reduce((score, word, position) => score + (isKnown(word) ? weight(word) * (1 + 1 / (position + 1)) : 0), 0)
}

/** "receit" shows "receita" and "receitinha"; "casa" shows "casa" and not "casamento". */
function shows(word: string, entry: string, language: InterfaceLanguage): boolean {
  const isWhole = entry.length <= 3 || /[aeious]$/.test(entry)
  return isWhole ? word === foldWord(entry, language) : word.startsWith(entry)
}
