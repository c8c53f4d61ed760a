import { join } from 'node:path'
import type { Milliseconds } from '@relampago/domain/units'
import type { FactSource } from '../../packages/video/src/knowledge/fact-source.ts'
import { gatherKnowledge } from '../../packages/video/src/knowledge/gather-knowledge.ts'
import { openProviders } from '../../packages/video/src/providers.ts'
import { modelSettings } from '../../packages/video/src/script/model/model-settings.ts'
import { libraryKnowledge } from '../../packages/video/src/script/theme/library-knowledge.ts'
import { writeOrder, type WrittenScript } from '../../packages/video/src/script-command-line.ts'
import type { Knowledge } from '../../packages/video/src/story/knowledge.ts'
import { startModelServer, type ModelMode } from '../../packages/video/tests/stand-ins/model-server.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import { evenly, median, shareOf, type Figure } from './figures.ts'
import { contact, themeOrder, type Measuring } from './measuring.ts'

/** What goes wrong with a model, and the ways in which it does. */
const troubles = {
  Down: ['closed', 500],
  Slow: ['silent', 'trickling', 'stalling', 'dozing'],
  Lying: ['numbers', 'names', 'silly', 'wrong-language', 'invalid'],
} as const satisfies Record<string, readonly Mode[]>
type Mode = ModelMode | 'closed'

/** Of the stand-in's untrue replies. */
const untrue = /4711|Napoleão Bonaparte|Beber vinagre/
const sampleSize = 20

/** A theme with what is known on it, and how long its script takes without a model. */
type Known = { theme: TypedTheme; sources: FactSource[]; ownMs: Milliseconds }
type Written = { theme: string; written: WrittenScript | null; extraMs: Milliseconds }

/** How much later a script is there with a model that fails, and who wrote it. */
export async function measureModel(measuring: Measuring): Promise<Figure[]> {
  const known = await knownSample(measuring)
  const figures: Figure[] = []
  const all: Written[] = []
  for (const [trouble, modes] of Object.entries(troubles)) {
    const written = await writeWith(modes, known, measuring)
    const times = written.map(({ extraMs }) => extraMs)
    all.push(...written)
    figures.push({ name: `model${trouble}MedianExtraMs`, value: Math.round(median(times)) })
    figures.push({ name: `model${trouble}WorstExtraMs`, value: Math.round(Math.max(...times)), target: { most: 3000 } })
  }
  const honest = await writeWith(['honest'], known, measuring)
  for (const { theme, written } of honest) if (written !== null) measuring.onScript(`model, theme: ${theme}`, written)
  return [
    ...figures,
    { name: 'modelFailsButWritten', value: shareOf(all, ({ written }) => written !== null), target: { least: 1 } },
    { name: 'modelUntruthsWritten', value: all.filter(({ written }) => untrue.test(textOf(written))).length, target: { most: 0 } },
    { name: 'modelHonestShare', value: shareOf(honest, ({ written }) => written?.script.writer === 'model') },
  ]
}

/** A model is not asked about a theme of which nothing is known: these are left out. */
async function knownSample({ themes, some, run, encyclopedia }: Measuring): Promise<Known[]> {
  const { facts } = openProviders({ encyclopedia: { ...encyclopedia, contact, cacheFolder: join(run.folder, 'encyclopedia') }, model: null })
  const asked: Omit<Known, 'ownMs'>[] = []
  for (const theme of themes) {
    const subject = { kind: 'theme', context: '', ...theme } as const
    const sources = (await gatherKnowledge({ subject, sources: facts, tools: run })).map(alreadyKnown)
    if (sources.length > 0 || libraryKnowledge(theme.theme, theme.language) !== null) asked.push({ theme, sources })
  }
  const known: Known[] = []
  for (const { theme, sources } of some(evenly(asked, sampleSize))) {
    const start = performance.now()
    await writeOrder(themeOrder(theme), { ...openProviders({ encyclopedia: null, model: null }), facts: sources }, run)
    known.push({ theme, sources, ownMs: performance.now() - start })
  }
  return known
}

function alreadyKnown(knowledge: Knowledge): FactSource {
  return { name: 'known', version: '1', timeLimitMs: 60_000, attempts: 1, find: async () => knowledge }
}

/** The themes one after the other, each with a model of every mode at the same time. */
async function writeWith(modes: readonly Mode[], known: readonly Known[], measuring: Measuring): Promise<Written[]> {
  const models = await Promise.all(modes.map(async (mode) => ({ mode, server: await startModelServer(mode === 'closed' ? 'honest' : mode) })))
  const close = (isWanted: boolean) => Promise.all(models.filter(({ mode }) => (mode === 'closed') === isWanted).map(({ server }) => server.close()))
  const written: Written[] = []
  await close(true)
  try {
    for (const one of known)
      written.push(...(await Promise.all(models.map(({ mode, server }) => writeOne(one, mode, { ...measuring, baseUrl: server.baseUrl })))))
  } finally {
    await close(false)
  }
  return written
}

/** With a breaker of its own, so that the model is asked for every theme. */
async function writeOne({ theme, sources, ownMs }: Known, mode: Mode, { run, onFault, baseUrl }: Measuring & { baseUrl: string }): Promise<Written> {
  const model = modelSettings({ baseUrl, model: 'stand-in', breakerFile: join(run.folder, `${crypto.randomUUID()}.json`) })
  const start = performance.now()
  const written = await writeOrder(themeOrder(theme), { ...openProviders({ encyclopedia: null, model }), facts: sources }, run).catch((error: Error) => {
    onFault(`not written with a model that is ${mode}, ${theme.theme}: ${error.message}`)
    return null
  })
  return { theme: theme.theme, written, extraMs: performance.now() - start - ownMs }
}

function textOf(written: WrittenScript | null): string {
  return written?.script.sentences.map(({ text }) => text).join('\n') ?? ''
}
