import { describe, expect, it } from 'vitest'
import type { Cue } from '../cues/cue.ts'
import { cueWords } from '../cues/find-said.ts'
import type { Layout } from '../scene-plan/scene-plan.ts'
import { iconPack } from '../icons/icon-pack.ts'
import { layersOfScene } from '../scenes/layout-table.ts'
import { iconsOfPlan, loadScene } from '../scenes/load-scene.ts'

const scheme = { hue: 258, second: 232, accentHue: 78, mood: 'fresh' as const }

/** The cues of the layers of a layout whose sentence is said, from back to front. */
async function cuesOf(sentence: string, layout: Layout) {
  const plan = {
    look: 'mesh' as const,
    scheme,
    background: { look: 'mesh' as const, name: '', seed: 'one', hasPedestal: false },
    seed: 'one',
    language: 'pt-BR' as const,
    words: cueWords(sentence),
    layout,
    icon: 'headphone',
    companion: null,
    extras: [],
    photo: null,
  }
  const { scene } = await loadScene(plan, Object.fromEntries(iconsOfPlan(plan).map((id) => [id, iconPack().get(id)?.body ?? ''])))
  return layersOfScene(scene).map(({ motion, cues }) => ({ kind: motion.kind, enter: cues?.enter, reactions: cues?.reactions ?? [] }))
}

const wordOf = (cue: Cue | undefined) => (cue !== undefined && 'word' in cue ? cue.word : null)

describe('layers enter with their words', () => {
  it('one tile after the other', async () => {
    const layers = await cuesOf('Um bom café tem aroma, limão e mel.', {
      kind: 'tiles',
      tiles: [
        { icon: 'nose', text: 'aroma' },
        { icon: 'lemon', text: 'limão' },
        { icon: 'honey-pot', text: 'mel' },
      ],
      label: '',
    })

    expect(layers.map(({ enter }) => wordOf(enter)).filter((word) => word !== null)).toEqual([4, 5, 7])
  })

  it('each line of a list, and then its tick', async () => {
    const layers = await cuesOf('Lembre: horário fixo e quarto escuro.', { kind: 'checklist', title: 'Sono', items: ['Horário fixo', 'Quarto escuro'] })

    const ticks = layers.filter(({ kind }) => kind === 'stampIn')
    expect(layers.filter(({ kind }) => kind === 'slideFromLeft').map(({ enter }) => wordOf(enter))).toEqual([1, 4])
    expect(ticks.map(({ enter }) => wordOf(enter))).toEqual([1, 4])
    expect(ticks.every(({ enter }) => (enter?.after ?? 0) > 0)).toBe(true)
  })

  it('a verdict on its own word, where the sentence begins with it', async () => {
    const layers = await cuesOf('Verdade: os dois lados trabalham juntos.', { kind: 'verdict', isTrue: true, stamp: 'Verdade', label: '' })

    expect(layers.flatMap((cues) => cues?.enter ?? [])).toEqual([{ word: 0, after: 0.6 }])
  })

  it('a verdict at the end of its sentence, and the thing shakes', async () => {
    const layers = await cuesOf('Dizem que manga com leite mata.', { kind: 'verdict', isTrue: false, stamp: 'Mito', label: '' })

    expect(layers.filter(({ kind }) => kind === 'stampIn').map(({ enter }) => wordOf(enter))).toEqual([5])
    expect(layers.flatMap(({ reactions }) => reactions.map(({ kind, on }) => [kind, wordOf(on)]))).toEqual([['shake', 5]])
  })

  it('the halves of a comparison from both sides', async () => {
    const layers = await cuesOf('Café ou chá: qual acorda mais?', { kind: 'versus', one: 'Café', other: 'Chá', joint: 'ou', icons: [] })

    expect(layers.map(({ kind, enter }) => [kind, wordOf(enter)])).toEqual([
      ['slideFromLeft', 0],
      ['slideFromRight', 2],
      ['popIn', 2],
    ])
  })

  it('the answers of a quiz, of which the right one pulses when it is told', async () => {
    const options = ['Café', 'Chá', 'Suco'] as const
    const asked = await cuesOf('Qual tem mais cafeína: café, chá ou suco?', { kind: 'quiz', question: 'Qual?', options, right: null, pause: 3 })
    const told = await cuesOf('É o café, com folga.', { kind: 'quiz', question: 'Qual?', options, right: 0, pause: null })

    expect(asked.slice(1, 4).map(({ enter }) => wordOf(enter))).toEqual([4, 5, 7])
    expect(told.slice(1, 4).map(({ reactions }) => reactions.map(({ kind }) => kind))).toEqual([['pulse'], [], []])
  })

  it('a wrong belief before its stroke, and the truth as a stamp', async () => {
    const layers = await cuesOf('A Mona Lisa não foi pintada em tela, e sim em madeira.', {
      kind: 'correction',
      label: 'Mona Lisa',
      wrong: 'em tela',
      right: 'em madeira',
    })

    const entering = layers.filter(({ enter }) => enter !== undefined).map(({ kind, enter }) => [kind, wordOf(enter)])
    expect(entering).toEqual([
      ['riseIn', 6],
      ['slideFromLeft', 6],
      ['stampIn', 10],
    ])
  })

  it('a cause on its own words, though it stands above the effect', async () => {
    const layers = await cuesOf('Estrelas piscam porque o ar se mexe.', {
      kind: 'chain',
      boxes: [
        { text: 'O ar se mexe', icon: null },
        { text: 'Estrelas piscam', icon: null },
      ],
      isCycle: false,
    })

    expect(layers.filter(({ enter }) => enter !== undefined).map(({ enter }) => wordOf(enter))).toEqual([3, 0, 3])
  })
})
