/** Letters that Windows-1252 has where Latin-1 has controls, by their byte. */
const windowsBytes = new Map(
  Array.from({ length: 32 }, (_, index) => [new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + index)), 0x80 + index] as const),
)
const high = `[\\u0080-\\u00BF${[...windowsBytes.keys()].join('')}]`
/** Small letters as they look after a wrong decoding: no text holds these pairs otherwise. */
const proof = /Ã[£§¡©ª³µº­¢¼]/
/** UTF-8 of Latin letters and of quotation marks and dashes, decoded as Western European. */
const wrong = new RegExp(`[ÂÃ]${high}|â€${high}`, 'g')

/** "CafÃ©" is "Café": undoes a decoding that went wrong in a shop's own systems. */
export function mendMojibake(text: string): string {
  if (!proof.test(text)) return text
  return text.replace(wrong, (run) => {
    const bytes = Uint8Array.from(run, (character) => windowsBytes.get(character) ?? character.charCodeAt(0))
    const mended = new TextDecoder().decode(bytes)
    return mended.includes('\uFFFD') ? run : mended
  })
}
