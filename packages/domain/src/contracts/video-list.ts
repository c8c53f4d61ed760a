/** What "my videos" can be asked for. */
export const videoKinds = ['theme', 'product', 'photos'] as const
export type VideoKind = (typeof videoKinds)[number]
/** How long the file of a video still lives. */
export const videoStates = ['active', 'expiring', 'expired'] as const
export type VideoState = (typeof videoStates)[number]
/** `limit` counts videos of one page, `searchCharacters` those of the words that are looked for. */
export const videoListLimits = { limit: { most: 100, default: 20 }, searchCharacters: 100 } as const
