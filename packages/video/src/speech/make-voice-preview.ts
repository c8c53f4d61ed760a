import { baseLanguage, type VideoLanguage, type VoiceType } from '@relampago/domain/catalogue'
import { phrases } from '../content/content.ts'
import { encodeSound } from '../soundtrack/encode-sound.ts'
import { mono } from '../soundtrack/studio/sound.ts'
import type { Tools } from '../run/tools.ts'
import { defaultRate } from './estimate-seconds.ts'
import { narrationSampleRate, polishVoice } from './polish-voice.ts'
import { speakSentence } from './speak-sentence.ts'
import type { Voice } from './voice.ts'

export type VoicePreview = { language: VideoLanguage; type: VoiceType; voice: Voice; outFile: string; tools: Tools }

/**
 * Writes an MP3 in which a voice introduces itself, with the same sound as in videos. Throws
 * `ToolError` when a tool fails.
 */
export async function makeVoicePreview({ language, type, voice, outFile, tools }: VoicePreview): Promise<void> {
  const session = voice.open({ language, type }, tools.signal, tools)
  try {
    const speech = await speakSentence(phrases(baseLanguage[language]).voicePreview, { session, language, rate: defaultRate })
    if (speech === null) throw new Error('a preview without anything to say')
    const voiced = await polishVoice(speech, tools)
    const codec = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '96k']
    await encodeSound({ sound: mono(voiced), rate: narrationSampleRate, codec, outFile, step: 'voice preview: encode', tools })
  } finally {
    await session.close()
  }
}
