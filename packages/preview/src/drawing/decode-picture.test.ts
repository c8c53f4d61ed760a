import { describe, expect, it } from 'vitest'
import { coveringCut } from './decode-picture.ts'

const background = { width: 1296, height: 2304 }

describe('the part of a photo that becomes a background', () => {
  it.each([
    { photo: { width: 1296, height: 2304 }, cut: { left: 0, top: 0, width: 1296, height: 2304 } },
    { photo: { width: 4000, height: 3000 }, cut: { left: 1156, top: 0, width: 1688, height: 3000 } },
    { photo: { width: 400, height: 700 }, cut: { left: 3, top: 0, width: 394, height: 700 } },
    { photo: { width: 1000, height: 4000 }, cut: { left: 0, top: 1111, width: 1000, height: 1778 } },
    { photo: { width: 1, height: 1 }, cut: { left: 0, top: 0, width: 1, height: 1 } },
  ])('is the middle of $photo.width x $photo.height', ({ photo, cut }) => {
    expect(coveringCut(photo, background)).toEqual(cut)
  })
})
