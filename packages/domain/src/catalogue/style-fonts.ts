import type { FallbackFont } from './fallback-fonts.ts'

/** Fonts that belong to a caption style; nobody chooses them, and they stand in for no other. */
export const styleFonts = {
  'courier-prime': {
    name: 'Courier Prime',
    family: 'Courier Prime',
    file: 'CourierPrime-Bold.ttf',
    weight: 700,
    metrics: { ascent: 1900 / 2048, descent: 800 / 2048, capHeight: 1187 / 2048 },
    scale: 1,
  },
} as const satisfies Record<string, FallbackFont>
export type StyleFontId = keyof typeof styleFonts
export const styleFontIds = Object.keys(styleFonts) as StyleFontId[]
