import type { VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import { cutSentence } from './cut-sentence.ts'

/** Words of 0.4 s each, shown from the first to the last. */
function cut(text: string, language: VideoLanguage = 'pt-BR', longest = 2.6, joinOf = (spoken: number) => spoken) {
  const words = text.split(' ').map((word, at) => ({ text: word.replaceAll('_', ' '), from: at * 0.4, to: at * 0.4 + 0.4 }))
  return cutSentence({ words, language, from: 0, to: words.length * 0.4, longest, joinOf })
}
const texts = (parts: ReturnType<typeof cut>) => parts.map(({ words }) => words.map(({ text }) => text).join(' '))

describe('a sentence that is shown for too long', () => {
  it('is left whole where it is short enough', () => {
    expect(cut('Seis palavras são ditas aqui mesmo.')).toHaveLength(1)
  })

  it.each<[string, VideoLanguage]>([
    ['O café perde aroma depressa | quando fica aberto', 'pt-BR'],
    ['Grãos torrados guardam sabor | por quinze dias', 'pt-BR'],
    ['Plantas novas crescem melhor, | água demais mata', 'pt-BR'],
    ['Nasceu pobre na antiga | Belo Horizonte mineira', 'pt-BR'],
    ['Turistas mineiros amam | Belo Horizonte todo verão agora', 'pt-BR'],
    ['Um rio corta a bela | Foz do Iguaçu inteira', 'pt-BR'],
    ['Todo ano vendem | quase 500 milhões de canecas na feira', 'pt-BR'],
    ['Old coffee beans lose flavor | when exposed to air', 'en-US'],
    ['Old ships reached the port | in Puerto Rico weekly', 'en-US'],
    ['The tower here stands | 300 feet over town', 'en-US'],
  ])('is cut as in "%s" (%s)', (marked, language) => {
    expect(texts(cut(marked.replace(' |', ''), language))).toEqual(marked.split(' | '))
  })

  it.each<[string, VideoLanguage]>([
    ['Answer fast: which moons | hide seas', 'en-US'],
    ['Tente adivinhar isto: quantos | corações bate?', 'pt-BR'],
  ])('keeps a lead with what it leads to as in "%s" (%s)', (marked, language) => {
    expect(texts(cut(marked.replace(' |', ''), language, 2))).toEqual(marked.split(' | '))
  })

  it('is cut behind a number that ends with a colon', () => {
    expect(texts(cut('Só 8 patinhas: guarde este número agora', 'pt-BR'))).toEqual(['Só 8 patinhas:', 'guarde este número agora'])
  })

  it('is not cut where only grammar forbids it everywhere', () => {
    expect(texts(cut('de a de a de a de a'))).toHaveLength(1)
  })

  it('has parts of 0.8 s at least and of the longest time at most', () => {
    const parts = cut(Array.from({ length: 40 }, (_, at) => `palavra${'s'.repeat(at % 3)}`).join(' '))
    const ends = [...parts.slice(1).map(({ from }) => from), 16]

    expect(parts.length).toBeGreaterThan(6)
    for (const [index, { from }] of parts.entries()) {
      expect((ends[index] ?? 0) - from).toBeGreaterThanOrEqual(0.8)
      expect((ends[index] ?? 0) - from).toBeLessThanOrEqual(2.6 + 1e-9)
    }
  })

  it('changes on a beat rather than between two', () => {
    const beat = 1.65
    const onBeat = cut('palavras iguais todas ditas agora mesmo assim juntas', 'pt-BR', 2.6, (spoken) => (Math.abs(spoken - beat) <= 0.12 ? beat : spoken))

    expect(onBeat.map(({ from }) => from)).toEqual([0, 1.65])
  })
})
