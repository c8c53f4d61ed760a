import { describe, expect, it } from 'vitest'
import { errorText } from '../contracts/errors.ts'
import { photoFault } from './photo-fault.ts'

/** The beginning of a PNG of that size; nothing more is needed to judge it. */
function pngHeader(width: number, height: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(33))
  bytes.setUint32(0, 0x89_50_4e_47)
  bytes.setUint32(4, 0x0d_0a_1a_0a)
  bytes.setUint32(8, 13)
  bytes.setUint32(12, 0x49_48_44_52)
  bytes.setUint32(16, width)
  bytes.setUint32(20, height)
  return new Uint8Array(bytes.buffer)
}

describe('a picture judged by its header', () => {
  it.each([
    ['twelve megapixels as cameras count them', 4032, 3024, 12, null],
    ['one row more than allowed', 4096, 3073, 12, 'image_too_large'],
    ['fifty megapixels as cameras count them', 8192, 6144, 50, null],
    ['a bomb: the largest size a PNG can name', 2 ** 31 - 1, 2 ** 31 - 1, 50, 'image_too_large'],
    ['no width', 0, 400, 12, 'image_unreadable'],
  ] as const)('%s', (_, width, height, megapixels, code) => {
    expect(photoFault(pngHeader(width, height), megapixels)?.code ?? null).toBe(code)
  })

  it('is told its size and the limit, and never a size that sounds allowed', () => {
    const fault = photoFault(pngHeader(4096, 3073), 12)

    expect(errorText('image_too_large', 'pt', fault?.parameters)).toBe(
      'Esta imagem tem 4096 × 3073 pixels (13 megapixels). Seu plano aceita até 12 megapixels: envie uma versão menor.',
    )
    expect(errorText('image_too_large', 'en', fault?.parameters)).toBe(
      'This image has 4096 × 3073 pixels (13 megapixels). Your plan takes up to 12 megapixels: send a smaller version.',
    )
  })
})
