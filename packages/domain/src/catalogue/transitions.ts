import type { Seconds } from '../units.ts'
import type { Bilingual } from './languages.ts'

/** The groups in which the editor lists transitions. */
export const transitionCategories = {
  basic: {
    name: { pt: 'Básicas', en: 'Basic' },
    icon: '🌓',
    description: { pt: 'Uma imagem se desfaz na outra', en: 'One picture fades into the other' },
  },
  wipe: {
    name: { pt: 'Cortinas', en: 'Wipes' },
    icon: '🪟',
    description: { pt: 'Uma borda atravessa o quadro e descobre a próxima imagem', en: 'An edge crosses the frame and uncovers the next picture' },
  },
  slide: {
    name: { pt: 'Deslizes', en: 'Slides' },
    icon: '➡️',
    description: { pt: 'A próxima imagem entra empurrando ou cobrindo a atual', en: 'The next picture pushes or covers the current one' },
  },
  reveal: {
    name: { pt: 'Revelações', en: 'Reveals' },
    icon: '🎁',
    description: { pt: 'A imagem atual sai e revela a próxima', en: 'The current picture leaves and reveals the next' },
  },
  circular: {
    name: { pt: 'Circulares', en: 'Circular' },
    icon: '⭕',
    description: { pt: 'Círculos que abrem, fecham ou recortam', en: 'Circles that open, close or crop' },
  },
  rectangular: {
    name: { pt: 'Retangulares', en: 'Rectangular' },
    icon: '⬛',
    description: { pt: 'Faixas e retângulos que abrem, fecham ou recortam', en: 'Bands and rectangles that open, close or crop' },
  },
  smooth: {
    name: { pt: 'Suaves', en: 'Smooth' },
    icon: '🌊',
    description: { pt: 'Cortinas de borda macia', en: 'Wipes with a soft edge' },
  },
  special: {
    name: { pt: 'Especiais', en: 'Special' },
    icon: '✨',
    description: { pt: 'Pixels, giros, zoom e diagonais', en: 'Pixels, turns, zoom and diagonals' },
  },
  extra: {
    name: { pt: 'Extras', en: 'Extras' },
    icon: '🎬',
    description: { pt: 'Estilos de cinema, de fita e de sinal digital', en: 'The looks of film, tape and digital signals' },
  },
} as const satisfies Record<string, { name: Bilingual; /** An emoji. */ icon: string; description: Bilingual }>
export type TransitionFamily = keyof typeof transitionCategories
export type TransitionOption = { name: Bilingual; family: TransitionFamily; /** Bounds of its length. */ shortest: Seconds; longest: Seconds }

/**
 * The 47 transitions between two scenes that the product counts; names are those of FFmpeg's xfade.
 */
const countedTransitions = {
  fade: { name: { pt: 'Esmaecer', en: 'Fade' }, family: 'basic', shortest: 0.1, longest: 3 },
  fadeblack: { name: { pt: 'Esmaecer em preto', en: 'Fade through black' }, family: 'basic', shortest: 0.2, longest: 2 },
  fadewhite: { name: { pt: 'Esmaecer em branco', en: 'Fade through white' }, family: 'basic', shortest: 0.2, longest: 2 },
  fadegrays: { name: { pt: 'Esmaecer em cinza', en: 'Fade through gray' }, family: 'basic', shortest: 0.2, longest: 2 },
  fadefast: { name: { pt: 'Esmaecer rápido', en: 'Fast fade' }, family: 'basic', shortest: 0.1, longest: 1 },
  fadeslow: { name: { pt: 'Esmaecer lento', en: 'Slow fade' }, family: 'basic', shortest: 0.5, longest: 3 },
  wipeleft: { name: { pt: 'Cortina para a esquerda', en: 'Wipe left' }, family: 'wipe', shortest: 0.1, longest: 2 },
  wiperight: { name: { pt: 'Cortina para a direita', en: 'Wipe right' }, family: 'wipe', shortest: 0.1, longest: 2 },
  wipeup: { name: { pt: 'Cortina para cima', en: 'Wipe up' }, family: 'wipe', shortest: 0.1, longest: 2 },
  wipedown: { name: { pt: 'Cortina para baixo', en: 'Wipe down' }, family: 'wipe', shortest: 0.1, longest: 2 },
  wipetl: { name: { pt: 'Cortina ao canto superior esquerdo', en: 'Wipe to top left' }, family: 'wipe', shortest: 0.2, longest: 2.5 },
  wipetr: { name: { pt: 'Cortina ao canto superior direito', en: 'Wipe to top right' }, family: 'wipe', shortest: 0.2, longest: 2.5 },
  wipebl: { name: { pt: 'Cortina ao canto inferior esquerdo', en: 'Wipe to bottom left' }, family: 'wipe', shortest: 0.2, longest: 2.5 },
  wipebr: { name: { pt: 'Cortina ao canto inferior direito', en: 'Wipe to bottom right' }, family: 'wipe', shortest: 0.2, longest: 2.5 },
  slideleft: { name: { pt: 'Deslizar para a esquerda', en: 'Slide left' }, family: 'slide', shortest: 0.2, longest: 2 },
  slideright: { name: { pt: 'Deslizar para a direita', en: 'Slide right' }, family: 'slide', shortest: 0.2, longest: 2 },
  slideup: { name: { pt: 'Deslizar para cima', en: 'Slide up' }, family: 'slide', shortest: 0.2, longest: 2 },
  slidedown: { name: { pt: 'Deslizar para baixo', en: 'Slide down' }, family: 'slide', shortest: 0.2, longest: 2 },
  coverleft: { name: { pt: 'Cobrir para a esquerda', en: 'Cover left' }, family: 'slide', shortest: 0.3, longest: 2.5 },
  coverright: { name: { pt: 'Cobrir para a direita', en: 'Cover right' }, family: 'slide', shortest: 0.3, longest: 2.5 },
  coverup: { name: { pt: 'Cobrir para cima', en: 'Cover up' }, family: 'slide', shortest: 0.3, longest: 2.5 },
  coverdown: { name: { pt: 'Cobrir para baixo', en: 'Cover down' }, family: 'slide', shortest: 0.3, longest: 2.5 },
  revealleft: { name: { pt: 'Revelar para a esquerda', en: 'Reveal left' }, family: 'reveal', shortest: 0.3, longest: 2.5 },
  revealright: { name: { pt: 'Revelar para a direita', en: 'Reveal right' }, family: 'reveal', shortest: 0.3, longest: 2.5 },
  revealup: { name: { pt: 'Revelar para cima', en: 'Reveal up' }, family: 'reveal', shortest: 0.3, longest: 2.5 },
  revealdown: { name: { pt: 'Revelar para baixo', en: 'Reveal down' }, family: 'reveal', shortest: 0.3, longest: 2.5 },
  circleopen: { name: { pt: 'Círculo que abre', en: 'Circle open' }, family: 'circular', shortest: 0.3, longest: 2 },
  circleclose: { name: { pt: 'Círculo que fecha', en: 'Circle close' }, family: 'circular', shortest: 0.3, longest: 2 },
  circlecrop: { name: { pt: 'Recorte em círculo', en: 'Circle crop' }, family: 'circular', shortest: 0.3, longest: 2 },
  rectcrop: { name: { pt: 'Recorte em retângulo', en: 'Rectangle crop' }, family: 'rectangular', shortest: 0.3, longest: 2 },
  vertopen: { name: { pt: 'Abertura vertical', en: 'Vertical open' }, family: 'rectangular', shortest: 0.3, longest: 2 },
  vertclose: { name: { pt: 'Fechamento vertical', en: 'Vertical close' }, family: 'rectangular', shortest: 0.3, longest: 2 },
  horzopen: { name: { pt: 'Abertura horizontal', en: 'Horizontal open' }, family: 'rectangular', shortest: 0.3, longest: 2 },
  horzclose: { name: { pt: 'Fechamento horizontal', en: 'Horizontal close' }, family: 'rectangular', shortest: 0.3, longest: 2 },
  smoothleft: { name: { pt: 'Suave para a esquerda', en: 'Smooth left' }, family: 'smooth', shortest: 0.3, longest: 2.5 },
  smoothright: { name: { pt: 'Suave para a direita', en: 'Smooth right' }, family: 'smooth', shortest: 0.3, longest: 2.5 },
  smoothup: { name: { pt: 'Suave para cima', en: 'Smooth up' }, family: 'smooth', shortest: 0.3, longest: 2.5 },
  smoothdown: { name: { pt: 'Suave para baixo', en: 'Smooth down' }, family: 'smooth', shortest: 0.3, longest: 2.5 },
  dissolve: { name: { pt: 'Dissolver', en: 'Dissolve' }, family: 'special', shortest: 0.3, longest: 2 },
  pixelize: { name: { pt: 'Pixelizar', en: 'Pixelize' }, family: 'special', shortest: 0.3, longest: 2 },
  radial: { name: { pt: 'Radial', en: 'Radial' }, family: 'special', shortest: 0.4, longest: 2.5 },
  distance: { name: { pt: 'Distância', en: 'Distance' }, family: 'special', shortest: 0.4, longest: 2.5 },
  zoomin: { name: { pt: 'Aproximar', en: 'Zoom in' }, family: 'special', shortest: 0.4, longest: 2.5 },
  diagtl: { name: { pt: 'Diagonal ao canto superior esquerdo', en: 'Diagonal to top left' }, family: 'special', shortest: 0.4, longest: 2.5 },
  diagtr: { name: { pt: 'Diagonal ao canto superior direito', en: 'Diagonal to top right' }, family: 'special', shortest: 0.4, longest: 2.5 },
  diagbl: { name: { pt: 'Diagonal ao canto inferior esquerdo', en: 'Diagonal to bottom left' }, family: 'special', shortest: 0.4, longest: 2.5 },
  diagbr: { name: { pt: 'Diagonal ao canto inferior direito', en: 'Diagonal to bottom right' }, family: 'special', shortest: 0.4, longest: 2.5 },
} as const satisfies Record<string, TransitionOption>

/** Offered like the others, but in a group of their own and not counted. */
const extraTransitions = {
  glitch: { name: { pt: 'Glitch', en: 'Glitch' }, family: 'extra', shortest: 0.3, longest: 2 },
  pixelsort: { name: { pt: 'Pixels em ordem', en: 'Pixel sort' }, family: 'extra', shortest: 0.4, longest: 2.5 },
  rgbsplit: { name: { pt: 'Separação RGB', en: 'RGB split' }, family: 'extra', shortest: 0.3, longest: 2 },
  scanlines: { name: { pt: 'Linhas de varredura', en: 'Scan lines' }, family: 'extra', shortest: 0.3, longest: 2 },
  filmburn: { name: { pt: 'Filme queimado', en: 'Film burn' }, family: 'extra', shortest: 0.4, longest: 2.5 },
  lightleak: { name: { pt: 'Vazamento de luz', en: 'Light leak' }, family: 'extra', shortest: 0.4, longest: 2.5 },
  shutter: { name: { pt: 'Obturador', en: 'Shutter' }, family: 'extra', shortest: 0.3, longest: 2 },
  iris: { name: { pt: 'Íris', en: 'Iris' }, family: 'extra', shortest: 0.3, longest: 2 },
  filmroll: { name: { pt: 'Rolo de filme', en: 'Film roll' }, family: 'extra', shortest: 0.3, longest: 2 },
  vintagefade: { name: { pt: 'Esmaecer antigo', en: 'Vintage fade' }, family: 'extra', shortest: 0.4, longest: 2.5 },
  verticalblur: { name: { pt: 'Desfoque vertical', en: 'Vertical blur' }, family: 'extra', shortest: 0.3, longest: 2 },
} as const satisfies Record<string, TransitionOption>

export const transitions = { ...countedTransitions, ...extraTransitions }
export type TransitionId = keyof typeof transitions
/** Every number of transitions that the product shows is the length of this list. */
export const transitionIds = Object.keys(countedTransitions) as (keyof typeof countedTransitions)[]
export const extraTransitionIds = Object.keys(extraTransitions) as (keyof typeof extraTransitions)[]

/**
 * A transition by the id that a stored template names. An unknown one is a fade; `warn` receives a
 * Portuguese text about it.
 */
export function transitionOrFade(id: string, warn: (message: string) => void): TransitionId {
  if (Object.hasOwn(transitions, id)) return id as TransitionId
  warn(`Transição desconhecida: "${id}". Usando "fade" no lugar.`)
  return 'fade'
}

/** How short and how long a transition may be; unknown ones are fades. */
export function transitionBounds(id: string): [shortest: Seconds, longest: Seconds] {
  const { shortest, longest } = transitions[Object.hasOwn(transitions, id) ? (id as TransitionId) : 'fade']
  return [shortest, longest]
}
