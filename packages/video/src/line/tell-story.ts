import { basename, join } from 'node:path'
import type { VideoOrder } from '@relampago/domain/contracts'
import { editSentences, type Edits } from '../edits.ts'
import { narrationSeconds } from '../lay-out-timeline.ts'
import { readSubject } from '../product/read-subject.ts'
import type { Subject } from '../story/subject.ts'
import type { Script } from '../story/script.ts'
import { writeScript } from '../script/write-script.ts'
import { narrateAgain } from '../speech/narrate-again.ts'
import { narrate } from '../speech/narrate.ts'
import type { Narration } from '../story/narration.ts'
import { keptOrMade } from '../stage-cache/kept-or-made.ts'
import { stageKey } from '../stage-cache/stage-key.ts'
import type { Line } from './line.ts'

/** `first` is the narration before edits. */
export type Story = { subject: Subject; script: Script; first: Narration; narration: Narration }

/** The first three steps: what the video is about, what it says, and its voice. */
export async function tellStory(order: VideoOrder, edits: Edits, line: Line): Promise<Story> {
  const { watch } = line
  const subject = await watch.run('subject', () => subjectOf(order, line))
  const script = await watch.run('script', () => writeScript(subject, order))
  watch.tell('script', 1, { title: script.title })
  const { first, narration } = await watch.run('narration', async (progress) => {
    const said = await voiceOf(order, script, line, progress)
    return { first: said, narration: await edited(said, order, edits, line) }
  })
  watch.tell('narration', 1, { sentences: narration.sentences.map(({ sentence }) => sentence.text) })
  return { subject, script, first, narration }
}

/** A product page is kept for the same order only, which its seed stands for: another one wants today's price. A theme costs nothing to read. */
async function subjectOf(order: VideoOrder, { tools, cache, now, allowPrivateFetch }: Line): Promise<Subject> {
  const read = () => readSubject({ order, tools, allowPrivateFetch, now })
  if (order.kind === 'theme') return read()
  const { input, context, language, seed } = order
  const subject = await keptOrMade({
    cache,
    key: stageKey('subject', { input, context, language, seed }),
    folder: tools.folder,
    make: read,
    filesOf: (made) => (made.kind === 'theme' ? [] : made.photos.map(({ file }) => basename(file))),
  })
  if (subject.kind === 'theme') return subject
  const { facts, photos } = subject
  return {
    ...subject,
    facts: { ...facts, readAt: new Date(facts.readAt) },
    photos: photos.map((photo) => ({ ...photo, file: join(tools.folder, basename(photo.file)) })),
  }
}

async function voiceOf({ voice, duration }: VideoOrder, script: Script, { tools, cache }: Line, report: (fraction: number) => void): Promise<Narration> {
  const { sentences, language } = script
  const targetSeconds = narrationSeconds(duration)
  return keptNarration(stageKey('narration', { sentences, language, voice, targetSeconds }), () => narrate({ script, voice, targetSeconds, tools, report }), {
    tools,
    cache,
  })
}

async function edited(narration: Narration, { language, voice }: VideoOrder, edits: Edits, { tools, cache }: Line): Promise<Narration> {
  const before = narration.sentences.map(({ sentence }) => sentence)
  const sentences = editSentences(before, edits)
  if (sentences.every(({ text }, index) => text === before[index]?.text)) {
    return { ...narration, sentences: narration.sentences.map((one, index) => ({ ...one, sentence: sentences[index] ?? one.sentence })) }
  }
  return keptNarration(stageKey('narration', { narration, sentences, language, voice }), () => narrateAgain({ narration, sentences, language, voice, tools }), {
    tools,
    cache,
  })
}

async function keptNarration(key: string, make: () => Promise<Narration>, { tools, cache }: Pick<Line, 'tools' | 'cache'>): Promise<Narration> {
  const { folder } = tools
  const narration = await keptOrMade({ cache, key, folder, make, filesOf: ({ wavFile, raw }) => [basename(wavFile), raw.file] })
  return { ...narration, wavFile: join(folder, basename(narration.wavFile)) }
}
