// How a process that decodes sends a photo together with its small picture: the length of the small
// one in 4 bytes (big endian), the small one, the photo.

export type PhotoWithPreview = { jpeg: Buffer; preview: Buffer }

const lengthBytes = 4

export function joinPreview(preview: Buffer, jpeg: Buffer): Buffer {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(preview.length)
  return Buffer.concat([length, preview, jpeg])
}

/** `null` when the length is wrong: the process that sent it may be damaged. */
export function splitPreview(sent: Buffer): PhotoWithPreview | null {
  if (sent.length < lengthBytes) return null
  const end = lengthBytes + sent.readUInt32BE()
  return end >= sent.length ? null : { preview: sent.subarray(lengthBytes, end), jpeg: sent.subarray(end) }
}
