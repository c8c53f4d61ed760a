import { join } from 'node:path'
import { musicIds, voices, type InterfaceLanguage, type MusicId, type VideoLanguage, type VoiceId } from '@relampago/domain/catalogue'
import type { Storage } from '../storage/storage.ts'
import { leaseFolder } from '../storage/work-folder.ts'

/** A short sound that the generator plays before anything is ordered. */
export type Preview = { kind: 'voice'; id: VoiceId } | { kind: 'music'; id: MusicId }

/** Writes a preview as MP3 to `file`; `folder` exists and is for everything temporary. */
export type MakePreview = (preview: Preview, file: string, folder: string) => Promise<void>

export const previewPath = {
  voice: (id: VoiceId) => `/static/assets/audio_previews/${id}.mp3`,
  music: (id: MusicId) => `/static/assets/music/${id}_background.mp3`,
} as const

/** Short names of languages that are accepted in file names. */
const languageAliases: Record<string, VideoLanguage> = { pt: 'pt-BR', en: 'en-US' } satisfies Record<InterfaceLanguage, VideoLanguage>

/** The preview of a file name such as `pt-BR-female.mp3`; `null` for any name we do not offer. */
export function voicePreviewOf(file: string): Preview | null {
  const match = /^(.+)-(female|male)\.mp3$/.exec(file)
  if (match === null) return null
  const [, language = '', type = ''] = match
  const id = `${languageAliases[language] ?? language}-${type}`
  const voice = voices.find((one) => one.id === id)
  return voice === undefined ? null : { kind: 'voice', id: voice.id }
}

/**
 * The preview of a file name such as `upbeat_background.mp3`; `null` for any name we do not offer.
 */
export function musicPreviewOf(file: string): Preview | null {
  const id = musicIds.find((one) => `${one}_background.mp3` === file)
  return id === undefined ? null : { kind: 'music', id }
}

export type PreviewsOptions = {
  storage: Storage
  make: MakePreview
  /** Previews of another version are not used. */
  version: string
  workFolder: string
}
export type Previews = ReturnType<typeof createPreviews>

/** Previews are made when first asked for, once even for parallel requests, and stored. */
export function createPreviews({ storage, make, version, workFolder }: PreviewsOptions) {
  const underWay = new Map<string, Promise<void>>()

  async function makeAndStore(preview: Preview, key: string): Promise<void> {
    await using folder = await leaseFolder(workFolder)
    const file = join(folder.path, 'preview.mp3')
    await make(preview, file, folder.path)
    await storage.put(key, file)
  }

  return {
    /** Key and size of a preview in storage. */
    async find(preview: Preview): Promise<{ key: string; bytes: number }> {
      const key = `previews/${version}/${preview.kind}-${preview.id}.mp3`
      const found = await storage.head(key)
      if (found !== null) return { key, ...found }
      const making = underWay.get(key) ?? makeAndStore(preview, key).finally(() => underWay.delete(key))
      underWay.set(key, making)
      await making
      const made = await storage.head(key)
      if (made === null) throw new Error(`preview ${key} was made but is not there`)
      return { key, ...made }
    },
  }
}
