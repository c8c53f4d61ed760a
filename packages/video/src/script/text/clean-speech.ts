const tag = /<\/?[a-z!][^<>]*>/giu
const address = /(?:https?:\/\/|www\.)\S+/giu
/**
 * Emoji with everything that binds them: skin tones, joiners, keycaps, regional letters. Digits
 * alone are not emoji.
 */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D|\u20E3|\uFE0E|\uFE0F/gu
/** Controls, and the invisible marks that change the direction of text. */
const invisible = /[\p{Cc}\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const markup = /[“”„«»"`*~^|\\<>{}[\]]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|_{2,}|#(?=[\p{L}\p{N}])|^\s*(?:[-•·–—>]|#{1,6}(?=\s))\s*/gu

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&nbsp;': ' ', '&quot;': ' ', '&lt;': ' ', '&gt;': ' ', '&#39;': "'" }

/**
 * A person's text as it can be spoken and shown: one line, without tags, addresses, emoji,
 * quotation marks, list bullets and invisible marks. No word is changed or added. May be empty.
 */
export function cleanSpeech(text: string): string {
  return text
    .normalize('NFC')
    .replace(/&(?:amp|nbsp|quot|lt|gt|#39);/g, (entity) => entities[entity] ?? ' ')
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, ' ')
    .replace(tag, ' ')
    .replace(address, ' ')
    .replace(emoji, ' ')
    .replace(/[\r\n\t]/g, ' ')
    .replace(invisible, '')
    .replace(markup, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([!?])[!?]+/g, '$1')
    .trim()
}
