import type { ImageModelSettings } from './image-model.ts'

/** Which photo libraries are asked; plain data that goes to other processes. */
export type PhotoSettings = {
  pexels: { url: string; key: string } | null
  pixabay: { url: string; key: string } | null
  /** Asked without a key, after the others. */
  openverseUrl: string | null
  commonsUrl: string | null
  imageModel: ImageModelSettings | null
  /** For the User-Agent; Commons is asked nothing without one. */
  contact: string | null
  cacheFolder: string | null
  /** Whether libraries and photos may be on this machine. */
  allowPrivate: boolean
}

/** Where the public libraries are. */
export const publicLibraries = {
  pexelsUrl: 'https://api.pexels.com',
  pixabayUrl: 'https://pixabay.com',
  openverseUrl: 'https://api.openverse.org',
  commonsUrl: 'https://commons.wikimedia.org',
} as const

/** What an operator says of photo libraries. */
export type PhotoWishes = {
  pexelsKey: string | undefined
  pixabayKey: string | undefined
  /** Whether libraries without a key are asked. */
  keyless: boolean
  imageModel: { baseUrl: string | undefined; model: string | undefined; apiKey: string | undefined }
  urls: { [Name in keyof typeof publicLibraries]: string }
  contact: string | undefined
  cacheFolder: string | null
  allowPrivate: boolean
}

/** The settings that follow from the wishes; `null` where no library is asked. */
export function photoSettings({ pexelsKey, pixabayKey, keyless, imageModel, urls, contact, cacheFolder, allowPrivate }: PhotoWishes): PhotoSettings | null {
  const libraries = {
    pexels: pexelsKey === undefined ? null : { url: urls.pexelsUrl, key: pexelsKey },
    pixabay: pixabayKey === undefined ? null : { url: urls.pixabayUrl, key: pixabayKey },
    openverseUrl: keyless ? urls.openverseUrl : null,
    commonsUrl: keyless && contact !== undefined ? urls.commonsUrl : null,
    imageModel: modelOf(imageModel),
  }
  const isAnyAsked = Object.values(libraries).some((library) => library !== null)
  return isAnyAsked ? { ...libraries, contact: contact ?? null, cacheFolder, allowPrivate } : null
}

function modelOf({ baseUrl, model, apiKey }: PhotoWishes['imageModel']): ImageModelSettings | null {
  return baseUrl === undefined || model === undefined ? null : { baseUrl: baseUrl.replace(/\/+$/, ''), model, apiKey: apiKey ?? null }
}
