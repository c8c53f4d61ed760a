import { describe, expect, it } from 'vitest'
import { draftFileName } from './draft-file-name.ts'
import { chooseDraftFormat, draftSize } from './draft-format.ts'
import { draftProblem } from './draft-problem.ts'

const size = { width: 720, height: 1280 }
/** A browser that encodes what these codecs are called, and rejects what it never heard of. */
const browser = (...codecs: string[]) => ({
  isConfigSupported: async (config: VideoEncoderConfig) => {
    if (config.codec.startsWith('vp09') && codecs.length === 1) throw new TypeError('unknown codec')
    return { supported: codecs.includes(config.codec), config }
  },
})

describe('what a draft is made of', () => {
  it('is MP4 with H.264, else WebM with VP9, else with VP8', async () => {
    expect(await chooseDraftFormat(size, browser('avc1.640028', 'vp09.00.31.08', 'vp8'))).toMatchObject({ container: 'mp4', codec: 'avc' })
    expect(await chooseDraftFormat(size, browser('vp09.00.31.08', 'vp8'))).toMatchObject({ container: 'webm', codec: 'vp9' })
    expect(await chooseDraftFormat(size, browser('vp8'))).toMatchObject({ container: 'webm', codec: 'vp8' })
  })

  it('is nothing where no codec is supported, or there are no encoders', async () => {
    expect(await chooseDraftFormat(size, browser())).toBeNull()
    expect(await chooseDraftFormat(size, undefined)).toBeNull()
  })

  it('has two thirds of the frame, in even numbers', () => {
    expect(draftSize({ width: 1080, height: 1920 })).toEqual({ width: 720, height: 1280 })
    expect(draftSize({ width: 1920, height: 1080 })).toEqual({ width: 1280, height: 720 })
  })
})

describe('the name of a draft', () => {
  it('is the template’s, without what file systems refuse', () => {
    expect(draftFileName('Feira: 10/11 "já"?', { container: 'mp4' })).toBe('Feira 10 11 já (rascunho).mp4')
    expect(draftFileName('..\u202E\u0000 Loja.', { container: 'webm' })).toBe('Loja (rascunho).webm')
  })

  it('stands for itself when nothing is left, and is not too long', () => {
    expect(draftFileName('///', { container: 'mp4' })).toBe('template (rascunho).mp4')
    expect(draftFileName('⚡'.repeat(100), { container: 'mp4' })).toBe(`${'⚡'.repeat(80)} (rascunho).mp4`)
  })
})

it('what went wrong is told by what a person can do about it', () => {
  expect(draftProblem(new Error('Error: a picture could not be loaded'))).toBe('pictures')
  expect(draftProblem(new RangeError('Array buffer allocation failed'))).toBe('memory')
  expect(draftProblem(new Error('RangeError: WebAssembly.Memory(): out of memory'))).toBe('memory')
  expect(draftProblem(new DOMException('codec reclaimed', 'QuotaExceededError'))).toBe('memory')
  expect(draftProblem(new DOMException('the encoder failed', 'EncodingError'))).toBe('encoder')
  expect(draftProblem(new Error('something'))).toBe('other')
})
