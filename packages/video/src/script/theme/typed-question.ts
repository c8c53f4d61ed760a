import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { words } from '../../content/content.ts'
import { questionKinds, type QuestionKind } from '../../content/kinds/kinds.ts'
import { placesOf, readName, readTyped, type TypedTheme, type TypedWord } from '../text/typed-words.ts'

/** A question as a person typed it, with or without its sign. */
export type TypedQuestion = {
  kind: QuestionKind
  /** Whether a word is the one that asks, or asks for a part that any theme has. */
  isAsked(word: TypedWord, position: number): boolean
}

/** What the first words ask for, or `null` when they do not ask. */
export function questionOf(typed: TypedTheme): TypedQuestion | null {
  const { questions, asks } = words(typed.language)
  for (const kind of questionKinds) {
    const places = [...questions[kind]].map((phrase) => placesOf(readName(phrase, typed.language), typed)).find(([first]) => first === 0)
    if (places === undefined) continue
    return {
      kind,
      isAsked: ({ folded }, position) => places.includes(position) || Object.values(asks).some((part) => part.words.has(folded)),
    }
  }
  return typed.isAsked ? { kind: 'whether', isAsked: () => false } : null
}

/** The kind of a question of the library. */
export function questionKindOf(text: string, language: InterfaceLanguage): QuestionKind | null {
  return questionOf(readTyped(text, language))?.kind ?? null
}
