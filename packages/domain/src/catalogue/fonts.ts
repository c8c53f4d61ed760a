export type FontOption = {
  /** Name people see; also what the options call sends. */
  name: string
  /** Family name inside the font file, as libass finds it. A wrong one draws nothing. */
  family: string
  /** File in `assets/fonts`. */
  file: string
  /** Weight to ask for in style sheets; the file holds one weight. */
  weight: number
  /** Captions in display faces are drawn in capitals, text faces as written. */
  uppercase: boolean
  /** Shares of the font size, read from the file's OS/2 table and compared with it by a test. */
  metrics: FontMetrics
  /** Distance of two baselines as a share of the font size: just enough for accented capitals. */
  lineHeight: number
}
/** `ascent` and `descent` are usWinAscent and usWinDescent: libass sizes fonts by their sum. */
export type FontMetrics = { ascent: number; descent: number; capHeight: number }

export const fonts = {
  anton: {
    name: 'Anton',
    family: 'Anton',
    file: 'Anton-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 2876 / 2048, descent: 674 / 2048, capHeight: 1760 / 2048 },
    lineHeight: 1.17,
  },
  'bebas-neue': {
    name: 'Bebas Neue',
    family: 'Bebas Neue',
    file: 'BebasNeue-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 0.95, descent: 0.35, capHeight: 0.7 },
    lineHeight: 1.02,
  },
  'archivo-black': {
    name: 'Archivo Black',
    family: 'Archivo Black',
    file: 'ArchivoBlack-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 1.035, descent: 0.312, capHeight: 0.688 },
    lineHeight: 1.08,
  },
  poppins: {
    name: 'Poppins',
    family: 'Poppins ExtraBold',
    file: 'Poppins-ExtraBold.ttf',
    weight: 800,
    uppercase: false,
    metrics: { ascent: 1.135, descent: 0.627, capHeight: 0.709 },
    lineHeight: 1.18,
  },
  bangers: {
    name: 'Bangers',
    family: 'Bangers',
    file: 'Bangers-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 1.401, descent: 0.356, capHeight: 0.721 },
    lineHeight: 1.06,
  },
  lora: {
    name: 'Lora',
    family: 'Lora',
    file: 'Lora-Bold.ttf',
    weight: 700,
    uppercase: false,
    metrics: { ascent: 1.206, descent: 0.294, capHeight: 0.7 },
    lineHeight: 1.2,
  },
  montserrat: {
    name: 'Montserrat',
    family: 'Montserrat Black',
    file: 'Montserrat-Black.ttf',
    weight: 900,
    uppercase: true,
    metrics: { ascent: 1.109, descent: 0.453, capHeight: 0.7 },
    lineHeight: 1.1,
  },
  oswald: {
    name: 'Oswald',
    family: 'Oswald',
    file: 'Oswald-Bold.ttf',
    weight: 700,
    uppercase: true,
    metrics: { ascent: 1.325, descent: 0.377, capHeight: 0.81 },
    lineHeight: 1.2,
  },
  'baloo-2': {
    name: 'Baloo 2',
    family: 'Baloo 2 ExtraBold',
    file: 'Baloo2-ExtraBold.ttf',
    weight: 800,
    uppercase: false,
    metrics: { ascent: 1.05, descent: 0.524, capHeight: 0.602 },
    lineHeight: 1.08,
  },
  'luckiest-guy': {
    name: 'Luckiest Guy',
    family: 'Luckiest Guy',
    file: 'LuckiestGuy-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 2006 / 2048, descent: 504 / 2048, capHeight: 1424 / 2048 },
    lineHeight: 1.06,
  },
  'titan-one': {
    name: 'Titan One',
    family: 'Titan One',
    file: 'TitanOne-Regular.ttf',
    weight: 400,
    uppercase: false,
    metrics: { ascent: 0.97, descent: 0.175, capHeight: 0.71 },
    lineHeight: 1.14,
  },
  'lilita-one': {
    name: 'Lilita One',
    family: 'Lilita One',
    file: 'LilitaOne-Regular.ttf',
    weight: 400,
    uppercase: true,
    metrics: { ascent: 0.923, descent: 0.22, capHeight: 0.704 },
    lineHeight: 1.06,
  },
} as const satisfies Record<string, FontOption>
export type FontId = keyof typeof fonts
export const fontIds = Object.keys(fonts) as FontId[]

export const fontSize = { defaultPx: 110, minPx: 24, maxPx: 200, stepPx: 2, recommendedPx: [80, 120], emptyFallbackPx: 100 } as const

/** The font of that id or display name, any letter case; `null` when none is offered. */
export function readFont(text: string): FontId | null {
  const wanted = text.trim().toLowerCase()
  return fontIds.find((id) => id === wanted || fonts[id].name.toLowerCase() === wanted) ?? null
}
