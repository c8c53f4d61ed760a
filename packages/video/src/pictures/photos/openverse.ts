import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary } from './photo-library.ts'
import { readList } from './read-list.ts'

const image = z.object({
  title: z.string().nullish(),
  url: z.string(),
  creator: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  foreign_landing_url: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  tags: z.array(z.object({ name: z.string() })).nullish(),
})
/** Licences that allow a changed picture in a paid video without sharing the video alike. */
const names: Readonly<Record<string, string>> = { cc0: 'CC0', pdm: 'Public Domain Mark', by: 'CC BY' }

/**
 * Photos that Openverse knows, by its documented search (https://api.openverse.org/v1/). Only
 * licences for commercial use with changes that are not share-alike.
 */
export function openverse(baseUrl: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('openverse', access)
  return {
    name: 'openverse',
    async find({ native, english }, signal) {
      const address = new URL(`${baseUrl}/v1/images/`)
      address.search = new URLSearchParams({
        q: english ?? native,
        license: Object.keys(names).join(','),
        category: 'photograph',
        mature: 'false',
        page_size: '20',
      }).toString()
      return readList(await client.getJson(address, signal), 'results', image).flatMap(({ license, license_version: version, width, height, ...found }) => {
        const name = names[license]
        if (name === undefined || width == null || height == null) return []
        return [
          {
            provider: 'openverse' as const,
            file: found.url,
            page: found.foreign_landing_url ?? null,
            width,
            height,
            author: found.creator ?? null,
            license: license === 'pdm' || version == null ? name : `${name} ${version}`,
            title: found.title ?? '',
            words: [found.title ?? '', ...(found.tags ?? []).map((tag) => tag.name)].join(' '),
          },
        ]
      })
    },
  }
}
