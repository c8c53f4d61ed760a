import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  baseLanguage,
  builtInTemplateIds,
  fontIds,
  isCustomTemplate,
  musicChoices,
  overallPercent,
  stageIds,
  stages,
  videoLanguages,
  type BuiltInTemplateId,
  type InterfaceLanguage,
} from '@relampago/domain/catalogue'
import { AppError, errorText, fieldFix, type VideoOrder } from '@relampago/domain/contracts'
import { orderBody } from '@relampago/domain/contracts/schemas'
import { inputKind } from '@relampago/domain/rules'
import { edits, type Edits } from './edits.ts'
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
import { encyclopediaSettings, publicEncyclopedias } from './knowledge/wikimedia/encyclopedia-settings.ts'
import { makeVideo } from './make-video.ts'
import { openProviders } from './providers.ts'
import { readDesignFile } from './read-design-file.ts'
import type { Report } from './run/progress.ts'
import { ToolError } from './run/tool-error.ts'
import { chooseModel } from './script/model/choose-model.ts'

const help = `Makes a video from a theme or a product link, without a server.

  npm run make -- "café especial" --out cafe.mp4
  npm run make -- https://shop.example/item/1 --duration 15 --out item.mp4

  --duration 15|30|60         length in seconds (30)
  --language ${videoLanguages.join('|')}      language of script and voice (pt-BR)
  --voice female|male         (female)
  --music ${musicChoices.join('|')}  (corporate)
  --music-volume 0..1         (0.12)
  --template ${builtInTemplateIds.join('|')}  (default)
  --design FILE               JSON in place of a template, for example
                              {"effects": [{"id": "vignette", "intensity": 60, "start": 0, "end": 1}], "transitions": [{"id": "circleopen", "duration": 0.5}]}
  --font ${fontIds.join('|')}  (anton)
  --font-size 24..200         (110)
  --text-color, --outline-color, --karaoke-color  #RRGGBB; the karaoke colour counts for products only
  --context "..."             your own words on the subject; spoken first
  --watermark                 draw the watermark of the Free plan
  --seed TEXT                 same order and seed give the same video (the input)
  --out FILE                  the MP4 (video.mp4)
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
`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  duration: text,
  language: text,
  voice: text,
  music: { type: 'string', default: 'corporate' },
  'music-volume': { type: 'string', default: '0.12' },
  template: text,
  design: text,
  font: text,
  'font-size': text,
  'text-color': text,
  'outline-color': text,
  'karaoke-color': text,
  context: text,
  watermark: flag,
  seed: text,
  out: { type: 'string', default: 'video.mp4' },
  timeline: text,
  cache: text,
  edits: text,
  'allow-private-fetch': flag,
  json: flag,
  help: flag,
} as const
type Values = ReturnType<typeof readArguments>['values']

function readArguments(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true })
}

/** Field names of the order as the command line spells them: `musicVolume` is `--music-volume`. */
function optionName(field: string): string {
  return field === 'input' ? 'input' : `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * The order that the arguments describe. Throws `AppError` `invalid_field` naming the first option
 * that is not accepted.
 */
function readOrder(input: string, values: Values, language: InterfaceLanguage): VideoOrder {
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  )
  const parsed = orderBody.safeParse({ ...given, input })
  if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0] ?? 'input'), language)
  const { fontSize, template, ...rest } = parsed.data
  if (isCustomTemplate(template)) throw invalidField('template', language)
  return {
    ...rest,
    template: template as BuiltInTemplateId,
    kind: inputKind(rest.input, []),
    fontSizePx: fontSize,
    watermark: values.watermark,
    quality: 'high',
    seed: values.seed ?? rest.input,
  }
}

function invalidField(field: string, language: InterfaceLanguage): AppError {
  return new AppError('invalid_field', { field: optionName(field), fix: fieldFix(field)[language] })
}

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
  let read: ReturnType<typeof readArguments>
  try {
    read = readArguments(args)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`)
    return 2
  }
  const { values, positionals } = read
  if (values.help || positionals.length === 0) {
    process.stdout.write(help)
    return values.help ? 0 : 2
  }
  const language = baseLanguage[videoLanguages.find((one) => one === values.language) ?? 'pt-BR']
  const folder = await mkdtemp(join(tmpdir(), 'relampago-'))
  try {
    return await makeOne(positionals.join(' '), values, language, folder, environment, signal)
  } catch (error) {
    return explain(error, language)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

async function makeOne(input: string, values: Values, language: InterfaceLanguage, folder: string, environment: NodeJS.ProcessEnv, signal: AbortSignal) {
  const order = { ...readOrder(input, values, language), ...(await readDesignOption(values.design, language)) }
  const programs = await findFfmpeg(environment['FFMPEG_PATH'], environment['PATH'] ?? '')
  if (programs === null) throw new ToolError('ffmpeg', 'start', 'FFmpeg was not found. Install it (for example: apt-get install ffmpeg) or set FFMPEG_PATH.')
  const start = performance.now()
  const video = await makeVideo(
    order,
    openProviders({ encyclopedia: encyclopediaOf(environment, values.cache), model: await modelOf(environment, values.cache) }),
    {
      ...programs,
      folder,
      outFile: resolve(values.out),
      ...(values.timeline === undefined ? {} : { timelineFile: resolve(values.timeline) }),
      ...(values.cache === undefined ? {} : { cacheFolder: resolve(values.cache), segmentFolder: resolve(values.cache) }),
      signal,
      report: printStages(language, start),
      allowPrivateFetch: values['allow-private-fetch'] || environment['ALLOW_PRIVATE_FETCH'] === '1',
    },
    await readEdits(values.edits, language),
  )
  for (const note of video.notes) process.stderr.write(`  ${note}\n`)
  const seconds = (performance.now() - start) / 1000
  process.stderr.write(`${values.out}: ${video.duration.toFixed(1)} s, ${(video.bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s\n`)
  if (values.json) {
    const roundedMs = Object.fromEntries(stageIds.map((stage) => [stage, Math.round(video.stageMs[stage])] as const))
    process.stdout.write(`${JSON.stringify({ file: video.file, seconds: Number(seconds.toFixed(2)), bytes: video.bytes, stages: roundedMs })}\n`)
  }
  return 0
}

/** The same variables as on the server. */
function encyclopediaOf(environment: NodeJS.ProcessEnv, cache: string | undefined) {
  const read = (name: string) => environment[name]?.trim() || undefined
  return encyclopediaSettings({
    isOn: read('ENCYCLOPEDIA') !== 'off',
    contact: read('CONTACT'),
    publicUrl: read('PUBLIC_URL'),
    wikipediaUrl: read('WIKIPEDIA_URL') ?? publicEncyclopedias.wikipediaUrl,
    wikidataUrl: read('WIKIDATA_URL') ?? publicEncyclopedias.wikidataUrl,
    cacheFolder: cache === undefined ? null : resolve(cache, 'encyclopedia'),
  })
}

/** The same variables as on the server. */
async function modelOf(environment: NodeJS.ProcessEnv, cache: string | undefined) {
  const read = (name: string) => environment[name]?.trim() || undefined
  const waitSeconds = read('LLM_WAIT_SECONDS')
  return await chooseModel({
    baseUrl: read('LLM_BASE_URL'),
    model: read('LLM_MODEL'),
    apiKey: read('LLM_API_KEY'),
    waitSeconds: waitSeconds === undefined ? undefined : Number(waitSeconds),
    findLocal: read('LLM_LOCAL') !== 'off' && environment['NODE_ENV'] !== 'test',
    breakerFile: cache === undefined ? undefined : resolve(cache, 'model.json'),
  })
}

function explain(error: unknown, language: InterfaceLanguage): number {
  if (error instanceof AppError) {
    process.stderr.write(`${errorText(error.code, language, error.parameters)}\n`)
    return error.code === 'invalid_field' ? 2 : 1
  }
  if (error instanceof ToolError) {
    process.stderr.write(`${error.message}\n`)
    return 1
  }
  throw error
}
