import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary, PhotoQuery } from './photo-library.ts'
import { readList } from './read-list.ts'

const photo = z.object({
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  alt: z.string().nullish(),
  src: z.object({ large2x: z.string() }),
})

const clip = z.object({
  url: z.string(),
  duration: z.number(),
  user: z.object({ name: z.string() }),
  video_files: z.array(
    z.object({ link: z.string(), file_type: z.string().nullish(), width: z.number().nullish(), height: z.number().nullish(), size: z.number().nullish() }),
  ),
})
const license = 'Pexels License'

/**
 * Photos and clips of Pexels, by its documented search
 * (https://www.pexels.com/api/documentation/). 200 questions an hour; credits name author and page.
 */
export function pexels(baseUrl: string, key: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('pexels', access)

  function ask(path: string, { native, english, language }: PhotoQuery, signal: AbortSignal): Promise<unknown> {
    const address = new URL(`${baseUrl}${path}`)
    address.search = new URLSearchParams({
      query: english ?? native,
      orientation: 'portrait',
      per_page: '20',
      locale: english === null && language === 'pt' ? 'pt-BR' : 'en-US',
    }).toString()
    return client.getJson(address, signal, { header: 'authorization', value: key })
  }

  return {
    name: 'pexels',
    async find(query, signal) {
      const found = readList(await ask('/v1/search', query, signal), 'photos', photo)
      return found.map(({ width, height, url, photographer, alt, src }) => ({
        provider: 'pexels',
        file: src.large2x,
        page: url,
        // The large version is scaled to 940x650 at twice the density, whichever side comes first.
        ...scaledInto(width, height, 1880, 1300),
        author: photographer,
        license,
        title: alt ?? '',
        words: alt ?? '',
      }))
    },
    async findClips(query, signal) {
      const found = readList(await ask('/videos/search', query, signal), 'videos', clip)
      return found.map(({ url, duration, user, video_files: files }) => ({
        provider: 'pexels',
        page: url,
        author: user.name,
        license,
        title: wordsOfPage(url),
        words: wordsOfPage(url),
        duration,
        files: files.flatMap(({ link, file_type: type, width, height, size }) =>
          type === 'video/mp4' ? [{ address: link, width: width ?? 0, height: height ?? 0, bytes: size ?? null }] : [],
        ),
      }))
    },
  }
}

function scaledInto(width: number, height: number, mostWidth: number, mostHeight: number): { width: number; height: number } {
  const scale = Math.min(1, mostWidth / width, mostHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Clips have no description, but their addresses do: `/video/a-whale-under-water-1234/`. */
function wordsOfPage(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const slug = path.split('/').findLast((part) => part !== '') ?? ''
  return slug.replace(/-?\d+$/, '').replaceAll('-', ' ')
}
