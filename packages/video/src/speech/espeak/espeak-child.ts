// The only file that loads eSpeak NG, and it is a program of its own: eSpeak NG is GPL and stays
// outside our process, where a crash or an endless loop of it is also harmless. Reads requests from
// standard input, one JSON text a line, answers on standard output.
import { createInterface } from 'node:readline'
import load, { type EspeakEvent } from '@echogarden/espeak-ng-emscripten'
import type { SpeechEvent, SpeechReply, SpeechRequest } from './speech-message.ts'

// Above 85 of 100 the male voice reaches full scale.
const volume = 85
const pitch = 50
// A little livelier than the usual 50, at no cost in time.
const intonationRange = 63

// The noise in its sounds begins by the clock's second; with a clock that stands, the same requests
// give the same samples.
Date.now = () => 0
const espeak = await load()
const worker = await new espeak.eSpeakNGWorker()
worker.set_volume(volume)
worker.set_pitch(pitch)
worker.set_range(intonationRange)

function eventOf({ type, text_position, audio_position, id }: EspeakEvent): SpeechEvent[] {
  if (type === 'word') return [{ type: 'word', letter: text_position - 1, at: audio_position }]
  if (type === 'phoneme') return [{ type: 'sound', isPause: id === '', at: audio_position }]
  return type === 'end' ? [{ type: 'end', at: audio_position }] : []
}

function answer({ voice, text, rate }: SpeechRequest): void {
  worker.set_voice(voice)
  worker.set_rate(rate)
  const pieces: Buffer[] = []
  const events: SpeechEvent[] = []
  worker.synthesize(text, (samples, heard) => {
    // The samples live in the synthesiser's memory only during this call.
    if (samples !== null) pieces.push(Buffer.from(Int16Array.from(samples).buffer))
    events.push(...heard.flatMap(eventOf))
  })
  const audio = Buffer.concat(pieces)
  const reply: SpeechReply = { sampleRate: worker.get_samplerate(), bytes: audio.length, events }
  process.stdout.write(`${JSON.stringify(reply)}\n`)
  process.stdout.write(audio)
}

// Ends by itself when the parent closes its side or is gone.
for await (const line of createInterface({ input: process.stdin })) answer(JSON.parse(line) as SpeechRequest)
