import type { Milliseconds, Percent } from '../units.ts'
import type { EffectCategory } from './effect-categories.ts'
import type { Bilingual } from './languages.ts'

/**
 * `still` effects are baked into the pictures, `geometry` and `frame` effects act on each finished
 * frame, `time` effects choose the moment that is shown.
 */
export type EffectKind = 'still' | 'geometry' | 'frame' | 'time'

export type EffectOption = {
  name: Bilingual
  category: EffectCategory
  /** FFmpeg's filter of that meaning; `null` when it has none. */
  filter: string | null
  /** Values at intensity 0 and 100; `px` count at 1080x1920 and grow with the height. */
  range: readonly [min: number, max: number]
  unit: '' | 'deg' | 'px' | '%'
  kind: EffectKind
  /** How the filter takes the value where it cannot take it as it is: rounded, or on from 0.5. */
  takes?: 'whole' | 'switch'
  /**
   * One core at intensity 50 and 1080x1920, measured by `scripts/bench/effect-costs.ts`; what is
   * baked is counted as six pictures over the 900 frames of a 30 s video.
   */
  costMs: Milliseconds
}

/**
 * The 48 effects that the product counts. 44 are named by their filters; brightness, contrast,
 * saturation and gamma complete them: one property each.
 */
const countedEffects = {
  eq: { name: { pt: 'Equalização', en: 'Equalization' }, category: 'color', filter: 'eq', range: [0.1, 3], unit: '', kind: 'still', costMs: 0.7 },
  hue: { name: { pt: 'Matiz', en: 'Hue' }, category: 'color', filter: 'hue', range: [0, 360], unit: 'deg', kind: 'still', costMs: 0.7 },
  huesaturation: {
    name: { pt: 'Matiz e saturação', en: 'Hue and saturation' },
    category: 'color',
    filter: 'huesaturation',
    range: [0, 5],
    unit: '',
    kind: 'still',
    costMs: 0.7,
  },
  colorbalance: {
    name: { pt: 'Equilíbrio de cor', en: 'Color balance' },
    category: 'color',
    filter: 'colorbalance',
    range: [-1, 1],
    unit: '',
    kind: 'still',
    costMs: 0.7,
  },
  colorlevels: {
    name: { pt: 'Níveis', en: 'Levels' },
    category: 'color',
    filter: 'colorlevels',
    range: [0, 255],
    unit: '',
    kind: 'still',
    costMs: 0.7,
  },
  curves: { name: { pt: 'Curvas', en: 'Curves' }, category: 'color', filter: 'curves', range: [0, 255], unit: '', kind: 'still', costMs: 0.7 },
  exposure: { name: { pt: 'Exposição', en: 'Exposure' }, category: 'color', filter: 'exposure', range: [-3, 3], unit: '', kind: 'still', costMs: 0.7 },
  vibrance: { name: { pt: 'Vibração', en: 'Vibrance' }, category: 'color', filter: 'vibrance', range: [0, 100], unit: '%', kind: 'still', costMs: 0.7 },
  brightness: { name: { pt: 'Brilho', en: 'Brightness' }, category: 'color', filter: 'eq', range: [0, 100], unit: '%', kind: 'still', costMs: 0.7 },
  contrast: { name: { pt: 'Contraste', en: 'Contrast' }, category: 'color', filter: 'eq', range: [0, 100], unit: '%', kind: 'still', costMs: 0.7 },
  saturation: { name: { pt: 'Saturação', en: 'Saturation' }, category: 'color', filter: 'eq', range: [0, 100], unit: '%', kind: 'still', costMs: 0.7 },
  gamma: { name: { pt: 'Gama', en: 'Gamma' }, category: 'color', filter: 'eq', range: [0, 100], unit: '%', kind: 'still', costMs: 0.7 },
  boxblur: { name: { pt: 'Desfoque em caixa', en: 'Box blur' }, category: 'blur', filter: 'boxblur', range: [0, 100], unit: 'px', kind: 'still', costMs: 0.4 },
  gblur: {
    name: { pt: 'Desfoque gaussiano', en: 'Gaussian blur' },
    category: 'blur',
    filter: 'gblur',
    range: [0, 100],
    unit: 'px',
    kind: 'still',
    costMs: 0.7,
  },
  avgblur: { name: { pt: 'Desfoque médio', en: 'Average blur' }, category: 'blur', filter: 'avgblur', range: [0, 100], unit: 'px', kind: 'still', costMs: 0.5 },
  dblur: {
    name: { pt: 'Desfoque direcional', en: 'Directional blur' },
    category: 'blur',
    filter: 'dblur',
    range: [0, 100],
    unit: 'px',
    kind: 'still',
    costMs: 0.5,
  },
  smartblur: {
    name: { pt: 'Desfoque inteligente', en: 'Smart blur' },
    category: 'blur',
    filter: 'smartblur',
    range: [0, 100],
    unit: 'px',
    kind: 'still',
    costMs: 1,
  },
  yaepblur: {
    name: { pt: 'Desfoque que poupa bordas', en: 'Edge-preserving blur' },
    category: 'blur',
    filter: 'yaepblur',
    range: [0, 100],
    unit: 'px',
    kind: 'still',
    takes: 'whole',
    costMs: 0.6,
  },
  unsharp: {
    name: { pt: 'Máscara de nitidez', en: 'Unsharp mask' },
    category: 'sharpen',
    filter: 'unsharp',
    range: [0, 10],
    unit: '',
    kind: 'still',
    costMs: 0.3,
  },
  cas: {
    name: { pt: 'Nitidez adaptativa', en: 'Adaptive sharpening' },
    category: 'sharpen',
    filter: 'cas',
    range: [0, 1],
    unit: '',
    kind: 'still',
    costMs: 0.8,
  },
  edgedetect: {
    name: { pt: 'Contornos', en: 'Edge detection' },
    category: 'sharpen',
    filter: 'edgedetect',
    range: [0, 1],
    unit: '',
    kind: 'still',
    costMs: 0.7,
  },
  sobel: { name: { pt: 'Contornos Sobel', en: 'Sobel edges' }, category: 'sharpen', filter: 'sobel', range: [0, 1], unit: '', kind: 'still', costMs: 0.4 },
  prewitt: {
    name: { pt: 'Contornos Prewitt', en: 'Prewitt edges' },
    category: 'sharpen',
    filter: 'prewitt',
    range: [0, 1],
    unit: '',
    kind: 'still',
    costMs: 0.4,
  },
  roberts: {
    name: { pt: 'Contornos Roberts', en: 'Roberts edges' },
    category: 'sharpen',
    filter: 'roberts',
    range: [0, 1],
    unit: '',
    kind: 'still',
    costMs: 0.4,
  },
  scale: { name: { pt: 'Escala', en: 'Scale' }, category: 'geometry', filter: 'scale', range: [0.1, 3], unit: '', kind: 'geometry', costMs: 0.8 },
  rotate: { name: { pt: 'Rotação', en: 'Rotation' }, category: 'geometry', filter: 'rotate', range: [0, 360], unit: 'deg', kind: 'geometry', costMs: 0.2 },
  hflip: {
    name: { pt: 'Espelho horizontal', en: 'Horizontal flip' },
    category: 'geometry',
    filter: 'hflip',
    range: [0, 1],
    unit: '',
    kind: 'geometry',
    takes: 'switch',
    costMs: 0.2,
  },
  vflip: {
    name: { pt: 'Espelho vertical', en: 'Vertical flip' },
    category: 'geometry',
    filter: 'vflip',
    range: [0, 1],
    unit: '',
    kind: 'geometry',
    takes: 'switch',
    costMs: 0.1,
  },
  transpose: {
    name: { pt: 'Quarto de volta', en: 'Quarter turn' },
    category: 'geometry',
    filter: 'transpose',
    range: [0, 1],
    unit: '',
    kind: 'geometry',
    takes: 'switch',
    costMs: 9.5,
  },
  perspective: {
    name: { pt: 'Perspectiva', en: 'Perspective' },
    category: 'geometry',
    filter: 'perspective',
    range: [0, 1],
    unit: '',
    kind: 'geometry',
    costMs: 9.2,
  },
  monochrome: { name: { pt: 'Monocromático', en: 'Monochrome' }, category: 'style', filter: 'monochrome', range: [0, 1], unit: '', kind: 'still', costMs: 0.7 },
  pixelize: { name: { pt: 'Pixelização', en: 'Pixelize' }, category: 'style', filter: 'pixelize', range: [1, 100], unit: 'px', kind: 'frame', costMs: 0.2 },
  // FFmpeg's elbg gives each picture a palette of its own and hardly shows.
  posterize: {
    name: { pt: 'Posterização', en: 'Posterize' },
    category: 'style',
    filter: null,
    range: [2, 64],
    unit: '',
    kind: 'still',
    takes: 'whole',
    costMs: 0.4,
  },
  vignette: { name: { pt: 'Vinheta', en: 'Vignette' }, category: 'style', filter: 'vignette', range: [0, 1], unit: '', kind: 'frame', costMs: 4.8 },
  negate: {
    name: { pt: 'Negativo', en: 'Negative' },
    category: 'style',
    filter: 'negate',
    range: [0, 1],
    unit: '',
    kind: 'still',
    takes: 'switch',
    costMs: 0.7,
  },
  selectivecolor: {
    name: { pt: 'Cor seletiva', en: 'Selective color' },
    category: 'style',
    filter: 'selectivecolor',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 0.7,
  },
  noise: { name: { pt: 'Granulação', en: 'Noise' }, category: 'noise', filter: 'noise', range: [0, 100], unit: '%', kind: 'frame', costMs: 0.1 },
  atadenoise: {
    name: { pt: 'Redução de ruído no tempo', en: 'Temporal denoise' },
    category: 'noise',
    filter: 'atadenoise',
    range: [0, 100],
    unit: '%',
    kind: 'frame',
    costMs: 3.4,
  },
  nlmeans: {
    name: { pt: 'Redução de ruído por semelhança', en: 'Non-local denoise' },
    category: 'noise',
    filter: 'nlmeans',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 4.3,
  },
  removegrain: {
    name: { pt: 'Remoção de grãos', en: 'Grain removal' },
    category: 'noise',
    filter: 'removegrain',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 0.3,
  },
  fftdnoiz: {
    name: { pt: 'Redução de ruído por frequência', en: 'Frequency denoise' },
    category: 'noise',
    filter: 'fftdnoiz',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 1.9,
  },
  hqdn3d: {
    name: { pt: 'Redução de ruído suave', en: 'Smooth denoise' },
    category: 'noise',
    filter: 'hqdn3d',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 0.9,
  },
  amplify: {
    name: { pt: 'Amplificar movimento', en: 'Amplify motion' },
    category: 'special',
    filter: 'amplify',
    range: [0, 10],
    unit: '',
    kind: 'frame',
    costMs: 0.7,
  },
  lagfun: { name: { pt: 'Rastro de luz', en: 'Light trails' }, category: 'special', filter: 'lagfun', range: [0, 100], unit: '%', kind: 'frame', costMs: 0.8 },
  shufflepixels: {
    name: { pt: 'Embaralhar pixels', en: 'Shuffle pixels' },
    category: 'special',
    filter: 'shufflepixels',
    range: [0, 100],
    unit: '%',
    kind: 'frame',
    costMs: 0.2,
  },
  shuffleplanes: {
    name: { pt: 'Trocar canais de cor', en: 'Swap color planes' },
    category: 'special',
    filter: 'shuffleplanes',
    range: [0, 100],
    unit: '%',
    kind: 'still',
    costMs: 0.9,
  },
  shuffleframes: {
    name: { pt: 'Embaralhar quadros', en: 'Shuffle frames' },
    category: 'special',
    filter: 'shuffleframes',
    range: [0, 100],
    unit: '%',
    kind: 'time',
    costMs: 0,
  },
  freezeframes: {
    name: { pt: 'Congelar quadros', en: 'Freeze frames' },
    category: 'special',
    filter: 'freezeframes',
    range: [0, 100],
    unit: '%',
    kind: 'time',
    costMs: 0,
  },
} as const satisfies Record<string, EffectOption>

/** Offered like the others, but in a group of their own and not counted. */
const extraEffects = {
  fisheye: { name: { pt: 'Olho de peixe', en: 'Fisheye' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'geometry', costMs: 9.4 },
  twirl: { name: { pt: 'Redemoinho', en: 'Twirl' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'geometry', costMs: 9.7 },
  mosaic: { name: { pt: 'Mosaico', en: 'Mosaic' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'frame', costMs: 0.5 },
  snow: { name: { pt: 'Neve', en: 'Snow' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'frame', costMs: 0.4 },
  rain: { name: { pt: 'Chuva', en: 'Rain' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'frame', costMs: 0.7 },
  fire: { name: { pt: 'Fogo', en: 'Fire' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'frame', costMs: 3.4 },
  sparkles: { name: { pt: 'Brilhos', en: 'Sparkles' }, category: 'extra', filter: null, range: [0, 1], unit: '', kind: 'frame', costMs: 0.7 },
  sepia: { name: { pt: 'Sépia', en: 'Sepia' }, category: 'extra', filter: 'colorchannelmixer', range: [0, 1], unit: '', kind: 'still', costMs: 0.9 },
  glitchlines: {
    name: { pt: 'Linhas de interferência', en: 'Glitch lines' },
    category: 'extra',
    filter: null,
    range: [0, 1],
    unit: '',
    kind: 'frame',
    costMs: 0.1,
  },
} as const satisfies Record<string, EffectOption>

export const effects = { ...countedEffects, ...extraEffects }
export type EffectId = keyof typeof effects
/** Every number of effects that the product shows is the length of this list. */
export const effectIds = Object.keys(countedEffects) as (keyof typeof countedEffects)[]
export const extraEffectIds = Object.keys(extraEffects) as (keyof typeof extraEffects)[]

/** Stands for an unknown id: weak noise, in percent. One tenth of the intensity reaches it. */
export const unknownEffect = 'unknown'
const unknownRange = [0, 10] as const

/** The value of an effect in its unit: linear over its range, clamped at its ends. */
export function effectValue(id: EffectId | typeof unknownEffect, intensity: Percent): number {
  const [min, max] = id === unknownEffect ? unknownRange : effects[id].range
  return min + ((max - min) * Math.min(100, Math.max(0, intensity))) / 100
}

/**
 * An effect by the id that a stored template names. An unknown one is weak noise; `warn` receives a
 * Portuguese text about it.
 */
export function effectOrUnknown(id: string, warn: (message: string) => void): EffectId | typeof unknownEffect {
  if (Object.hasOwn(effects, id)) return id as EffectId
  warn(`Efeito desconhecido: "${id}". Usando um ruído fraco no lugar.`)
  return unknownEffect
}
