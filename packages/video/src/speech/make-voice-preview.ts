import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import { encodeSound } from '../soundtrack/encode-sound.ts'
import { mono } from '../soundtrack/studio/sound.ts'
import type { Tools } from '../run/tools.ts'
import { defaultRate } from './estimate-seconds.ts'
import { narrationSampleRate, polishVoice } from './polish-voice.ts'
import { speakSentence } from './speak-sentence.ts'
import type { Voice } from './voice.ts'

const sentences = {
  'pt-BR': 'Oi! Esta é a minha voz. Eu conto a sua ideia em poucos segundos, do jeito que as pessoas gostam de ouvir.',
  'en-US': 'Hi! This is my voice. I tell your idea in just a few seconds, the way people like to hear it.',
} as const satisfies Record<VideoLanguage, string>

export type VoicePreview = { language: VideoLanguage; type: VoiceType; voice: Voice; outFile: string; tools: Tools }

/** Writes an MP3 in which a voice introduces itself, with the same sound as in videos. Throws `ToolError` when a tool fails. */
export async function makeVoicePreview({ language, type, voice, outFile, tools }: VoicePreview): Promise<void> {
  const session = voice.open({ language, type }, tools.signal)
  try {
    const speech = await speakSentence(sentences[language], { session, language, rate: defaultRate })
    if (speech === null) throw new Error('a preview without anything to say')
    const voiced = await polishVoice(speech, tools)
    const codec = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '96k']
    await encodeSound({ sound: mono(voiced), rate: narrationSampleRate, codec, outFile, step: 'voice preview: encode', tools })
  } finally {
    await session.close()
  }
}
