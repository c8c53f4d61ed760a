import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { overallPercent, stageIds, stages, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import { edits, type Edits } from './edits.ts'
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
import type { OwnMedia } from './run/own-media.ts'
import { findEncoder } from './render/find-encoder.ts'
import { makeVideo } from './make-video.ts'
import { runOrderCommand, type TypedOrder } from './order-command.ts'
import { invalidField, orderHelp, readOrder } from './order-options.ts'
import { providersOf } from './providers-of-environment.ts'
import { readDesignFile } from './read-design-file.ts'
import type { Report } from './run/progress.ts'
import type { ProviderUse } from './run/provider-use.ts'
import { ToolError } from './run/tool-error.ts'

const help = `Makes a video from a theme or a product link, without a server.

  npm run make -- "café especial" --out cafe.mp4
  npm run make -- https://shop.example/item/1 --duration 15 --out item.mp4

${orderHelp}
  --out FILE                  the MP4 (video.mp4)
  --media FILE, FILE@N        a picture or film of yours, where it fits or for sentence N; may be repeated
  --timeline FILE             also write the timeline as JSON
  --cache FOLDER              keep the results of single steps there for a day, and use those that are there
  --edits FILE                change a video made before, with the same options and cache; JSON with any of
                              {"sentences": {"ID": "new text"}, "pictures": {"ID": {"icon": "moon"}}, "captions": {"font": "poppins"}},
                              where the IDs are those of the scenes in the timeline
  --allow-private-fetch       product pages on this machine are allowed
  --json                      end with one JSON object: file, seconds, bytes, stages
  --help

With CONTACT=you@example.org in the environment, facts on a theme are asked of Wikipedia and Wikidata too; ENCYCLOPEDIA=off stops that.
With LLM_BASE_URL and LLM_MODEL (LLM_API_KEY), or with Ollama, LM Studio or llama.cpp on this machine, a language model words what is known; LLM_LOCAL=off stops that.
With VOICE_BASE_URL, VOICE_MODEL and VOICE_PT_FEMALE, VOICE_PT_MALE, VOICE_EN_FEMALE or VOICE_EN_MALE (VOICE_API_KEY), a server with OpenAI's speech call speaks.
With ENCODER=auto, graphics hardware encodes the video where it passes a trial.
`

/** Prints each stage when it ends, with the percent of the whole reached. */
function printStages(language: InterfaceLanguage, start: number): Report {
  const ended = new Set<string>()
  return (stage, fraction, known) => {
    if (known?.title !== undefined) process.stderr.write(`  ${known.title}\n`)
    if (fraction < 1 || ended.has(stage)) return
    ended.add(stage)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stderr.write(`${String(Math.round(overallPercent(stage, 1))).padStart(3)}%  ${stages[stage].name[language].padEnd(12)} ${seconds} s\n`)
  }
}

/**
 * The command line of `npm run make`. Gives the exit code: 0 when the video is there, 1 when it
 * could not be made, 2 when the arguments are wrong. `environment` supplies PATH, FFMPEG_PATH,
 * ALLOW_PRIVATE_FETCH and the settings of encyclopedias and language models.
 */
export async function commandLine(args: string[], environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  return runOrderCommand(args, help, (order) => makeOne(order, environment, signal))
}

async function readEdits(file: string | undefined, language: InterfaceLanguage): Promise<Edits> {
  if (file === undefined) return {}
  try {
    return edits.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    throw invalidField('edits', language)
  }
}

async function readDesignOption(file: string | undefined, language: InterfaceLanguage): Promise<Pick<VideoOrder, 'design'>> {
  if (file === undefined) return {}
  try {
    return { design: await readDesignFile(file) }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    throw invalidField('design', language)
  }
}

/** Who spoke, and in place of whom. */
function voiceNotes(providers: readonly ProviderUse[]): string[] {
  return providers
    .filter(({ port }) => port === 'voice')
    .map(({ name, failures }) => [`voice: ${name}`, ...failures.map((failure) => `in place of ${failure.name} (${failure.reason})`)].join(' '))
}

/** `photo.jpg` or `photo.jpg@3`. */
function readMedia(typed: string): OwnMedia {
  const [, file = typed, sentence] = /^(.*)@([1-9]\d?)$/.exec(typed) ?? []
  return { file: resolve(file), sentence: sentence === undefined ? null : Number(sentence) }
}

async function makeOne({ input, values, language, folder }: TypedOrder, environment: NodeJS.ProcessEnv, signal: AbortSignal) {
  const order = { ...readOrder(input, values, language), ...(await readDesignOption(values.design, language)) }
  const media = (values.media ?? []).map(readMedia)
  if (media.some(({ file }) => !existsSync(file))) throw invalidField('media', language)
  const programs = await findFfmpeg(environment['FFMPEG_PATH'], environment['PATH'] ?? '')
  if (programs === null) throw new ToolError('ffmpeg', 'start', 'FFmpeg was not found. Install it (for example: apt-get install ffmpeg) or set FFMPEG_PATH.')
  const start = performance.now()
  const video = await makeVideo(
    order,
    await providersOf(environment, values.cache),
    {
      ...programs,
      ...(environment['ENCODER'] === 'auto' && { encoder: await findEncoder({ ...programs, signal }) }),
      folder,
      outFile: resolve(values.out),
      ...(values.timeline === undefined ? {} : { timelineFile: resolve(values.timeline) }),
      ...(values.cache === undefined ? {} : { cacheFolder: resolve(values.cache), segmentFolder: resolve(values.cache) }),
      signal,
      report: printStages(language, start),
      media,
      allowPrivateFetch: values['allow-private-fetch'] || environment['ALLOW_PRIVATE_FETCH'] === '1',
    },
    await readEdits(values.edits, language),
  )
  for (const note of [...video.notes, ...voiceNotes(video.providers)]) process.stderr.write(`  ${note}\n`)
  const seconds = (performance.now() - start) / 1000
  process.stderr.write(`${values.out}: ${video.duration.toFixed(1)} s, ${(video.bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s\n`)
  if (values.json) {
    const roundedMs = Object.fromEntries(stageIds.map((stage) => [stage, Math.round(video.stageMs[stage])] as const))
    process.stdout.write(`${JSON.stringify({ file: video.file, seconds: Number(seconds.toFixed(2)), bytes: video.bytes, stages: roundedMs })}\n`)
  }
  return 0
}
