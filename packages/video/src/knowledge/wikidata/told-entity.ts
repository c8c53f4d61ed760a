import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { SentenceTexts } from '../../content/schema/encyclopedia.ts'
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

/** The forms of a property that fit the kind of the item, in the language; `null`: not told of it. */
export function textsFor(forms: readonly FormTexts[], { found, language }: ToldEntity): SentenceTexts | null {
  const form = forms.find(({ kinds }) => kinds?.includes(found.id ?? '') === true) ?? (found.id === person ? undefined : forms.find(({ kinds }) => kinds === undefined))
  return form?.[language] ?? null
}
type FormTexts = { kinds?: string[] | undefined } & Record<InterfaceLanguage, SentenceTexts>

/** Of people only what a form says of people. */
export const person = 'person'

/** Whether a sentence would state of a thing what its name says: "Brazil is in Brazil". */
export function isCircular(label: string, topic: string): boolean {
  const [one, other] = [` ${foldText(label)} `, ` ${foldText(topic)} `]
  return one.includes(other) || other.includes(one)
}
