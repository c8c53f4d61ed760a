// The process that makes one preview: the order is its argument, the file its result.
import { voices } from '@relampago/domain/catalogue'
import { embeddedProviders, makeMusicPreview, makeVoicePreview, type Tools } from '@relampago/video'
import type { PreviewOrder } from './make-preview.ts'

const { preview, file, folder, ffmpegPath, ffprobePath } = JSON.parse(process.argv[2] ?? '') as PreviewOrder
const tools: Tools = { ffmpegPath, ffprobePath, folder, signal: new AbortController().signal }
if (preview.kind === 'music') await makeMusicPreview({ music: preview.id, outFile: file, tools })
else {
  const choice = voices.find((one) => one.id === preview.id)
  if (choice === undefined) throw new Error(`no voice ${preview.id}`)
  const voice = embeddedProviders.voices.find((one) => one.speaks(choice))
  if (voice === undefined) throw new Error(`no voice adapter for ${preview.id}`)
  await makeVoicePreview({ language: choice.language, type: choice.type, voice, outFile: file, tools })
}
