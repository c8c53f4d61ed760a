import type { ScriptOrder, VideoOrder } from '@relampago/domain/contracts'
import { gatherKnowledge } from './knowledge/gather-knowledge.ts'
import { narrationSeconds } from './lay-out-timeline.ts'
import { runOrderCommand } from './order-command.ts'
import { orderHelp, readOrder } from './order-options.ts'
import { readSubject } from './product/read-subject.ts'
import { providersOf } from './providers-of-environment.ts'
import type { Providers } from './providers.ts'
import type { ProviderUse } from './run/provider-use.ts'
import type { Tools } from './run/tools.ts'
import { unusedContextOf } from './script/context/unused-context.ts'
import { ownWords } from './script/theme/own-words.ts'
import { writeScript } from './script/write-script.ts'
import { estimateSpeech } from './speech/estimate-seconds.ts'
import { chooseSentences } from './speech/fit-narration.ts'
import type { Script, ScriptSentence, SentenceSource } from './story/script.ts'
import type { Subject } from './story/subject.ts'

const help = `Writes the script of a video and shows where each sentence comes from, without making the video.

  npm run script -- "café especial"
  npm run script -- https://shop.example/item/1 --duration 15 --json

${orderHelp}
  --allow-private-fetch       product pages on this machine are allowed
  --cache FOLDER              store answers of encyclopedias there
  --json                      one JSON object: title, writer, sentences with sources, post text, what of the context is not used
  --help

With CONTACT=you@example.org in the environment, facts on a theme are asked of Wikipedia and Wikidata too; ENCYCLOPEDIA=off stops that.
`

export type WrittenScript = {
  script: Script
  /** What a narration of the ordered length most likely says. */
  spoken: ScriptSentence[]
  uses: ProviderUse[]
  notes: string[]
}

/**
 * Writes the script of an order, as `makeVideo` does. Which sentences fit is estimated here; the
 * voice decides by the sound. Throws what `readSubject` and `writeScript` throw.
 */
export async function writeOrder(order: VideoOrder, providers: Providers, run: ScriptRun): Promise<WrittenScript> {
  const subject = await readSubject({ order, tools: toolsOf(run), allowPrivateFetch: run.allowPrivateFetch, now: () => new Date() })
  return await writeAbout(subject, { order, providers, run })
}

type Writing = { order: ScriptOrder; providers: Pick<Providers, 'facts' | 'writers'>; run: ScriptRun }

/** The same about a subject that was read before. */
export async function writeAbout(subject: Subject, { order, providers, run }: Writing): Promise<WrittenScript> {
  const uses: ProviderUse[] = []
  const notes: string[] = []
  const onNote = (note: string): void => void notes.push(note)
  const onProvider = (use: ProviderUse): void => void uses.push(use)
  const tools = { ...toolsOf(run), onNote }
  const known = await gatherKnowledge({ subject, sources: providers.facts, tools, onProvider, onNote })
  const script = await writeScript({ subject, known, order, writers: providers.writers, tools, onProvider })
  const timed = script.sentences.map(({ text, ...sentence }) => ({ ...sentence, ...estimateSpeech(text, script.language) }))
  const spoken = chooseSentences(timed, narrationSeconds(order.duration)).flatMap((index) => script.sentences[index] ?? [])
  return { script: { ...script, unusedContext: unusedContextOf(ownWords(subject), spoken, script.language) }, spoken, uses, notes }
}

/** Nothing here encodes: the programs are not looked for. */
function toolsOf({ folder, signal }: ScriptRun): Tools {
  return { ffmpegPath: '', ffprobePath: '', folder, signal }
}

export type ScriptRun = {
  /** An existing folder for photos of a product page. */
  folder: string
  signal: AbortSignal
  allowPrivateFetch: boolean
}

/**
 * The command line of `npm run script`. Gives the exit code: 0 when the script is there, 1 when it
 * could not be written, 2 when the arguments are wrong. `environment` supplies ALLOW_PRIVATE_FETCH
 * and what `providersOf` reads.
 */
export async function scriptCommandLine(args: string[], environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  return runOrderCommand(args, help, async ({ input, values, language, folder }) => {
    const allowPrivateFetch = values['allow-private-fetch'] || environment['ALLOW_PRIVATE_FETCH'] === '1'
    const order = readOrder(input, values, language)
    const written = await writeOrder(order, await providersOf(environment, values.cache), { folder, signal, allowPrivateFetch })
    process.stdout.write(values.json ? `${JSON.stringify(toJson(written))}\n` : toText(written))
    return 0
  })
}

function toJson({ script, spoken, uses, notes }: WrittenScript) {
  const { sentences, ...rest } = script
  const told = sentences.map(({ role, text, source, onScreen = {} }, index) => ({
    role,
    text,
    source,
    onScreen,
    spoken: spoken.some(({ id }) => id === sentences[index]?.id),
  }))
  return { ...rest, sentences: told, providers: uses, notes }
}

/** A script to read: what is spoken with its sources, and what is not. */
export function toText({ script, spoken, notes }: WrittenScript): string {
  const lines = spoken.flatMap(({ text, source }) => [text, `    ${sourceLine(source)}`])
  const reserve = script.sentences.filter(({ id }) => spoken.every((one) => one.id !== id)).map(({ text }) => `    ${text}`)
  return [
    `${script.title}  [${script.writer}]`,
    '',
    ...lines,
    ...headed('Left out for length:', reserve),
    ...headed(
      'Not used of the context:',
      script.unusedContext.map((part) => `    ${part}`),
    ),
    ...headed('To post:', [`    ${script.postCaption}`, `    ${script.hashtags.join(' ')}`]),
    ...headed(
      'Notes:',
      notes.map((note) => `    ${note}`),
    ),
    '',
  ].join('\n')
}

function headed(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines]
}

/** Where a sentence can be looked up, in one line. */
function sourceLine(source: SentenceSource): string {
  switch (source.kind) {
    case 'context':
      return 'your own words'
    case 'fact':
      return `library, ${source.themeId}: ${source.check}`
    case 'encyclopedia':
      return `${source.source}, ${source.title}: ${source.url}`
    case 'page':
      return `product page, ${source.field}`
    case 'structure':
      return 'states nothing'
  }
}
