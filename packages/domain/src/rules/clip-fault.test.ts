import { describe, expect, it } from 'vitest'
import { errorText } from '../contracts/errors.ts'
import { isClip } from '../input/clip-header.ts'
import { clipFault } from './clip-fault.ts'

const number = (value: number) => Array.from({ length: 4 }, (_, at) => (value >>> (24 - 8 * at)) & 255)
const text = (value: string) => [...new TextEncoder().encode(value)]
const box = (type: string, ...content: number[]) => [...number(content.length + 8), ...text(type), ...content]
/** The same with a length of 64 bits, as films of many gigabytes have. */
const longBox = (type: string, ...content: number[]) => [...number(1), ...text(type), ...number(0), ...number(content.length + 16), ...content]
const brand = (name: string) => box('ftyp', ...text(name), ...number(0))
/** @param ticks of a thousandth of a second */
const movie = (ticks: number) => box('mvhd', ...number(0), ...number(0), ...number(0), ...number(1000), ...number(ticks))
const longMovie = (ticks: number) => box('mvhd', 1, 0, 0, 0, ...Array.from({ length: 16 }, () => 0), ...number(1000), ...number(0), ...number(ticks))
const track = (kind: string) => box('trak', ...box('mdia', ...box('hdlr', ...number(0), ...number(0), ...text(kind))))
const film = (...parts: number[][]) => new Uint8Array(parts.flat())

describe('a clip judged by its header', () => {
  const [sound, picture] = [track('soun'), track('vide')]
  it.each<[string, Uint8Array, string | null]>([
    ['an MP4 of a minute', film(brand('isom'), box('moov', ...movie(60_400), ...sound, ...picture)), null],
    ['a MOV with its index at the end', film(brand('qt  '), longBox('mdat', 1, 2, 3), box('moov', ...movie(9000), ...picture)), null],
    ['one that does not say how long it is', film(brand('isom'), box('moov', ...movie(0), ...picture)), null],
    ['one with a length of 64 bits', film(brand('isom'), box('moov', ...longMovie(600_000), ...picture)), 'clip_too_long'],
    ['one of ten minutes', film(brand('isom'), box('moov', ...movie(600_000), ...picture)), 'clip_too_long'],
    ['sound alone', film(brand('M4A '), box('moov', ...movie(9000), ...sound)), 'clip_without_picture'],
    ['one that is cut off before its index', film(brand('isom'), box('mdat', 1, 2, 3)), 'clip_unreadable'],
    ['a HEIC photo', film(brand('heic'), box('meta')), 'clip_unreadable'],
    ['nothing', new Uint8Array(0), 'clip_unreadable'],
    ['text', new Uint8Array(text('no film at all')), 'clip_unreadable'],
  ])('%s', (_, file, code) => {
    expect(clipFault(file)?.code ?? null).toBe(code)
  })

  it('is told its length and the limit', () => {
    const fault = clipFault(film(brand('isom'), box('moov', ...movie(75_200), ...picture)))

    expect(errorText('clip_too_long', 'pt', fault?.parameters)).toBe('Este clipe tem 76 s. O limite é de 60 s: corte no celular e envie de novo.')
    expect(errorText('clip_too_long', 'en', fault?.parameters)).toBe('This clip is 76 s long. The limit is 60 s: trim it on your phone and send it again.')
  })

  it('is known by its first bytes', () => {
    expect([brand('qt  '), brand('avif'), brand('heic'), box('wide')].map((bytes) => isClip(new Uint8Array(bytes)))).toEqual([true, false, false, true])
  })
})
