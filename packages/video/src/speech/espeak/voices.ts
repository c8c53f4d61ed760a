import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'

/**
 * Variants that exist; names that do not would silently give the male base voice. Median pitch
 * measured: f3 about 214 Hz, m3 about 107 Hz.
 */
export const espeakVoices = {
  'pt-BR': { female: 'pt-br+f3', male: 'pt-br+m3' },
  'en-US': { female: 'en-us+f3', male: 'en-us+m3' },
} as const satisfies Record<VideoLanguage, Record<VoiceType, string>>
