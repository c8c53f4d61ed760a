import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { videoLanguages, voiceTypes } from '@relampago/domain/catalogue'
import { findFfmpeg } from '../../packages/video/src/ffmpeg/find-ffmpeg.ts'
import { narrationSeconds } from '../../packages/video/src/lay-out-timeline.ts'
import { embeddedProviders } from '../../packages/video/src/providers.ts'
import { writeOrder } from '../../packages/video/src/script-command-line.ts'
import { estimateSeconds, spokenWords } from '../../packages/video/src/speech/estimate-seconds.ts'
import { narrate } from '../../packages/video/src/speech/narrate.ts'
import { spokenText } from '../../packages/video/src/speech/spoken-text/spoken-text.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import { bringFfmpeg } from '../setup/system-programs.ts'
import { evenly, median, shareOf, type Figure } from './figures.ts'
import { themeOrder, type Measuring } from './measuring.ts'

/** Scripts that each voice says. */
const scriptsOfEach = 4
const easy = { least: 150, most: 175 }

/**
 * How fast the built-in voices tell scripts, in spoken words a minute with the pauses, and how far
 * the estimate was from their length.
 */
export async function measurePace({ themes, run, onFault }: Measuring): Promise<Figure[]> {
  const programs = await findFfmpeg(bringFfmpeg(), '')
  if (programs === null) throw new Error('FFmpeg is there, but ffprobe is not beside it')
  const measured: { pace: number; error: number }[] = []
  for (const language of videoLanguages)
    for (const typed of evenly(
      themes.filter((one) => one.language === language),
      scriptsOfEach,
    ))
      for (const voice of voiceTypes) {
        const one = await say(typed, voice, { ...run, ...programs })
        if (one.pace < easy.least || one.pace > easy.most) onFault(`${Math.round(one.pace)} words a minute, ${language}, ${voice}: ${typed.theme}`)
        measured.push(one)
      }
  return [
    { name: 'paceEasy', value: shareOf(measured, ({ pace }) => pace >= easy.least && pace <= easy.most) },
    { name: 'paceMedian', value: median(measured.map(({ pace }) => pace)), target: { least: easy.least } },
    { name: 'estimateError', value: median(measured.map(({ error }) => Math.abs(error))), target: { most: 0.06 } },
  ]
}

type Programs = Measuring['run'] & { ffmpegPath: string; ffprobePath: string }

async function say(typed: TypedTheme, voice: (typeof voiceTypes)[number], { signal, ...run }: Programs): Promise<{ pace: number; error: number }> {
  const order = themeOrder(typed, { voice })
  const { script } = await writeOrder(order, embeddedProviders, { ...run, signal })
  const folder = await mkdtemp(join(run.folder, 'narration-'))
  try {
    const narration = await narrate({
      script,
      order,
      targetSeconds: narrationSeconds(order.duration),
      voices: embeddedProviders.voices,
      tools: { ...run, folder, signal },
    })
    const told = narration.sentences.map(({ sentence }) => sentence.text)
    const seconds = narration.sentences.at(-1)?.to ?? 0
    const words = told.reduce((sum, text) => sum + spokenWords(spokenText(text, order.language)), 0)
    const estimated = told.reduce((sum, text) => sum + estimateSeconds(text, order.language, narration.rate), 0)
    return { pace: (words * 60) / seconds, error: estimated / seconds - 1 }
  } finally {
    await rm(folder, { recursive: true })
  }
}
