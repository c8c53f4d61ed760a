import type { VideoLanguage } from './languages.ts'

export const voiceTypes = ['female', 'male'] as const
export type VoiceType = (typeof voiceTypes)[number]

export type VoiceOption = {
  /** `{language}-{type}`; also the name of its preview file. */
  id: `${VideoLanguage}-${VoiceType}`
  type: VoiceType
  language: VideoLanguage
  name: string
}

export const voices = [
  { id: 'pt-BR-female', type: 'female', language: 'pt-BR', name: 'Lia' },
  { id: 'pt-BR-male', type: 'male', language: 'pt-BR', name: 'Caio' },
  { id: 'en-US-female', type: 'female', language: 'en-US', name: 'Grace' },
  { id: 'en-US-male', type: 'male', language: 'en-US', name: 'Owen' },
] as const satisfies readonly VoiceOption[]
export type VoiceId = (typeof voices)[number]['id']
