import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary } from './photo-library.ts'
import { readList } from './read-list.ts'

const photo = z.object({
  width: z.number(),
  height: z.number(),
  url: z.string(),
  photographer: z.string(),
  alt: z.string().nullish(),
  src: z.object({ large2x: z.string() }),
})

/**
 * Photos of Pexels, by its documented search (https://www.pexels.com/api/documentation/). 200
 * questions an hour; credits name photographer and page.
 */
export function pexels(baseUrl: string, key: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('pexels', access)
  return {
    name: 'pexels',
    async find({ native, english, language }, signal) {
      const address = new URL(`${baseUrl}/v1/search`)
      address.search = new URLSearchParams({
        query: english ?? native,
        orientation: 'portrait',
        per_page: '20',
        locale: english === null && language === 'pt' ? 'pt-BR' : 'en-US',
      }).toString()
      const found = readList(await client.getJson(address, signal, { header: 'authorization', value: key }), 'photos', photo)
      return found.map(({ width, height, url, photographer, alt, src }) => ({
        provider: 'pexels',
        file: src.large2x,
        page: url,
        // The large version is scaled to 940x650 at twice the density, whichever side comes first.
        ...scaledInto(width, height, 1880, 1300),
        author: photographer,
        license: 'Pexels License',
        title: alt ?? '',
        words: alt ?? '',
      }))
    },
  }
}

function scaledInto(width: number, height: number, mostWidth: number, mostHeight: number): { width: number; height: number } {
  const scale = Math.min(1, mostWidth / width, mostHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
