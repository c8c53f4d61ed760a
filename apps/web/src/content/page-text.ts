import { useEffect, useReducer } from 'react'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { currentLanguage, useLanguage } from '../language/language.ts'

/** A part of a page under its own heading; `id` is its anchor. */
export type PageSection = { id: string; title: string; html: string }
/** A page of `content/pages` as it was read when the site was built; HTML of our own. */
export type PageText<Data> = { data: Data; words: number; intro: string; sections: readonly PageSection[] }
type Load<Text> = () => Promise<{ default: Text }>

/** A text in each language, loaded in the one that is read. */
export type LazyText<Text> = {
  known: Partial<Record<InterfaceLanguage, Text>>
  /** Before the page is first shown: in the language of the visitor. */
  load: (language?: InterfaceLanguage) => Promise<void>
}
export type LazyPageText<Data> = LazyText<PageText<Data>>

/** Texts of the pages that were opened. */
const opened = new Set<(language: InterfaceLanguage) => Promise<void>>()

/** Prerendering opens a page once and draws it in every language. */
export async function loadOpenedTexts(language: InterfaceLanguage): Promise<void> {
  await Promise.all([...opened].map((load) => load(language)))
}

/**
 * `readWritten` finds the text in a page that was written as HTML and is not hydrated yet, so that
 * a visitor does not load it twice; `null` where it is not there.
 */
export function lazyPageText<Text>(loads: Record<InterfaceLanguage, Load<Text>>, readWritten?: () => Text | null): LazyText<Text> {
  const known: LazyText<Text>['known'] = {}
  const load = async (language = currentLanguage()) => {
    opened.add(load)
    // Later, the page may show another language, or a part of the text.
    const isFirst = Object.keys(known).length === 0 && typeof document === 'object'
    known[language] ??= (isFirst ? readWritten?.() : null) ?? (await loads[language]()).default
  }
  return { known, load }
}

/** The text in the chosen language; the one that was shown before until it has come. */
export function usePageText<Text>(text: LazyText<Text>): Text {
  const language = useLanguage()
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    // Without a connection the other language stays.
    if (text.known[language] === undefined) text.load(language).then(showAgain, () => undefined)
  }, [text, language])
  const shown = text.known[language] ?? text.known.pt ?? text.known.en
  if (shown === undefined) throw new Error('the text of a page was not loaded before it')
  return shown
}
