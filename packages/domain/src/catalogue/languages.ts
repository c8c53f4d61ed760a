/** Languages a video can be spoken in. */
export const videoLanguages = ['pt-BR', 'en-US'] as const
export type VideoLanguage = (typeof videoLanguages)[number]

/** What each is called in itself, alone and with its country. */
export const videoLanguageNames: Readonly<Record<VideoLanguage, { short: string; full: string }>> = {
  'pt-BR': { short: 'Português', full: 'Português (BR)' },
  'en-US': { short: 'English', full: 'English (US)' },
}

/** Languages of the interface; a new video begins in that of the page, and may take the other. */
export const interfaceLanguages = ['pt', 'en'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Value of the `lang` attribute of a page, and of Accept-Language. */
export const languageTags: Readonly<Record<InterfaceLanguage, string>> = { pt: 'pt-BR', en: 'en' }

/** The language in which a new video is narrated, until the person chooses one. */
export const firstNarration: Readonly<Record<InterfaceLanguage, VideoLanguage>> = { pt: 'pt-BR', en: 'en-US' }

/** How numbers, dates and amounts are written. */
export const locales: Readonly<Record<InterfaceLanguage, string>> = { pt: 'pt-BR', en: 'en-US' }

/** The language that a text names, as it was stored or sent; `undefined` for any other text. */
export function toInterfaceLanguage(text: string | null | undefined): InterfaceLanguage | undefined {
  return interfaceLanguages.find((language) => language === text)
}
/** The language of content and grammar in which a video is spoken: the tag without its region. */
export const baseLanguage = { 'pt-BR': 'pt', 'en-US': 'en' } as const satisfies Record<VideoLanguage, InterfaceLanguage>

/** A text that people read, in both languages of the interface. */
export type Bilingual = Readonly<Record<InterfaceLanguage, string>>
