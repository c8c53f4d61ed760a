import { open } from 'node:fs/promises'

/** Boxes that MP4 and MOV files begin with. */
const firstBoxes: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])
/** Brands of `ftyp` that are pictures, not films. */
const pictureBrand = /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1)$/
const matroska = 0x1a45dfa3

/** Whether a file begins as MP4, MOV, WebM or Matroska do; false also for one that is not there. */
export async function isVideoFile(file: string): Promise<boolean> {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12) return false
    if (buffer.readUInt32BE(0) === matroska) return true
    const box = buffer.toString('latin1', 4, 8)
    return firstBoxes.has(box) && !(box === 'ftyp' && pictureBrand.test(buffer.toString('latin1', 8, 12)))
  } catch {
    // Gone, or no file at all.
    return false
  }
}
