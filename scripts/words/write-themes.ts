import { videoLanguages, type VideoDuration, type VideoLanguage } from '@relampago/domain/catalogue'
import type { VideoOrder } from '@relampago/domain/contracts'
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Providers } from '../../packages/video/src/providers.ts'
import { writeOrder, type ScriptRun, type WrittenScript } from '../../packages/video/src/script-command-line.ts'

const themeFile = z.record(z.enum(videoLanguages), z.array(z.string()))

export type WordsTheme = { language: VideoLanguage; theme: string }

/** The themes of a file, a list for each language. */
export async function readThemes(file: string): Promise<WordsTheme[]> {
  const lists = themeFile.parse(parse(await readFile(file, 'utf8')))
  return videoLanguages.flatMap((language) => (lists[language] ?? []).map((theme) => ({ language, theme })))
}

/** An order as the wizard sends it with everything left as it is. */
export function wordsOrder(input: string, language: VideoLanguage, over: Partial<VideoOrder> = {}): VideoOrder {
  return {
    input,
    kind: 'theme',
    context: '',
    duration: 30,
    language,
    voice: 'female',
    font: 'anton',
    fontSizePx: 110,
    textColor: '#FFFFFF',
    outlineColor: '#000000',
    karaokeColor: '#FF2D55',
    template: 'default',
    music: 'none',
    musicVolume: 0,
    watermark: false,
    quality: 'standard',
    seed: input,
    ...over,
  }
}

export type ThemeResult = WordsTheme & {
  duration: VideoDuration
  written: WrittenScript
  /** Spoken sentences that state something a person can look up. */
  facts: number
  cpuMs: number
  wallMs: number
}

/** Writes the script of each theme, one after the other. */
export async function writeThemes(
  themes: readonly WordsTheme[],
  duration: VideoDuration,
  { providers, run }: { providers: Providers; run: ScriptRun },
): Promise<ThemeResult[]> {
  const results: ThemeResult[] = []
  for (const { language, theme } of themes) {
    const cpu = process.cpuUsage()
    const start = performance.now()
    const written = await writeOrder(wordsOrder(theme, language, { duration }), providers, run)
    const { user, system } = process.cpuUsage(cpu)
    results.push({ language, theme, duration, written, facts: factsIn(written), cpuMs: (user + system) / 1000, wallMs: performance.now() - start })
  }
  return results
}

const concrete: ReadonlySet<string> = new Set(['fact', 'encyclopedia', 'context', 'page'])

function factsIn({ spoken }: WrittenScript): number {
  return spoken.filter(({ source, role }) => concrete.has(source.kind) && role !== 'hook').length
}

/** Share of results with at least this many facts; 0 to 1. */
export function shareWith(results: readonly ThemeResult[], facts: number): number {
  return results.filter((result) => result.facts >= facts).length / results.length
}
