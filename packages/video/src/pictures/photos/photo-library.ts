import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Pixels } from '@relampago/domain/units'

export type PhotoProvider = 'pexels' | 'pixabay' | 'openverse' | 'commons' | 'image-model'

/** What a photo should show. */
export type PhotoQuery = {
  /** A few words in the language of the video. */
  native: string
  /** The same in English, in which most photos are described; `null` where nobody knows it. */
  english: string | null
  language: InterfaceLanguage
}

/** A photo as a library describes it, not fetched yet. */
export type PhotoCandidate = {
  provider: PhotoProvider
  /** Address of the file, or its bytes where the provider made it. */
  file: string | Uint8Array
  /** Where people find it. */
  page: string | null
  width: Pixels
  height: Pixels
  author: string | null
  /** Name of the licence, as shown in credits. */
  license: string
  title: string
  /** Title, tags and description in one. */
  words: string
}

/** A place that photos are asked of. */
export type PhotoLibrary = {
  name: PhotoProvider
  /** In the library's order; none is an answer. Throws `ToolError`, or the signal's reason. */
  find(query: PhotoQuery, signal: AbortSignal): Promise<PhotoCandidate[]>
}
