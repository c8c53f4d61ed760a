/** What is drawn of a subject, and how it is sent. */
export const filmTypes = { still: 'image/webp', loop: 'video/mp4', film: 'video/mp4', share: 'image/jpeg' } as const
export type FilmPart = keyof typeof filmTypes

/** Names of the files as they are drawn and stored. */
export const filmNames = { still: 'still.webp', loop: 'loop.mp4', film: 'film.mp4', share: 'share.jpg' } as const satisfies Record<FilmPart, string>
export const filmParts = Object.keys(filmNames) as FilmPart[]

/** Address of a picture. Its content never changes. */
export function filmPath(hash: string, part: FilmPart): string {
  return `/static/templates/${hash}-${filmNames[part]}`
}

/** The picture of a file name in an address; `null` for any name that is not one. */
export function filmFileOf(file: string): { hash: string; part: FilmPart } | null {
  const [, hash, name] = /^([0-9a-f]{24})-([a-z]+\.[a-z0-9]+)$/.exec(file) ?? []
  const part = filmParts.find((one) => filmNames[one] === name)
  return hash === undefined || part === undefined ? null : { hash, part }
}

/** Storage keys of a subject. Everything in its folder is deleted with it. */
export function filmFolder(hash: string): string {
  return `templates/${hash}`
}
