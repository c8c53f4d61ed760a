/** Languages a video can be spoken in. */
export const videoLanguages = ['pt-BR', 'en-US'] as const
export type VideoLanguage = (typeof videoLanguages)[number]

/** Languages of the interface; independent of the video's language. */
export const interfaceLanguages = ['pt', 'en'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The language of content and grammar in which a video is spoken: the tag without its region. */
export const baseLanguage = { 'pt-BR': 'pt', 'en-US': 'en' } as const satisfies Record<VideoLanguage, InterfaceLanguage>

/** A text that people read, in both languages of the interface. */
export type Bilingual = Readonly<Record<InterfaceLanguage, string>>
