// The synthesiser as a program of its own, as in src/speech/espeak/espeak-child.ts, but asked for
// phonemes instead of sound: one JSON request in, one JSON list of texts out.
import { text } from 'node:stream/consumers'
import load from '@echogarden/espeak-ng-emscripten'

const { voice, texts } = JSON.parse(await text(process.stdin)) as { voice: string; texts: string[] }
const espeak = await load()
const worker = await new espeak.eSpeakNGWorker()
worker.set_voice(voice)
// The faster it speaks, the less sound it has to make.
worker.set_rate(450)

const heard = texts.map((one) => {
  let phonemes = ''
  worker.synthesize(one.replaceAll('&', '&amp;'), (_samples, events) => {
    for (const { type, id } of events) {
      if (type === 'word') phonemes += ' '
      // Bell characters mark where a sound was cut short.
      if (type === 'phoneme') phonemes += String(id ?? '').replaceAll('\u0007', '')
    }
  })
  return phonemes.replaceAll(/\s+/g, ' ').trim()
})
process.stdout.write(JSON.stringify(heard))
