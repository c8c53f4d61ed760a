import { commons } from './commons.ts'
import { imageModel } from './image-model.ts'
import type { LibraryAccess } from './library-client.ts'
import { openverse } from './openverse.ts'
import { pexels } from './pexels.ts'
import type { PhotoLibrary } from './photo-library.ts'
import type { PhotoSettings } from './photo-settings.ts'
import { pixabay } from './pixabay.ts'

/** The libraries in the order in which they are asked. */
export function openPhotoLibraries(settings: PhotoSettings): PhotoLibrary[] {
  const { contact, cacheFolder, allowPrivate } = settings
  const access: LibraryAccess = { cacheFolder, allowPrivate, contact, now: () => new Date() }
  return [
    ...(settings.pexels === null ? [] : [pexels(settings.pexels.url, settings.pexels.key, access)]),
    ...(settings.pixabay === null ? [] : [pixabay(settings.pixabay.url, settings.pixabay.key, access)]),
    ...(settings.imageModel === null ? [] : [imageModel(settings.imageModel)]),
    ...(settings.openverseUrl === null ? [] : [openverse(settings.openverseUrl, access)]),
    ...(settings.commonsUrl === null ? [] : [commons(settings.commonsUrl, access)]),
  ]
}
