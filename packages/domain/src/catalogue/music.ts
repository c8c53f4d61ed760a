import type { Bilingual } from './languages.ts'

export type MusicOption = {
  name: Bilingual
  /** A few words on how it sounds, shown under the name. */
  mood: Bilingual
  /** An emoji, as clients of the options call expect. */
  icon: string
  /** Beats a minute. Multiples of 16 make 15, 30 and 60 s whole bars of four beats. */
  bpm: number
}

export const music = {
  corporate: { name: { pt: 'Corporativa', en: 'Corporate' }, mood: { pt: 'Limpa, confiante', en: 'Clean, confident' }, icon: '💼', bpm: 112 },
  upbeat: { name: { pt: 'Animada', en: 'Upbeat' }, mood: { pt: 'Palmas e baixo', en: 'Claps and bass' }, icon: '🎉', bpm: 128 },
  cinematic: { name: { pt: 'Cinemática', en: 'Cinematic' }, mood: { pt: 'Cresce até o fim', en: 'Builds to the end' }, icon: '🎬', bpm: 80 },
  ambient: { name: { pt: 'Ambiente', en: 'Ambient' }, mood: { pt: 'Quase silêncio', en: 'Almost silence' }, icon: '🌿', bpm: 64 },
  electronic: { name: { pt: 'Eletrônica', en: 'Electronic' }, mood: { pt: 'Batida reta', en: 'Straight beat' }, icon: '🎛️', bpm: 128 },
  mystery: { name: { pt: 'Mistério', en: 'Mystery' }, mood: { pt: 'Grave, em suspenso', en: 'Low, in suspense' }, icon: '🔮', bpm: 80 },
} as const satisfies Record<string, MusicOption>
export type MusicId = keyof typeof music
export const musicIds = Object.keys(music) as MusicId[]

/** `none` is a choice, not a track: it has no file and no preview. */
export type MusicChoice = MusicId | 'none'
export const musicChoices = [...musicIds, 'none'] as const satisfies readonly MusicChoice[]
export const noMusic = { name: { pt: 'Sem música', en: 'No music' }, mood: { pt: 'Só a narração', en: 'Narration only' }, icon: '🔇' }
