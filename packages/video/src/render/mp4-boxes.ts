import { open } from 'node:fs/promises'

/**
 * Types of the outermost boxes of an MP4 in order, such as `ftyp moov mdat`. Reads only their
 * headers.
 */
export async function topLevelBoxes(file: string): Promise<string[]> {
  await using handle = await open(file)
  const { size: fileBytes } = await handle.stat()
  const boxes: string[] = []
  const header = Buffer.alloc(16)
  for (let at = 0; at + 8 <= fileBytes;) {
    await handle.read(header, 0, 16, at)
    boxes.push(header.toString('latin1', 4, 8))
    const short = header.readUInt32BE(0)
    // 1: a 64-bit size follows the type; 0: the box reaches to the end of the file.
    const bytes = short === 1 ? Number(header.readBigUInt64BE(8)) : short
    if (bytes < 8) break
    at += bytes
  }
  return boxes
}
