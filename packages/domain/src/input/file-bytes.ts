/** A file read at any place; beyond its end are zeros, so that no offset in it is trusted. */
export type Bytes = ReturnType<typeof reader>

export function reader(file: Uint8Array) {
  const u8 = (at: number) => file[at] ?? 0
  const u16 = (at: number) => u8(at) * 256 + u8(at + 1)
  const u16le = (at: number) => u8(at) + u8(at + 1) * 256
  return {
    length: file.length,
    u8,
    u16,
    u16le,
    u24le: (at: number) => u16le(at) + u8(at + 2) * 65_536,
    u32: (at: number) => u16(at) * 65_536 + u16(at + 2),
    u32le: (at: number) => u16le(at) + u16le(at + 2) * 65_536,
    /** Latin-1. */
    text: (at: number, length: number) => String.fromCodePoint(...file.subarray(at, at + length)),
  }
}

/** Part of a file; `to` is exclusive. */
export type Span = { from: number; to: number }

/** What is inside the boxes of that type. */
export function boxes({ u32, text }: Bytes, { from, to }: Span, type: string): Span[] {
  const found: Span[] = []
  for (let at = from; at + 8 <= to;) {
    const size = u32(at)
    // A size of 0 reaches to the end; one of 1 is followed by 64 bits, as in films.
    const end = size === 0 ? to : at + (size === 1 ? u32(at + 8) * 2 ** 32 + u32(at + 12) : size)
    if (end < at + 8) break
    if (text(at + 4, 4) === type) found.push({ from: at + (size === 1 ? 16 : 8), to: Math.min(end, to) })
    at = end
  }
  return found
}
