import { ToolError } from '../../run/tool-error.ts'
import type { Script } from '../../story/script.ts'
import type { ScriptRequest } from '../script-writer.ts'
import { askModel } from './ask-model.ts'
import { composeScript, fewestLines, type GoodReply } from './compose-script.ts'
import type { ModelBrief } from './model-brief.ts'
import { modelPrompt, type Mending } from './model-prompt.ts'
import type { ModelReply } from './model-reply.ts'
import type { ModelSettings } from './model-settings.ts'
import { replySoFar } from './partial-reply.ts'
import { newWaiting, type Patience, type Waiting } from './patience.ts'
import { judgeLine, type GoodLine } from './rests-on.ts'

type ModelWriting = Pick<ScriptRequest, 'check' | 'onSentence'> & { brief: ModelBrief; settings: ModelSettings; signal: AbortSignal }

/**
 * The script of a model; mended once. Throws `ToolError` when it has too little that may be said.
 */
export async function writeWithModel({ brief, settings, signal, check, onSentence }: ModelWriting): Promise<Script> {
  const waiting = newWaiting(settings.limits)
  const ask = (mending: Mending | null) => askForLines({ brief, settings, signal, waiting, mending, onSentence })
  const first = await ask(null)
  const script = whole(first.good, brief, check)
  if (typeof script !== 'string') return script

  const second = await ask({ draft: first.text, faults: [...first.faults, script] })
  const both = { hook: second.good.hook ?? first.good.hook, body: [...second.good.body, ...first.good.body] }
  const mended = whole(both, brief, check)
  if (typeof mended !== 'string') return mended
  throw new ToolError('model', 'check', [mended, ...second.faults].join('; '))
}

/** The script of what is good, or why it is none. */
function whole(good: GoodReply, brief: ModelBrief, check: ScriptRequest['check']): Script | string {
  const fewest = fewestOf(brief)
  if (good.body.length < fewest) return `${good.body.length} sentences rest on the facts; at least ${fewest} must`
  const script = composeScript(good, brief)
  const faults = check(script)
  return faults.length === 0 ? script : faults.map(({ rule, detail }) => `${rule}: ${detail}`).join('; ')
}

/** A page with four facts cannot fill a minute. */
function fewestOf({ seconds, facts }: ModelBrief): number {
  return Math.min(fewestLines[seconds], Math.ceil(facts.length / 2))
}

type Lines = { text: string; good: GoodReply; faults: string[] }

/**
 * So many bad sentences more than good ones: the rest is not worth its time. Bad forms of the
 * person's own sentences do not count, since these are there as written.
 */
const hopeless = 3

class Hopeless extends Error {}

async function askForLines(asked: {
  brief: ModelBrief
  settings: ModelSettings
  signal: AbortSignal
  waiting: Waiting
  mending: Mending | null
  onSentence: ScriptRequest['onSentence']
}): Promise<Lines> {
  const { brief, mending, onSentence, ...call } = asked
  const judge = openJudge(brief, onSentence)
  let text = ''
  try {
    await askModel({
      ...call,
      ...modelPrompt(brief, mending),
      async onText(soFar, patience) {
        const hasClosed = soFar.indexOf('}', text.length) >= 0
        text = soFar
        if (hasClosed && judge(await replySoFar(soFar, false), patience).isHopeless) throw new Hopeless()
      },
    })
    const { good, faults } = judge(await replySoFar(text, true))
    return { text, good, faults: text.trim() === '' ? ['the reply is empty'] : faults }
  } catch (error) {
    const { good, faults } = judge(await replySoFar(text, false))
    // What was good before the server went away still is.
    if (error instanceof Hopeless || (!call.signal.aborted && good.body.length >= fewestOf(brief))) return { text, good, faults }
    throw error
  }
}

/** Judges a growing reply; each sentence once, in order. What may be said is told at once. */
function openJudge(brief: ModelBrief, onSentence: ScriptRequest['onSentence']) {
  const good: GoodReply = { hook: null, body: [] }
  const faults: string[] = []
  let heardHook = false
  let heard = 0
  let bad = 0
  let told = 0
  const tell = (line: GoodLine, patience: Patience | undefined) => {
    patience?.heardGoodSentence()
    onSentence?.(line.text, told++)
  }
  return ({ hook, sentences }: ModelReply, patience?: Patience): { good: GoodReply; faults: string[]; isHopeless: boolean } => {
    if (hook !== null && !heardHook) {
      heardHook = true
      const judged = judgeLine(hook, 'hook', brief)
      if ('fault' in judged) faults.push(judged.fault)
      else tell((good.hook = judged), patience)
    }
    for (const line of sentences.slice(heard)) {
      heard += 1
      const judged = judgeLine(line, 'body', brief)
      if ('fault' in judged) {
        faults.push(judged.fault)
        if (!line.facts.some((number) => brief.facts[number - 1]?.mustBeSaid === true)) bad += 1
      } else {
        good.body.push(judged)
        tell(judged, patience)
      }
    }
    return { good, faults, isHopeless: bad >= hopeless + good.body.length }
  }
}
