import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Bytes, Pixels, Seconds } from '@relampago/domain/units'

export type PhotoProvider = 'pexels' | 'pixabay' | 'openverse' | 'commons' | 'image-model'

/** What a photo should show. */
export type PhotoQuery = {
  /** A few words in the language of the video. */
  native: string
  /** The same in English, in which most photos are described; `null` where nobody knows it. */
  english: string | null
  language: InterfaceLanguage
}

/** What a library says of something that it has. */
export type StockEntry = {
  provider: PhotoProvider
  /** Where people find it. */
  page: string | null
  author: string | null
  /** Name of the licence, as shown in credits. */
  license: string
  title: string
  /** Title, tags and description in one. */
  words: string
}

/** A photo as a library describes it, not fetched yet. */
export type PhotoCandidate = StockEntry & {
  /** Address of the file, or its bytes where the provider made it. */
  file: string | Uint8Array
  width: Pixels
  height: Pixels
}

/** One size of a clip; `bytes` is `null` where the library does not say. */
export type ClipFile = { address: string; width: Pixels; height: Pixels; bytes: Bytes | null }

/** A clip as a library describes it, not fetched yet. */
export type ClipCandidate = StockEntry & { duration: Seconds; /** The same in several sizes. */ files: readonly ClipFile[] }

/** A place that photos are asked of. */
export type PhotoLibrary = {
  name: PhotoProvider
  /** In the library's order; none is an answer. Throws `ToolError`, or the signal's reason. */
  find(query: PhotoQuery, signal: AbortSignal): Promise<PhotoCandidate[]>
  /** The same for clips, where the library has any. */
  findClips?(query: PhotoQuery, signal: AbortSignal): Promise<ClipCandidate[]>
}
