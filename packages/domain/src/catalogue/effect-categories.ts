import type { Bilingual } from './languages.ts'

/** The groups in which the editor lists effects. */
export const effectCategories = {
  color: {
    name: { pt: 'Correção de cor', en: 'Color correction' },
    icon: '🎨',
    description: { pt: 'Luz, contraste e tons de cor', en: 'Light, contrast and tones of color' },
  },
  blur: { name: { pt: 'Desfoque', en: 'Blur' }, icon: '💧', description: { pt: 'Suaviza a imagem inteira', en: 'Softens the whole picture' } },
  sharpen: {
    name: { pt: 'Nitidez', en: 'Sharpening' },
    icon: '🔪',
    description: { pt: 'Realça detalhes e contornos', en: 'Brings out details and outlines' },
  },
  geometry: {
    name: { pt: 'Geométricos', en: 'Geometric' },
    icon: '📐',
    description: { pt: 'Gira, espelha, amplia e inclina o quadro', en: 'Turns, mirrors, enlarges and tilts the frame' },
  },
  style: {
    name: { pt: 'Estilização', en: 'Stylization' },
    icon: '🖌️',
    description: { pt: 'Dá à imagem outro acabamento', en: 'Gives the picture another finish' },
  },
  noise: {
    name: { pt: 'Ruído e artefatos', en: 'Noise and artifacts' },
    icon: '📺',
    description: { pt: 'Acrescenta ou remove granulação', en: 'Adds or removes grain' },
  },
  special: {
    name: { pt: 'Efeitos especiais', en: 'Special effects' },
    icon: '✨',
    description: { pt: 'Brinca com o tempo, os pixels e as cores', en: 'Plays with time, pixels and colors' },
  },
  extra: {
    name: { pt: 'Extras', en: 'Extras' },
    icon: '🎆',
    description: { pt: 'Lentes, mosaico, clima, brilhos e interferências', en: 'Lenses, mosaic, weather, sparkle and glitches' },
  },
} as const satisfies Record<string, { name: Bilingual; /** An emoji. */ icon: string; description: Bilingual }>
export type EffectCategory = keyof typeof effectCategories
