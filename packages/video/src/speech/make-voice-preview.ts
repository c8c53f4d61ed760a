import { baseLanguage, type VideoLanguage, type VoiceType } from '@relampago/domain/catalogue'
import { phrases } from '../content/content.ts'
import { encodeSound } from '../soundtrack/encode-sound.ts'
import { mono } from '../soundtrack/studio/sound.ts'
import type { Tools } from '../run/tools.ts'
import { openSpeaker } from './espeak/espeak-process.ts'
import { espeakVoices } from './espeak/voices.ts'
import { defaultRate } from './estimate-seconds.ts'
import { narrationSampleRate, polishVoice } from './polish-voice.ts'
import { speakSentence } from './speak-sentences.ts'

/** Writes an MP3 in which a voice introduces itself, with the same sound as in videos. Throws `ToolError` when a tool fails. */
export async function makeVoicePreview(request: { language: VideoLanguage; type: VoiceType; outFile: string; tools: Tools }): Promise<void> {
  const { language, type, outFile, tools } = request
  const speaker = openSpeaker({ signal: tools.signal })
  try {
    const speech = await speakSentence(phrases(baseLanguage[language]).voicePreview, {
      speaker,
      voice: espeakVoices[language][type],
      language,
      rate: defaultRate,
    })
    if (speech === null) throw new Error('a preview without anything to say')
    const voiced = await polishVoice(speech, tools)
    const codec = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '96k']
    await encodeSound({ sound: mono(voiced), rate: narrationSampleRate, codec, outFile, step: 'voice preview: encode', tools })
  } finally {
    await speaker.close()
  }
}
