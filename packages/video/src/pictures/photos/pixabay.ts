import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary } from './photo-library.ts'
import { readList } from './read-list.ts'

const hit = z.object({ pageURL: z.string(), tags: z.string(), largeImageURL: z.string(), imageWidth: z.number(), imageHeight: z.number(), user: z.string() })
/** The longest side of `largeImageURL`. */
const largestSide = 1280
const longestQuery = 100

/**
 * Photos of Pixabay, by its documented search (https://pixabay.com/api/docs/). 100 questions a
 * minute; answers must be stored for a day.
 */
export function pixabay(baseUrl: string, key: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('pixabay', access)
  return {
    name: 'pixabay',
    async find({ native, english, language }, signal) {
      const address = new URL(`${baseUrl}/api/`)
      const query = {
        q: (english ?? native).slice(0, longestQuery),
        lang: english === null ? language : 'en',
        image_type: 'photo',
        safesearch: 'true',
        per_page: '30',
      }
      address.search = new URLSearchParams(query).toString()
      const found = readList(await client.getJson(address, signal, { parameter: 'key', value: key }), 'hits', hit)
      return found.map(({ pageURL, tags, largeImageURL, imageWidth, imageHeight, user }) => {
        const scale = Math.min(1, largestSide / Math.max(imageWidth, imageHeight))
        return {
          provider: 'pixabay',
          file: largeImageURL,
          page: pageURL,
          width: Math.round(imageWidth * scale),
          height: Math.round(imageHeight * scale),
          author: user,
          license: 'Pixabay Content License',
          title: tags,
          words: tags,
        }
      })
    },
  }
}
