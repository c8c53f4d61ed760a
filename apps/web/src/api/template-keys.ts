import type { InterfaceLanguage, TemplateSort } from '@relampago/domain/catalogue'

/** What the server is asked for on the public list; an empty text is no condition. */
export type PublicSearch = { q: string; category: string; sort: TemplateSort }

type Token = string | null
/** Templates of the house have other words in each language. */
export type Reader = { token: Token; language: InterfaceLanguage }

/** Keys of the query cache. By token: what one account sees is never shown to the next. */
export const templateKeys = {
  all: ['templates'],
  own: ({ token, language }: Reader) => ['templates', 'own', token, language],
  public: ({ token, language }: Reader, search: PublicSearch) => ['templates', 'public', token, language, search],
  favorites: ({ token, language }: Reader) => ['templates', 'favorites', token, language],
  one: ({ token, language }: Reader, id: string) => ['templates', 'one', token, language, id],
  /** The version that the editor opened. */
  edited: (token: Token, id: string) => ['templates', 'edited', token, id],
  counts: (token: Token) => ['templates', 'counts', token],
  categories: (language: InterfaceLanguage) => ['templates', 'categories', language],
} as const

/** Of every answer about templates, in milliseconds. */
export const templatesFreshMs = 5 * 60_000
