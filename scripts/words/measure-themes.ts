import { join } from 'node:path'
import type { VideoDuration } from '@relampago/domain/catalogue'
import { embeddedProviders, openProviders, type Providers } from '../../packages/video/src/providers.ts'
import { isFact } from '../../packages/video/src/script/post/is-fact.ts'
import { writeOrder, type WrittenScript } from '../../packages/video/src/script-command-line.ts'
import type { TypedTheme } from '../../packages/video/tests/word-lists.ts'
import { factsIn, shareOf, type Figure } from './figures.ts'
import { contact, themeOrder, type Measuring } from './measuring.ts'

/** Facts that a video of a length states at least; 30 seconds are what was promised. */
const wanted: readonly { duration: VideoDuration; facts: number; target?: NonNullable<Figure['target']> }[] = [
  { duration: 15, facts: 3 },
  { duration: 30, facts: 4, target: { least: 0.98 } },
  { duration: 60, facts: 6 },
]
/** The first scripts also load what every later one uses. */
const warmUp = 10

type ThemeResult = TypedTheme & { written: WrittenScript; facts: number; cpuMs: number }

/**
 * How many themes get their facts, with the encyclopedias and with nothing switched on, and what
 * the writing alone costs.
 */
export async function measureThemes(measuring: Measuring): Promise<Figure[]> {
  const { themes, run, encyclopedia } = measuring
  const cacheFolder = join(run.folder, 'encyclopedia')
  const online = openProviders({ encyclopedia: { ...encyclopedia, contact, cacheFolder }, model: null })
  const figures: Figure[] = []
  const costs: number[] = []
  let notes = 0
  await writeThemes(themes.slice(0, warmUp), 30, embeddedProviders, run)
  for (const { duration, facts: least, ...target } of wanted) {
    const known = await writeThemes(themes, duration, online, run)
    const alone = await writeThemes(themes, duration, embeddedProviders, run)
    const noted = [...known, ...alone].flatMap(({ theme, written }) => written.notes.map((note) => `noted in ${duration} s, ${theme}: ${note}`))
    noted.forEach(measuring.onFault)
    notes += noted.length
    costs.push(...alone.map(({ cpuMs }) => cpuMs))
    figures.push({ name: `themesWith${least}FactsIn${duration}s`, value: shareOf(known, ({ facts }) => facts >= least), ...target })
    if ('target' in target) figures.push(...openingFigures({ known, alone }, measuring))
    figures.push({ name: `aloneWith${least}FactsIn${duration}s`, value: shareOf(alone, ({ facts }) => facts >= least) })
    if ('target' in target) tell(known, least, measuring)
  }
  return [...figures, { name: 'notesOfWriting', value: notes }, { name: 'writingCpuMs', value: Math.max(...costs), target: { most: 300 } }]
}

/**
 * How many scripts begin like another one, with and without the encyclopedias: on another topic,
 * and on the same topic typed in other words. And the fewest openings offered.
 */
function openingFigures(written: Record<'known' | 'alone', readonly ThemeResult[]>, { onFault }: Measuring): Figure[] {
  const repeated = Object.values(written).flatMap((results) =>
    results.flatMap((result, index) => {
      const first = results.slice(0, index).find((one) => openingOf(one) === openingOf(result))
      return first === undefined ? [] : [{ result, isSameTopic: topicsOf(first).some((topic) => topicsOf(result).includes(topic)) }]
    }),
  )
  for (const { result } of repeated) onFault(`an opening that another theme has, too: ${result.theme}: ${openingOf(result)}`)
  const others = repeated.filter(({ isSameTopic }) => !isSameTopic).length
  return [
    { name: 'openingsShared', value: others, target: { most: 0 } },
    { name: 'openingsSharedOnOneTopic', value: repeated.length - others },
    { name: 'fewestOpenings', value: Math.min(...written.known.map((result) => result.written.script.openings.length)) },
  ]
}

function openingOf({ written }: ThemeResult): string {
  return written.script.sentences[0]?.text ?? ''
}

/** Where the script's facts come from; the theme itself where nothing is known of it. */
function topicsOf(result: ThemeResult): string[] {
  const { written } = result
  const sources = written.script.sentences.flatMap(({ source }) =>
    source.kind === 'fact' ? [source.themeId] : source.kind === 'encyclopedia' ? [source.title] : [],
  )
  return sources.length > 0 ? sources : [openingOf(result)]
}

async function writeThemes(themes: readonly TypedTheme[], duration: VideoDuration, providers: Providers, run: Measuring['run']): Promise<ThemeResult[]> {
  const results: ThemeResult[] = []
  for (const theme of themes) {
    const before = process.cpuUsage()
    const written = await writeOrder(themeOrder(theme, { duration }), providers, run)
    const { user, system } = process.cpuUsage(before)
    results.push({ ...theme, written, facts: factsIn(written), cpuMs: (user + system) / 1000 })
  }
  return results
}

function tell(results: readonly ThemeResult[], least: number, { onScript, onFault }: Measuring): void {
  for (const { language, theme, written, facts } of results) {
    onScript(`${language}, theme: ${theme}`, written)
    if (facts < least) onFault(`${facts} facts spoken of ${written.script.sentences.filter(isFact).length} written, ${language}: ${theme}`)
  }
}
