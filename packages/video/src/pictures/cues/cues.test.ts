import type { PictureLayer } from '@relampago/domain/timeline'
import { describe, expect, it } from 'vitest'
import type { CuedPicture, LayerCues, SceneTimes } from './cue.ts'
import { cueWords, findSaid } from './find-said.ts'
import { timeLayers } from './time-layers.ts'

describe('finding where a sentence says a text', () => {
  it.each([
    ['O café tem mais de 800 aromas.', 'café', 1],
    ['O café tem mais de 800 aromas.', '800', 5],
    ['O café tem mais de 800 aromas.', 'aroma', 6],
    ['Coma bananas e maçãs!', 'banana', 1],
    ['A casca da banana alimenta o solo.', 'casca da banana', 1],
    ['Plante a casca no solo.', 'casca da banana', 2],
    ['Custa R$ 14,90 no site.', 'R$ 14,90', 1],
    ['The leaves of the tree fall.', 'tree', 4],
    ['São 8.849 metros.', '8.849', 1],
  ])('%s says "%s" with word %i', (sentence, text, index) => {
    expect(findSaid(cueWords(sentence), text)).toBe(index)
  })

  it.each([
    ['O café tem mais de 800 aromas.', '80'],
    ['O mar é azul.', 'marte'],
    ['O carro parou.', 'carta'],
    ['Beba água.', ''],
    ['A de B.', 'de'],
  ])('%s does not say "%s" by a likeness', (sentence, text) => {
    expect(findSaid(cueWords(sentence), text === 'de' ? 'de C' : text)).toBeNull()
  })

  it('looks behind a place, so that a word said twice can be told apart', () => {
    expect(findSaid(cueWords('sal e mais sal'), 'sal', 1)).toBe(3)
  })
})

describe('cues as times of a scene', () => {
  const times = { words: [0.2, 0.8, 1.5, 3.9], length: 4.2 }
  const layer = (cues?: LayerCues): CuedPicture['layers'][number] => {
    const bare: PictureLayer = { file: 'a', format: 'rgba', width: 2, height: 2, left: 0, top: 0, motion: { kind: 'popIn', amount: 1, phase: 0 } }
    return cues === undefined ? bare : { ...bare, cues }
  }
  const motionsOf = (layers: CuedPicture['layers'], given: SceneTimes | undefined = times) =>
    timeLayers({ background: { file: 'b', format: 'jpeg', width: 2, height: 2 }, layers, thumbnail: null, sources: [] }, given).layers.map(
      ({ motion }) => motion,
    )

  it('a layer enters a moment before its word, and reacts on it', () => {
    const [, motion] = motionsOf([layer(), layer({ enter: { word: 1 }, reactions: [{ kind: 'pulse', on: { word: 2 } }] })])

    expect(motion).toMatchObject({ at: 0.68, reactions: [{ kind: 'pulse', at: 1.5 }] })
  })

  it('a layer whose word is heard late enters by its latest second, one that is heard early on its word', () => {
    const [, late, early] = motionsOf([layer(), layer({ enter: { word: 2, by: 0.5 } }), layer({ enter: { word: 0, by: 0.5 } })])

    expect([late?.at, early?.at]).toEqual([0.38, 0.08])
  })

  it.each([
    [[0.75], 0.75],
    [[0.85], 0.85],
    [[0.87], 0.68],
    [[0.67], 0.68],
    [[0.7, 0.82], 0.82],
  ])('enters on the beat of %j where one is near its word', (beats, at) => {
    expect(motionsOf([layer(), layer({ enter: { word: 1 } })], { ...times, beats })[1]?.at).toBe(at)
  })

  it('leaves on its cue, shares count of the length, seconds are added', () => {
    const [, motion] = motionsOf([layer(), layer({ enter: { share: 0.25 }, leave: { word: 1, after: 1 } })])

    expect(motion).toMatchObject({ at: 0.93, leave: 1.68 })
  })

  it('enters early enough to be taken in, and never leaves before it enters', () => {
    const [, late, short] = motionsOf([layer(), layer({ enter: { word: 3 } }), layer({ enter: { word: 2 }, leave: { word: 0 } })])

    expect(late?.at).toBe(3.5)
    expect(short).toMatchObject({ at: 1.38, leave: 1.38 })
  })

  it('what is there from the start and gives way is enough: its successor waits for its word', () => {
    const [first, second] = motionsOf([layer({ leave: { word: 2 } }), layer({ enter: { word: 2 } })])

    expect([first?.at, first?.leave, second?.at]).toEqual([undefined, 1.38, 1.38])
  })

  it('where all wait for words, the first comes with the scene', () => {
    expect(motionsOf([layer({ enter: { word: 2 } }), layer({ enter: { word: 1 } })]).map(({ at }) => at)).toEqual([1.38, 0])
  })

  it('where all that is large waits, the first of it comes with the scene, whatever small things are there', () => {
    const big = (enter: LayerCues): CuedPicture['layers'][number] => ({ ...layer(enter), width: 600, height: 600 })

    expect(motionsOf([layer(), big({ enter: { word: 3 } }), big({ enter: { word: 2 } })]).map(({ at }) => at)).toEqual([undefined, 3.5, 0])
    expect(motionsOf([layer({ enter: { word: 2 } }), { ...layer(), width: 600, height: 600 }]).map(({ at }) => at)).toEqual([1.38, undefined])
  })

  it('without times the layers enter in turn, and no cue is left in the picture', () => {
    const picture = timeLayers(
      { background: { file: 'b', format: 'jpeg', width: 2, height: 2 }, layers: [layer({ enter: { word: 1 } })], thumbnail: null, sources: [] },
      undefined,
    )

    expect(picture.layers).toEqual([layer()])
  })
})
