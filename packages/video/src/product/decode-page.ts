import { mendMojibake } from './mend-mojibake.ts'

/**
 * A page's bytes as text: byte order mark, then the header's charset, then the page's own, then
 * UTF-8 when it is valid, else Western European. A page that calls itself UTF-8 and is not is
 * Western European, and letters that were decoded wrongly before they were sent are put right.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  return mendMojibake(decoded(bytes, contentType))
}

function decoded(bytes: Uint8Array, contentType: string): string {
  const hasUtf8Mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const named = hasUtf8Mark ? 'utf-8' : (charsetIn(contentType) ?? charsetIn(headOf(bytes)))
  const decoder = named === undefined ? null : decoderFor(named)
  if (decoder !== null) {
    const text = decoder.decode(bytes)
    if (decoder.encoding !== 'utf-8' || isMostlyWhole(text)) return text
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8: what browsers assume of an old page without a charset.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** One torn character does not make another encoding; more torn than whole ones do. */
function isMostlyWhole(text: string): boolean {
  const torn = text.match(/\uFFFD/g)?.length ?? 0
  return torn === 0 || torn < (text.match(/[\u0080-\uFFFC]/g)?.length ?? 0)
}

function headOf(bytes: Uint8Array): string {
  // Browsers look for the charset in the first 1024 bytes; shops are later than that with scripts
  // before it.
  return new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096)).match(/<meta[^>]{0,200}charset\s*=\s*["']?[\w-]+/i)?.[0] ?? ''
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1]
}

/** `null` for a label that no browser knows. */
function decoderFor(label: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}
