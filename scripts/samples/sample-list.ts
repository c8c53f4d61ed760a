import type { BuiltInTemplateId, InterfaceLanguage, VideoLanguage } from '@relampago/domain/catalogue'
import type { Fraction, Seconds } from '@relampago/domain/units'

/**
 * A video that samples are taken from; an input that begins with `/` is a page of the sample shop.
 */
export type SampleVideo = { input: Record<InterfaceLanguage, string>; template: BuiltInTemplateId }

export const sampleVideos = {
  coffee: { input: { pt: 'café especial', en: 'specialty coffee' }, template: 'default' },
  fact: { input: { pt: 'café especial', en: 'specialty coffee' }, template: 'minimal' },
  marketing: { input: { pt: 'marketing digital', en: 'digital marketing' }, template: 'dynamic' },
  sleep: { input: { pt: 'sono', en: 'sleep' }, template: 'default' },
  product: { input: { pt: '/item/aurora-x2', en: '/item/aurora-x2-en' }, template: 'default' },
} as const satisfies Record<string, SampleVideo>
export type SampleVideoId = keyof typeof sampleVideos

/**
 * A frame of one of the videos: in which scene (below 0 from the last), and where between its first
 * and last frame.
 */
export type SampleStill = { video: SampleVideoId; scene: number; at: Fraction }

export const sampleStills = {
  coffee: { video: 'coffee', scene: 0, at: 0.6 },
  fact: { video: 'fact', scene: 1, at: 0.6 },
  marketing: { video: 'marketing', scene: 2, at: 0.6 },
  sleep: { video: 'sleep', scene: 0, at: 0.7 },
  product: { video: 'product', scene: 0, at: 0.6 },
  battery: { video: 'product', scene: 2, at: 0.6 },
  price: { video: 'product', scene: -2, at: 0.6 },
} as const satisfies Record<string, SampleStill>

/** The excerpts that play on the landing page, from the first frame on. */
export const sampleClips = ['coffee', 'product', 'sleep'] as const satisfies readonly SampleVideoId[]
export const clipSeconds: Seconds = 6
/** A clip must not weigh more: three of them are fetched by phones. */
export const mostClipBytes = 250_000

export const videoLanguages = { pt: 'pt-BR', en: 'en-US' } as const satisfies Record<InterfaceLanguage, VideoLanguage>
