import type { MusicId } from '@relampago/domain/catalogue'
import type { Tools } from '../run/tools.ts'
import { composeInWorker } from './compose-in-worker.ts'
import { encodeSound } from './encode-sound.ts'
import { sampleRate } from './studio/sound.ts'

const previewSeconds = 24

/**
 * Writes 24 s of a kind of music as MP3 (128k, stereo), made like the music of a video. Throws
 * `ToolError`, or the signal's reason when aborted.
 */
export async function makeMusicPreview({ music, outFile, tools }: { music: MusicId; outFile: string; tools: Tools }): Promise<void> {
  const sound = await composeInWorker({ id: music, seconds: previewSeconds, seed: 'preview' }, tools.signal)
  await encodeSound({ sound, rate: sampleRate, codec: ['-c:a', 'libmp3lame', '-b:a', '128k'], outFile, step: 'music preview: encode', tools })
}
