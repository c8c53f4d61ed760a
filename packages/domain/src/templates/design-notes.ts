import {
  effects as catalogue,
  longestShot,
  transitionOrFade,
  transitions as transitionCatalogue,
  type Bilingual,
  type EffectId,
  type EffectKind,
  type InterfaceLanguage,
  type TransitionId,
} from '../catalogue/index.ts'
import type { Seconds } from '../units.ts'

type Span = { from: Seconds; to: Seconds; /** Length of the whole. */ of: Seconds }

/** Something that a video does otherwise than the timeline of the editor shows. */
export type DesignNote =
  | { code: 'transitions_on_cuts' }
  | { code: 'transition_shortened'; type: TransitionId; wanted: Seconds; most: Seconds }
  | { code: 'effects_as_shares'; editor: Span; video: Span }
  | { code: 'drawing_order' }

type Content = {
  transitions: readonly { type: string; duration: Seconds }[]
  effects: readonly { type: string; custom_params: { start_time: Seconds; end_time: Seconds } }[]
  settings: { duration: Seconds }
}

/** Half of the longest scene, which two such scenes beside each other leave to a transition. */
const longestTransition: Seconds = Math.floor(5 * longestShot.usual) / 10
/** Time is chosen first, then pictures are baked, and finished frames are changed last. */
const drawingOrder: Record<EffectKind, number> = { time: 0, still: 1, geometry: 2, frame: 2 }

/** What a video of that length does otherwise than the editor's timeline. */
export function designNotes({ transitions, effects, settings }: Content, videoSeconds: Seconds): DesignNote[] {
  return [
    ...transitionNotes(transitions),
    ...shareNotes(effects, settings.duration, videoSeconds),
    ...(isInDrawingOrder(effects.map(({ type }) => type)) ? [] : [{ code: 'drawing_order' } as const]),
  ]
}

function transitionNotes(transitions: Content['transitions']): DesignNote[] {
  if (transitions.length === 0) return []
  const longest = new Map<TransitionId, Seconds>()
  for (const { type, duration } of transitions) {
    const id = transitionOrFade(type, () => undefined)
    if (duration > longestTransition) longest.set(id, Math.max(duration, longest.get(id) ?? 0))
  }
  const shortened = [...longest].map(([type, wanted]): DesignNote => ({ code: 'transition_shortened', type, wanted, most: longestTransition }))
  return [{ code: 'transitions_on_cuts' }, ...shortened]
}

function shareNotes(effects: Content['effects'], editorSeconds: Seconds, videoSeconds: Seconds): DesignNote[] {
  const partial = effects.find(({ custom_params: times }) => times.start_time > 0 || times.end_time < editorSeconds)
  if (partial === undefined || editorSeconds === videoSeconds) return []
  const { start_time: from, end_time: to } = partial.custom_params
  const inVideo = (time: Seconds) => (time / editorSeconds) * videoSeconds
  return [{ code: 'effects_as_shares', editor: { from, to, of: editorSeconds }, video: { from: inVideo(from), to: inVideo(to), of: videoSeconds } }]
}

function isInDrawingOrder(types: readonly string[]): boolean {
  const places = types.map((type) => drawingOrder[Object.hasOwn(catalogue, type) ? catalogue[type as EffectId].kind : 'frame'])
  return places.every((place, index) => place >= (places[index - 1] ?? 0))
}

/** A note as people read it. */
export function designNoteText(note: DesignNote, language: InterfaceLanguage): string {
  return textsOf(note, (value) => decimal(value, language))[language]
}

function textsOf(note: DesignNote, number: (value: number) => string): Bilingual {
  switch (note.code) {
    case 'transitions_on_cuts':
      return {
        pt: 'As transições ficam nos cortes entre as frases, na ordem da lista, e duram no máximo metade da cena mais curta ao lado.',
        en: 'Transitions are on the cuts between sentences, in the order of the list, and last half of the shorter scene beside them at most.',
      }
    case 'transition_shortened': {
      const { name } = transitionCatalogue[note.type]
      const [most, wanted, scene] = [note.most, note.wanted, Math.floor(10 * longestShot.usual) / 10].map(number)
      return {
        pt: `${name.pt} dura até ${most} s em vez de ${wanted} s, porque uma cena raramente passa de ${scene} s.`,
        en: `${name.en} lasts up to ${most} s instead of ${wanted} s, because a scene is rarely longer than ${scene} s.`,
      }
    }
    case 'effects_as_shares': {
      const { editor, video } = note
      return {
        pt: `Os tempos dos efeitos acompanham a duração do vídeo: de ${number(editor.from)} a ${number(editor.to)} s em ${number(editor.of)} s vira de ${number(video.from)} a ${number(video.to)} s em ${number(video.of)} s.`,
        en: `The times of effects follow the length of the video: ${number(editor.from)} to ${number(editor.to)} s of ${number(editor.of)} s become ${number(video.from)} to ${number(video.to)} s of ${number(video.of)} s.`,
      }
    }
    case 'drawing_order':
      return {
        pt: 'Os efeitos são desenhados por tipo: tempo, imagem, transição, quadro e legendas; dentro de um tipo vale a ordem da lista.',
        en: 'Effects are drawn by kind: time, picture, transition, frame and captions; within a kind the order of the list counts.',
      }
  }
}

function decimal(value: number, language: InterfaceLanguage): string {
  const rounded = String(Math.round(value * 10) / 10)
  return language === 'pt' ? rounded.replace('.', ',') : rounded
}
