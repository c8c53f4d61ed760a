import { languageChoiceLifetime, languageTags, toInterfaceLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage/stored-values.ts'

const listeners = new Set<() => void>()
/** The language the page arrived in; hydration must start with it. */
let rendered: InterfaceLanguage = 'pt'
let current: InterfaceLanguage = 'pt'

/** Sets the language of the first render; called before prerendering and before hydration. */
export function startLanguage(language: InterfaceLanguage): void {
  rendered = language
  current = language
}

export function currentLanguage(): InterfaceLanguage {
  return current
}

/**
 * Stores the choice in the browser, and in a cookie so that the server sends the right page next
 * time.
 */
export function chooseLanguage(language: InterfaceLanguage): void {
  writeStored('language', language)
  document.cookie = `language=${language}; path=/; max-age=${languageChoiceLifetime / 1000}; samesite=lax`
  document.documentElement.lang = languageTags[language]
  current = language
  for (const listener of listeners) listener()
}

/**
 * Applies an earlier choice that the server did not know of. Only after hydration: before it, the
 * texts would not match the page.
 */
export function applyStoredLanguage(): void {
  const stored = toInterfaceLanguage(readStored('language'))
  if (stored !== undefined && stored !== current) chooseLanguage(stored)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): InterfaceLanguage {
  return useSyncExternalStore(subscribe, currentLanguage, () => rendered)
}

/**
 * The texts of one page in the chosen language; what shows them renders again by itself when the
 * language changes.
 */
export function useTexts<Texts>(texts: Record<InterfaceLanguage, Texts>): Texts {
  return texts[useLanguage()]
}
