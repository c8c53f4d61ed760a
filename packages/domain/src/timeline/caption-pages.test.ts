import { describe, expect, it } from 'vitest'
import { fontIds } from '../catalogue/index.ts'
import { captionArea, captionRows, captionsOutsideSafeArea, frameSize } from './caption-geometry.ts'
import { layOutCaptions, type MeasureText } from './caption-pages.ts'
import type { CaptionPage, CaptionStyle } from './timeline.ts'

/** Every letter half as wide as the font is high. */
const measure: MeasureText = (text, _font, sizePx) => text.length * sizePx * 0.5
const style: CaptionStyle = { font: 'anton', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#000000', karaokeColor: '#FF2D55', pop: true }

const area = captionArea(frameSize)

/** A sentence spoken at an even pace; spaces inside words are written as underscores. */
const spoken = (text: string, start = 0, perWord = 0.3) => ({
  words: text
    .split(' ')
    .map((word, index) => ({ text: word.replaceAll('_', ' '), from: start + index * perWord, to: start + index * perWord + perWord * 0.9 })),
})
const asText = (pages: CaptionPage[]) => pages.map(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(' ')).join(' / '))

describe('caption pages', () => {
  it.each([
    ['breaks at punctuation', 'Não é sorte, é técnica.', ['NÃO É SORTE', 'É TÉCNICA']],
    ['keeps 2 to 4 words together', 'A torra realça o aroma do grão', ['A TORRA REALÇA', 'O AROMA DO GRÃO']],
    ['does not end a page in an article', 'Guarde bem os grãos longe da luz forte', ['GUARDE BEM / OS GRÃOS', 'LONGE DA / LUZ FORTE']],
    ['does not part a figure from its noun', 'O café marca 80 pontos ou mais', ['O CAFÉ MARCA', '80 PONTOS / OU MAIS']],
    ['leaves no small words over', 'E ajuste ao seu gosto', ['E AJUSTE / AO SEU GOSTO']],
    ['breaks before a small word', 'Pode dar chocolate para cachorro?', ['PODE DAR / CHOCOLATE', 'PARA CACHORRO?']],
    ['does not part a name from its model', 'O Aurora X2 dobra e cabe no bolso', ['O AURORA X2 / DOBRA', 'E CABE NO BOLSO']],
    ['parts an article from its noun last of all', 'Por que o céu é azul?', ['POR QUE O CÉU', 'É AZUL?']],
    ['keeps a subject with its verb', 'But often they mean too much water', ['BUT OFTEN / THEY MEAN', 'TOO MUCH WATER']],
    ['begins a page with a new clause', 'Eles contam contra você ou a seu favor', ['ELES CONTAM / CONTRA VOCÊ', 'OU A SEU FAVOR']],
    ['keeps a price in one piece', 'Custa só R$_14,90 por mês', ['CUSTA SÓ', 'R$ 14,90 POR MÊS']],
    ['keeps question and exclamation marks, drops the full stop', 'Gostou? Salve já!', ['GOSTOU?', 'SALVE JÁ!']],
  ])('%s', (_rule, text, expected) => {
    const pages = layOutCaptions([spoken(text)], { style, area, measure })

    expect(asText(pages)).toEqual(expected)
  })

  it('never joins two sentences on one page', () => {
    const pages = layOutCaptions([spoken('Moa agora'), spoken('Beba já', 0.7)], { style, area, measure })

    expect(asText(pages)).toEqual(['MOA AGORA', 'BEBA JÁ'])
  })

  it('appears with its first word and stays until the next page, without a gap in short pauses', () => {
    const pages = layOutCaptions([spoken('Moa agora', 1), spoken('Beba já', 2), spoken('Tchau', 5)], { style, area, measure })

    expect(pages.map(({ from }) => from)).toEqual([1, 2, 5])
    expect(pages[0]?.to).toBe(2)
    expect(pages[1]?.to).toBeCloseTo(2 + 0.57 + 0.4, 10)
    expect(pages[2]?.to).toBeCloseTo(5 + 0.27 + 0.4, 10)
  })

  it('draws text faces as written and display faces in capitals', () => {
    expect(asText(layOutCaptions([spoken('Café é bom')], { style: { ...style, font: 'lora' }, area, measure }))).toEqual(['Café é bom'])
    expect(asText(layOutCaptions([spoken('Café é bom')], { style, area, measure }))).toEqual(['CAFÉ É BOM'])
  })

  it('shrinks a word that is too wide, alone on its page, and no other', () => {
    const pages = layOutCaptions([spoken('Uma responsabilidade enorme')], { style: { ...style, sizePx: 150 }, area, measure })

    const page = pages.find(({ lines }) => lines.flat().some(({ text }) => text === 'RESPONSABILIDADE'))
    expect(page?.lines.flat()).toHaveLength(1)
    expect(page?.sizePx).toBeLessThan(150)
    expect(page?.sizePx).toBeGreaterThan(80)
    expect(pages.filter((other) => other !== page).map(({ sizePx }) => sizePx)).toEqual([150, 150])
  })

  it('turns line breaks into spaces and leaves out empty words', () => {
    const sentence = { words: ['a\nb', ' ', 'c'].map((text, index) => ({ text, from: index, to: index + 0.5 })) }

    expect(asText(layOutCaptions([sentence], { style, area, measure }))).toEqual(['A B C'])
  })

  it('centres lines in the frame with words in reading order that do not touch', () => {
    const [page] = layOutCaptions([spoken('Café bom é')], { style: { ...style, sizePx: 60 }, area, measure })
    const spans = (page?.lines[0] ?? []).map(({ centre, width }) => [centre - width / 2, centre + width / 2])

    // 120, 90 and 30 pixels of letters with gaps of 30 pixels: 300 in all.
    expect(spans).toEqual([
      [390, 510],
      [540, 630],
      [660, 690],
    ])
  })
})

describe('the safe area', () => {
  const long = 'Extraordinariamente difícil: mesmo assim, a gente experimenta tudo, sempre com muito cuidado e atenção!'

  const shapes = [frameSize, { width: 1080, height: 1080 }, { width: 1080, height: 1350 }, { width: 1920, height: 1080 }]
  const cases = fontIds.flatMap((font) => [24, 80, 110, 150, 200].flatMap((sizePx) => shapes.map((frame) => ({ font, sizePx, ...frame }))))

  it.each(cases)('holds $font at $sizePx px in $width x $height', ({ font, sizePx, width, height }) => {
    const drawnIn = captionArea({ width, height })
    const pages = layOutCaptions([spoken(long)], { style: { font, sizePx }, area: drawnIn, measure })

    expect(captionsOutsideSafeArea({ style: { ...style, font, sizePx }, pages }, drawnIn)).toEqual([])
    for (const page of pages) {
      expect(page.lines.length).toBeLessThanOrEqual(2)
      expect(page.lines.flat().length).toBeLessThanOrEqual(5)
      expect(captionRows(page, { font }, drawnIn).bottom).toBeLessThanOrEqual(drawnIn.captionBottom + 0.01)
    }
  })

  it('shrinks one endless word until it fits', () => {
    const pages = layOutCaptions([spoken('Pneumoultramicroscopicossilicovulcanoconiótico')], { style: { font: 'anton', sizePx: 200 }, area, measure })

    expect(pages).toHaveLength(1)
    expect(pages[0]?.sizePx).toBeLessThan(40)
    expect(captionsOutsideSafeArea({ style, pages }, area)).toEqual([])
  })

  it('parts a word that could not be read, and shows each part while it is spoken', () => {
    const pages = layOutCaptions([spoken(`${'a'.repeat(300)} fim`)], { style, area, measure })

    const parts = pages.flatMap(({ lines }) => lines.flat())
    expect(parts.map(({ text }) => text).join('')).toBe(`${'A'.repeat(300)}FIM`)
    expect(Math.min(...pages.map(({ sizePx }) => sizePx))).toBeGreaterThanOrEqual(30)
    for (const [at, part] of parts.slice(0, -1).entries()) expect(parts[at + 1]?.from).toBeGreaterThanOrEqual(part.to - 1e-9)
    expect(parts.at(-2)?.to).toBeCloseTo(0.27)
    expect(captionsOutsideSafeArea({ style, pages }, area)).toEqual([])
  })

  it('is the same share of the frame at every size, and of the shorter side in every shape', () => {
    expect(captionArea({ width: 108, height: 192 })).toEqual(area)
    expect(area.safe).toEqual({ left: 130, top: 192, right: 950, bottom: 1536 })
    expect(captionArea({ width: 320, height: 180 }).safe).toEqual({ left: 231, top: 108, right: 1689, bottom: 864 })
  })

  it('is left by a word placed at the edge', () => {
    const page: CaptionPage = { from: 0, to: 1, sizePx: 100, lines: [[{ text: 'FORA', from: 0, to: 1, centre: 900, width: 200 }]] }

    expect(captionsOutsideSafeArea({ style, pages: [page] }, area)).toEqual(['FORA'])
  })
})
