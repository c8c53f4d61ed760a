import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary, PhotoQuery } from './photo-library.ts'
import { readList } from './read-list.ts'

const hit = z.object({ pageURL: z.string(), tags: z.string(), largeImageURL: z.string(), imageWidth: z.number(), imageHeight: z.number(), user: z.string() })
const clipFile = z.object({ url: z.string(), width: z.number(), height: z.number(), size: z.number().nullish() })
const clipHit = z.object({ pageURL: z.string(), tags: z.string(), duration: z.number(), user: z.string(), videos: z.record(z.string(), clipFile) })
/** The longest side of `largeImageURL`. */
const largestSide = 1280
const longestQuery = 100
const license = 'Pixabay Content License'

/**
 * Photos and clips of Pixabay, by its documented search (https://pixabay.com/api/docs/). 100
 * questions a minute; answers must be stored for a day.
 */
export function pixabay(baseUrl: string, key: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('pixabay', access)

  function ask(path: string, { native, english, language }: PhotoQuery, kind: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const address = new URL(`${baseUrl}${path}`)
    const words = { q: (english ?? native).slice(0, longestQuery), lang: english === null ? language : 'en' }
    address.search = new URLSearchParams({ ...words, ...kind, safesearch: 'true', per_page: '30' }).toString()
    return client.getJson(address, signal, { parameter: 'key', value: key })
  }

  return {
    name: 'pixabay',
    async find(query, signal) {
      const found = readList(await ask('/api/', query, { image_type: 'photo' }, signal), 'hits', hit)
      return found.map(({ pageURL, tags, largeImageURL, imageWidth, imageHeight, user }) => {
        const scale = Math.min(1, largestSide / Math.max(imageWidth, imageHeight))
        return {
          provider: 'pixabay',
          file: largeImageURL,
          page: pageURL,
          width: Math.round(imageWidth * scale),
          height: Math.round(imageHeight * scale),
          author: user,
          license,
          title: tags,
          words: tags,
        }
      })
    },
    async findClips(query, signal) {
      const found = readList(await ask('/api/videos/', query, { video_type: 'film' }, signal), 'hits', clipHit)
      return found.map(({ pageURL, tags, duration, user, videos }) => ({
        provider: 'pixabay',
        page: pageURL,
        author: user,
        license,
        title: tags,
        words: tags,
        duration,
        // A size that does not exist has an empty address.
        files: Object.values(videos).flatMap(({ url, width, height, size }) => (url === '' ? [] : [{ address: url, width, height, bytes: size ?? null }])),
      }))
    },
  }
}
