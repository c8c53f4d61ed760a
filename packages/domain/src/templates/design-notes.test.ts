import { describe, expect, it } from 'vitest'
import { designNotes, designNoteText } from './design-notes.ts'

const settings = { duration: 10, camera_zoom: 0, layer_motion: 0.7, caption_pop: true }
const content = {
  transitions: [{ type: 'fadeslow', duration: 3 }],
  effects: [
    { type: 'vignette', intensity: 50, custom_params: { start_time: 0, end_time: 10 } },
    { type: 'hue', intensity: 50, custom_params: { start_time: 2, end_time: 4 } },
  ],
  settings,
}
const codesOf = (given: Partial<typeof content>, seconds = 30) => designNotes({ ...content, ...given }, seconds).map(({ code }) => code)

describe('what a video does otherwise than the timeline of the editor', () => {
  it('is told in the order in which a person meets it', () => {
    expect(codesOf({})).toEqual(['transitions_on_cuts', 'transition_shortened', 'effects_as_shares', 'drawing_order'])
  })

  it('is nothing for one effect that is there all the time', () => {
    expect(codesOf({ transitions: [], effects: content.effects.slice(0, 1) })).toEqual([])
  })

  it('names a transition once that is longer than half a scene', () => {
    const long = { type: 'fadeslow', duration: 3 }
    const notes = designNotes({ ...content, effects: [], transitions: [long, { type: 'fade', duration: 1 }, long] }, 30)

    expect(notes).toEqual([{ code: 'transitions_on_cuts' }, { code: 'transition_shortened', type: 'fadeslow', wanted: 3, most: 1.6 }])
  })

  it('shows where the first effect for a part of the time acts in a video of that length', () => {
    const [note] = designNotes({ ...content, transitions: [], effects: content.effects.slice(1) }, 30)

    expect(note).toEqual({ code: 'effects_as_shares', editor: { from: 2, to: 4, of: 10 }, video: { from: 6, to: 12, of: 30 } })
  })

  it('is no other time when both have the same length', () => {
    expect(codesOf({ transitions: [], effects: content.effects.slice(1) }, 10)).toEqual([])
  })

  it('is no other order when the list is in the order of drawing', () => {
    expect(codesOf({ transitions: [], effects: content.effects.toReversed() })).toEqual(['effects_as_shares'])
  })

  it('is said in both languages, with the numbers of each', () => {
    const texts = (language: 'pt' | 'en') => designNotes(content, 30).map((note) => designNoteText(note, language))

    expect(texts('pt')).toEqual([
      'As transições ficam nos cortes entre as frases, na ordem da lista, e duram no máximo metade da cena mais curta ao lado.',
      'Esmaecer lento dura até 1,6 s em vez de 3 s, porque uma cena raramente passa de 3,2 s.',
      'Os tempos dos efeitos acompanham a duração do vídeo: de 2 a 4 s em 10 s vira de 6 a 12 s em 30 s.',
      'Os efeitos são desenhados por tipo: tempo, imagem, transição, quadro e legendas; dentro de um tipo vale a ordem da lista.',
    ])
    expect(texts('en')[1]).toBe('Slow fade lasts up to 1.6 s instead of 3 s, because a scene is rarely longer than 3.2 s.')
  })
})
