import { z } from 'zod'
import { openLibraryClient, type LibraryAccess } from './library-client.ts'
import type { PhotoLibrary } from './photo-library.ts'

const text = z.object({ value: z.string() }).nullish()
const page = z.object({
  title: z.string(),
  imageinfo: z
    .array(
      z.object({
        thumburl: z.string(),
        thumbwidth: z.number(),
        thumbheight: z.number(),
        descriptionurl: z.string(),
        mime: z.string(),
        extmetadata: z.object({ LicenseShortName: text, Artist: text, ImageDescription: text }),
      }),
    )
    .min(1),
})
/** Free of conditions, or with the name of the author only: no share-alike, no older versions. */
const allowed = /^(?:CC0|Public domain|PDM|CC BY (?:2\.0|2\.5|3\.0|4\.0))$/i
const widest = 1600

/**
 * Photos of Wikimedia Commons, by its Action API. It asks for a contact in the User-Agent, so it is
 * asked nothing without one.
 */
export function commons(baseUrl: string, access: LibraryAccess): PhotoLibrary {
  const client = openLibraryClient('commons', access)
  return {
    name: 'commons',
    async find({ native, english }, signal) {
      if (access.contact === null) return []
      const address = new URL(`${baseUrl}/w/api.php`)
      address.search = new URLSearchParams({
        action: 'query',
        format: 'json',
        generator: 'search',
        gsrnamespace: '6',
        gsrlimit: '20',
        gsrsearch: `filetype:bitmap ${english ?? native}`,
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
        iiurlwidth: String(widest),
        maxlag: '5',
      }).toString()
      const answer = z.object({ query: z.object({ pages: z.record(z.string(), z.unknown()) }).optional() }).safeParse(await client.getJson(address, signal))
      return Object.values(answer.data?.query?.pages ?? {}).flatMap((found) => {
        const read = page.safeParse(found)
        const info = read.data?.imageinfo[0]
        const license = info?.extmetadata.LicenseShortName?.value ?? ''
        if (read.data === undefined || info === undefined || !allowed.test(license) || info.mime !== 'image/jpeg') return []
        const title = read.data.title.replace(/^File:|\.\w+$/g, '')
        return [
          {
            provider: 'commons' as const,
            file: info.thumburl,
            page: info.descriptionurl,
            width: info.thumbwidth,
            height: info.thumbheight,
            author: withoutMarkup(info.extmetadata.Artist?.value ?? '') || null,
            license,
            title,
            words: `${title} ${withoutMarkup(info.extmetadata.ImageDescription?.value ?? '')}`,
          },
        ]
      })
    },
  }
}

/** Names and descriptions are HTML there; only their text is kept, at most 300 characters. */
function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[#\w]+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
