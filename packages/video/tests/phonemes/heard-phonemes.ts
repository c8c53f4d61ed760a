import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import { espeakVoices } from '../../src/speech/espeak/voices.ts'

const child = fileURLToPath(new URL('phoneme-child.ts', import.meta.url))

/**
 * What the built-in voice makes of each text, in its phonetic alphabet; without secondary stress,
 * which it places by itself.
 */
export async function heardPhonemes(texts: readonly string[], language: VideoLanguage): Promise<string[]> {
  const synthesiser = spawn(process.execPath, [child], { stdio: ['pipe', 'pipe', 'inherit'], timeout: 60_000 })
  synthesiser.stdin.end(JSON.stringify({ voice: espeakVoices[language].female, texts }))
  const heard = JSON.parse(await text(synthesiser.stdout)) as string[]
  return heard.map((phonemes) => phonemes.replaceAll(/ˌ/g, ''))
}
