/**
 * How many there are of each, for pages that only say so: with the tables themselves they would
 * weigh 2 KB more. `tests/offer.test.ts` compares them with the tables.
 */
export const offer = { voices: 4, music: 6, fonts: 12, templates: 3 } as const
