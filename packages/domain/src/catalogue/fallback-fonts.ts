import type { FontMetrics, FontOption } from './fonts.ts'

/**
 * Fonts for words that the chosen caption font has no letters for; nobody chooses them. Scripts of
 * which no file is here, such as Chinese, are left out of captions.
 */
export const fallbackFonts = {
  'noto-sans': {
    name: 'Noto Sans Black',
    family: 'Noto Sans Black',
    file: 'NotoSans-Black.ttf',
    weight: 900,
    metrics: { ascent: 1.124, descent: 0.395, capHeight: 0.714 },
    scale: 0.95,
  },
  'noto-sans-hebrew': {
    name: 'Noto Sans Hebrew Black',
    family: 'Noto Sans Hebrew Black',
    file: 'NotoSansHebrew-Black.ttf',
    weight: 900,
    metrics: { ascent: 1.068, descent: 0.292, capHeight: 0.714 },
    scale: 1,
  },
  'noto-sans-arabic': {
    name: 'Noto Sans Arabic Black',
    family: 'Noto Sans Arabic Black',
    file: 'NotoSansArabic-Black.ttf',
    weight: 900,
    metrics: { ascent: 1.431, descent: 0.738, capHeight: 0.714 },
    scale: 0.85,
  },
  'noto-sans-thai': {
    name: 'Noto Sans Thai Black',
    family: 'Noto Sans Thai Black',
    file: 'NotoSansThai-Black.ttf',
    weight: 900,
    metrics: { ascent: 1.061, descent: 0.45, capHeight: 0.714 },
    scale: 0.85,
  },
  'noto-sans-devanagari': {
    name: 'Noto Sans Devanagari Black',
    family: 'Noto Sans Devanagari Black',
    file: 'NotoSansDevanagari-Black.ttf',
    weight: 900,
    metrics: { ascent: 1.348, descent: 0.558, capHeight: 0.622 },
    scale: 0.9,
  },
} as const satisfies Record<string, FallbackFont>

/**
 * `scale` is the size in shares of the caption's: the tallest and deepest letters of the script
 * then keep to the room that captions count with.
 */
export type FallbackFont = Pick<FontOption, 'name' | 'family' | 'file' | 'weight'> & { metrics: FontMetrics; scale: number }
export type FallbackFontId = keyof typeof fallbackFonts
export const fallbackFontIds = Object.keys(fallbackFonts) as FallbackFontId[]
