import { describe, expect, it } from 'vitest'
import { captionScript } from './caption-script.ts'
import type { CaptionPage, CaptionWord, Timeline } from './timeline.ts'

const word = (text: string, from: number, to: number, centre: number): CaptionWord => ({ text, from, to, centre, width: 200 })
const page = (...words: CaptionWord[]): CaptionPage => ({ from: words[0]?.from ?? 0, to: (words.at(-1)?.to ?? 0) + 0.4, lines: [words], sizePx: 100 })

function timelineWith(pages: CaptionPage[], over: { watermark?: boolean; pop?: boolean } = {}): Timeline {
  return {
    version: 1,
    title: '',
    language: 'pt-BR',
    width: 1080,
    height: 1920,
    framesPerSecond: 30,
    frames: 90,
    scenes: [],
    transitions: [],
    effects: [],
    captions: { style: { font: 'lora', sizePx: 100, textColor: '#FFFFFF', outlineColor: '#102030', karaokeColor: '#FF2D55', pop: over.pop ?? true }, pages },
    sound: { narration: { file: '', from: 0 }, music: null, speech: [] },
    watermark: over.watermark ?? false,
  }
}
const events = (script: string) => script.split('\n').filter((line) => line.startsWith('Dialogue:'))

describe('the caption script', () => {
  it('shows each word from the page on, lit from its first sound to the next word', () => {
    const script = captionScript(timelineWith([page(word('Café', 1, 1.4, 400), word('bom', 1.5, 2, 700))]))

    const spans = events(script).map((line) => [line.split(',').slice(1, 3).join('-'), line.includes('\\1c&H552DFF&'), line.split('}').at(-1)])
    expect(spans).toEqual([
      ['0:00:01.00-0:00:01.50', true, 'Café'],
      ['0:00:01.50-0:00:02.40', false, 'Café'],
      ['0:00:01.00-0:00:01.50', false, 'bom'],
      ['0:00:01.50-0:00:02.00', true, 'bom'],
      ['0:00:02.00-0:00:02.40', false, 'bom'],
    ])
  })

  it('writes the size that makes libass draw the em in the asked size, and colours as blue, green, red', () => {
    const style = captionScript(timelineWith([]))
      .split('\n')
      .find((line) => line.startsWith('Style: Caption'))

    // Lora: ascent 1.206 and descent 0.294 of the em; bold; outline 9.5 for 100 px.
    expect(style).toBe('Style: Caption,Lora,150,&H00FFFFFF,&H00FFFFFF,&H00302010,&H00302010,-1,0,0,0,100,100,0,0,1,9.5,0,5,0,0,0,1')
  })

  it('lets the lit word pop only where the style says so', () => {
    const pages = [page(word('Café', 1, 1.4, 540))]

    expect(captionScript(timelineWith(pages))).toContain('\\t(0,70,\\fscx110\\fscy110)')
    expect(captionScript(timelineWith(pages, { pop: false }))).not.toContain('\\t(')
  })

  it('writes the size again for a page that had to shrink', () => {
    const shrunk = { ...page(word('Responsabilidade', 1, 2, 540)), sizePx: 80 }

    expect(captionScript(timelineWith([shrunk]))).toContain('\\fs120\\bord7.6')
  })

  it.each([
    ['{\\b1}oi', '\\{/b1\\}oi'],
    ['a\\Nb', 'a/Nb'],
    ['um\ndois', 'um dois'],
    ['um\r\nDialogue: 0', 'um Dialogue: 0'],
  ])('gives the text %j no power over the script', (text, written) => {
    const script = captionScript(timelineWith([page(word(text, 1, 2, 540))]))

    expect(events(script).every((line) => line.endsWith(`}${written}`))).toBe(true)
    expect(events(script)).toHaveLength(2)
  })

  it('leaves out states that last less than 0.01 s', () => {
    const script = captionScript(timelineWith([page(word('a', 1, 1.002, 400), word('b', 1.002, 2, 600))]))

    expect(events(script).filter((line) => line.includes(',0:00:01.00,0:00:01.00,'))).toEqual([])
  })

  it('carries the watermark over the whole video, for those who have one', () => {
    expect(captionScript(timelineWith([]))).not.toContain('relâmpago')
    expect(events(captionScript(timelineWith([], { watermark: true }))).map((line) => line.slice(0, 33))).toEqual([
      'Dialogue: 0,0:00:00.00,0:00:03.00',
      'Dialogue: 0,0:00:00.00,0:00:03.00',
    ])
  })
})
