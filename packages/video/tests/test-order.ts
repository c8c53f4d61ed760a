import type { VideoOrder } from '@relampago/domain/contracts'

/** A short video on a theme with reviewed facts; for tests. */
export const testOrder: VideoOrder = {
  input: 'dormir melhor',
  kind: 'theme',
  context: '',
  duration: 15,
  language: 'pt-BR',
  voice: 'female',
  font: 'anton',
  fontSizePx: 110,
  textColor: '#FFFFFF',
  outlineColor: '#000000',
  karaokeColor: '#FF2D55',
  template: 'dynamic',
  music: 'upbeat',
  musicVolume: 0.12,
  watermark: true,
  quality: 'standard',
  seed: 'test',
}
