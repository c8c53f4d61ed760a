import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Property } from '../../content/schema/encyclopedia.ts'
import { foldText } from '../../script/text/fold-words.ts'
import type { Reference } from '../../story/knowledge.ts'
import type { FoundKind } from './kind-of.ts'
import type { NamedTheme } from './name-theme.ts'
import type { Entity } from './read-entity.ts'

/** An item about which sentences are made, with everything that all of them need. */
export type ToldEntity = {
  entity: Entity
  language: InterfaceLanguage
  named: NamedTheme
  found: FoundKind
  /** Names of items in the language. */
  labels: ReadonlyMap<string, string>
  reference: Reference
}

/** The form of a property that fits the kind of the item; `null`: there is none. */
export function formFor(forms: Property['forms'], { found }: ToldEntity): Property['forms'][number] | null {
  const own = forms.find(({ kinds }) => kinds?.includes(found.id ?? '') === true)
  return own ?? (found.id === person ? undefined : forms.find(({ kinds }) => kinds === undefined)) ?? null
}

/** About people only forms for people are used. */
export const person = 'person'

/** Whether a sentence would state of a thing what its name says: "Brazil is in Brazil". */
export function isCircular(label: string, topic: string): boolean {
  const [one, other] = [` ${foldText(label)} `, ` ${foldText(topic)} `]
  return one.includes(other) || other.includes(one)
}
