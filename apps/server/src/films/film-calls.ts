import { AppError } from '@relampago/domain/contracts'
import type { Handlers } from '../http/register-calls.ts'
import { sendStoredFile } from '../http/send-stored-file.ts'
import type { Storage } from '../storage/storage.ts'
import { bundledFilms, bundledStorage } from './bundled-films.ts'
import { filmFileOf, filmFolder, filmNames, filmTypes } from './film-files.ts'

const headers = {
  // A name changes with what it shows.
  'cache-control': 'public, max-age=31536000, immutable',
  // Other sites show them beside a shared link.
  'cross-origin-resource-policy': 'cross-origin',
}

/** The call for pictures of templates. */
export function filmCalls(storage: Storage): Handlers<'templatePicture'> {
  return {
    async templatePicture({ params: { file }, request, reply }) {
      const named = filmFileOf(file)
      if (named === null) throw new AppError('not_found')
      const place = bundledFilms().has(named.hash)
        ? { storage: bundledStorage, key: file }
        : { storage, key: `${filmFolder(named.hash)}/${filmNames[named.part]}` }
      const found = await place.storage.head(place.key)
      if (found === null) throw new AppError('not_found')
      return sendStoredFile(request, reply, { ...place, ...found, type: filmTypes[named.part], headers })
    },
  }
}
