import type { MusicChoice } from '@relampago/domain/catalogue'

/** How the camera goes over a photo. */
export type Movement = 'pushIn' | 'pullOut' | 'toLeft' | 'toRight' | 'up' | 'down' | 'still'
/** 1 is the usual travel. */
export type PromptWishes = { movement: Movement | null; pace: number; music: MusicChoice }

/** The first row that a prompt mentions counts; words are compared without accents and case. */
const movementWords: readonly (readonly [Movement, RegExp])[] = [
  // Two sides are named: the camera goes to the second one.
  ['toRight', /\b(esquerda (para|pra|ate) a direita|left to right|from the left)\b/],
  ['toLeft', /\b(direita (para|pra|ate) a esquerda|right to left|from the right)\b/],
  ['up', /\b(bottom to top|from below)\b/],
  ['down', /\b(top to bottom|from above)\b/],
  ['still', /\b(parad[ao]|estatic[ao]|fix[ao]|sem movimento|sem mover|still|static|no movement)\b/],
  ['pushIn', /\b(zoom ?in|aproxim\w+|chegar? perto|chega(ndo)? perto|close( up)?|avanc\w+|mergulh\w+|push ?in|closer|dolly in)\b/],
  ['pullOut', /\b(zoom ?out|afast\w+|recu\w+|revel\w+|pull ?(out|back)|dolly out|reveal\w*)\b/],
  ['toLeft', /\b(esquerda|left)\b/],
  ['toRight', /\b(direita|right|panoramic[ao]|pan)\b/],
  ['up', /\b(sobe|subir|subindo|(para|pra) cima|tilt up|upwards?)\b/],
  ['down', /\b(desc\w+|(para|pra) baixo|tilt down|downwards?)\b/],
  ['still', /\b(sem|no|without) zoom\b/],
  ['pushIn', /\bzoom\b/],
]
const paceWords: readonly (readonly [number, RegExp])[] = [
  [1.6, /\b(rapid\w*|dinamic\w*|energ\w*|agitad\w*|fast|quick\w*|dynamic)\b/],
  [0.55, /\b(lent\w*|suav\w*|calm\w*|delicad\w*|devagar|slow\w*|gentl\w*|smooth\w*)\b/],
]
const musicWords: readonly (readonly [MusicChoice, RegExp])[] = [
  ['none', /\b(sem (musica|som|audio)|silenci\w*|mud[ao]|no (music|sound|audio)|silent|mute)\b/],
  ['cinematic', /\b(epic[ao]?|cinema\w*|cinematic|filme|trailer|grandios\w*)\b/],
  ['upbeat', /\b(alegr\w*|animad\w*|anim[ae]|fest\w*|diverti\w*|verao|happy|fun|party|upbeat|cheerful)\b/],
  ['electronic', /\b(tecnolog\w*|eletronic\w*|neon|futur\w*|gamer|tech\w*|electronic)\b/],
  ['corporate', /\b(empresa\w*|negocio\w*|corporativ\w*|profissiona\w*|business|corporate)\b/],
  ['mystery', /\b(misteri\w*|suspense|sombri\w*|dark|mystery|mysterious)\b/],
]
const usualMusic: MusicChoice = 'ambient'

/** Movement, pace and mood from a prompt in Portuguese or English. Unknown words change nothing. */
export function readPrompt(prompt: string): PromptWishes {
  const words = prompt.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const first = <Wish>(table: readonly (readonly [Wish, RegExp])[]): Wish | null => table.find(([, pattern]) => pattern.test(words))?.[0] ?? null
  return { movement: first(movementWords), pace: first(paceWords) ?? 1, music: first(musicWords) ?? usualMusic }
}
