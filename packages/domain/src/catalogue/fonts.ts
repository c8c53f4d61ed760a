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
}

export const fonts = {
  anton: { name: 'Anton', family: 'Anton', file: 'Anton-Regular.ttf', weight: 400, uppercase: true },
  'bebas-neue': { name: 'Bebas Neue', family: 'Bebas Neue', file: 'BebasNeue-Regular.ttf', weight: 400, uppercase: true },
  'archivo-black': { name: 'Archivo Black', family: 'Archivo Black', file: 'ArchivoBlack-Regular.ttf', weight: 400, uppercase: true },
  poppins: { name: 'Poppins', family: 'Poppins ExtraBold', file: 'Poppins-ExtraBold.ttf', weight: 800, uppercase: false },
  bangers: { name: 'Bangers', family: 'Bangers', file: 'Bangers-Regular.ttf', weight: 400, uppercase: true },
  lora: { name: 'Lora', family: 'Lora', file: 'Lora-Bold.ttf', weight: 700, uppercase: false },
} as const satisfies Record<string, FontOption>
export type FontId = keyof typeof fonts
export const fontIds = Object.keys(fonts) as FontId[]

export const fontSize = { defaultPx: 110, minPx: 24, maxPx: 200, stepPx: 2, recommendedPx: [80, 120], emptyFallbackPx: 100 } as const

/** The font of that id or display name, any letter case; `null` when none is offered. */
export function readFont(text: string): FontId | null {
  const wanted = text.trim().toLowerCase()
  return fontIds.find((id) => id === wanted || fonts[id].name.toLowerCase() === wanted) ?? null
}
