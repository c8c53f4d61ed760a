import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { VideoLanguage, VoiceType } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import type { Timeline } from '@relampago/domain/timeline'
import { layOutTimeline, withPictures } from '../../packages/video/src/lay-out-timeline.ts'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { shotsOf } from '../../packages/video/src/shots.ts'
import { choosePictures } from '../../packages/video/src/pictures/choose-pictures.ts'
import { measureText } from '../../packages/video/src/render/captions/measure-text.ts'
import { renderTimeline } from '../../packages/video/src/render/render-timeline.ts'
import type { Script } from '../../packages/video/src/story/script.ts'
import { mixSoundtrack } from '../../packages/video/src/soundtrack/mix-soundtrack.ts'
import { benchSentences } from '../../packages/video/tests/caption-accuracy/bench-sentences.ts'
import { measureCaptionErrors, type CaptionedSentence } from '../../packages/video/tests/caption-accuracy/measure-caption-errors.ts'
import { estimateSeconds } from '../../packages/video/src/speech/estimate-seconds.ts'
import { narrate } from '../../packages/video/src/speech/narrate.ts'
import type { Tools } from '../../packages/video/src/run/tools.ts'

const sentencesPerVideo = 10

function scriptOf(texts: readonly string[], language: VideoLanguage): Script {
  return {
    title: 'bench',
    language,
    writer: 'structure',
    sentences: texts.map((text, index) => ({ id: `s${index}`, role: 'body', text, source: { kind: 'structure' }, keywords: [], priority: 1 })),
    postCaption: '',
    hashtags: [],
    firstComment: '',
    shortsTitle: '',
    unusedContext: [],
    openings: [],
  }
}

/**
 * Words of each sentence as the captions show them, with the times they light up. A sentence may
 * have several scenes, of which the first names it; sentences change in the pauses and do not
 * overlap here.
 */
function captioned({ captions, scenes, framesPerSecond }: Timeline): CaptionedSentence[] {
  const words = captions.pages.flatMap((page) => page.lines.flat())
  const firsts = scenes.filter(({ sentence }) => sentence !== '')
  return firsts.map(({ sentence, from }, index) => {
    const to = firsts[index + 1]?.from ?? scenes.at(-1)?.to ?? from
    return { text: sentence, words: words.filter((word) => word.from * framesPerSecond >= from && word.from * framesPerSecond < to) }
  })
}

type CaptionBench = {
  order: VideoOrder
  /** Of each language, at most 50. */
  sentences: number
  programs: Pick<Tools, 'ffmpegPath' | 'ffprobePath'>
  folder: string
}

/**
 * Caption errors over the bench sentences in finished MP4 files without music, in both languages
 * and voices: absolute milliseconds, sorted.
 */
export async function captionErrors({ order, sentences, programs, folder }: CaptionBench): Promise<number[]> {
  const errors: number[] = []
  for (const language of ['pt-BR', 'en-US'] as const) {
    const texts = benchSentences[language].slice(0, sentences)
    for (let from = 0; from < texts.length; from += sentencesPerVideo) {
      const voice: VoiceType = (from / sentencesPerVideo) % 2 === 0 ? 'female' : 'male'
      const place = join(folder, `captions-${language}-${from}`)
      await mkdir(place, { recursive: true })
      const tools: Tools = { ...programs, folder: place, signal: new AbortController().signal }
      const script = scriptOf(texts.slice(from, from + sentencesPerVideo), language)
      const plain: VideoOrder = { ...order, language, voice, music: 'none', template: 'minimal', quality: 'standard', duration: 60 }
      const measured = await measureOne(plain, script, tools)
      errors.push(...measured)
    }
  }
  return errors.toSorted((a, b) => a - b)
}

async function measureOne(order: VideoOrder, script: Script, tools: Tools): Promise<number[]> {
  const targetSeconds = script.sentences.reduce((sum, { text }) => sum + estimateSeconds(text, script.language) + 0.3, 0)
  const { voices, pictures: sources } = embeddedProviders
  const narration = await narrate({ script, order, targetSeconds, voices, tools })
  const subject = { kind: 'theme', theme: 'bench', context: '', language: order.language } as const
  const { pictures, all } = choosePictures({
    sentences: shotsOf({ order, narration }).map(({ sentence }) => sentence),
    subject,
    order,
    sources,
    tools,
  })
  await all
  const timeline = withPictures(layOutTimeline({ order, script, narration, measure: measureText }), await Promise.all(pictures))
  const { file: soundtrackFile } = await mixSoundtrack({ timeline, tools })
  const file = join(tools.folder, 'video.mp4')
  await renderTimeline({ timeline, pictures, soundtrackFile, quality: 'standard', outFile: file, tools })
  const { words } = await measureCaptionErrors({ file, sentences: captioned(timeline), language: order.language, voice: order.voice, tools })
  return words.map(({ errorMs }) => Math.abs(errorMs))
}
