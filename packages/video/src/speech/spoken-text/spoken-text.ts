import type { VideoLanguage } from '@relampago/domain/catalogue'

/** What the voice says for a text: words only, no digits and no symbols. */
export function spokenText(text: string, _language: VideoLanguage): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
