import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoLanguage } from '@relampago/domain/catalogue'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import type { openContent } from '../src/content/open-content.ts'
import type { Pack } from '../src/content/pack.ts'
import { contentPlaces } from '../src/content/sources.ts'

const names = z.array(z.string())
const planted = z.strictObject({
  id: z.string(),
  domain: z.string(),
  pt: names,
  en: names,
  /** Where it is not the first name. */
  topicPt: z.string().optional(),
  topicEn: z.string().optional(),
  kindsPt: names.optional(),
  kindsEn: names.optional(),
  unlessPt: names.optional(),
  sayPt: names.optional(),
  sayEn: names.optional(),
})
export type PlantedTheme = z.infer<typeof planted>

/** The themes of fixtures/planted-themes. */
export function readPlantedThemes(): PlantedTheme[] {
  return z.array(planted).parse(parse(readFileSync(join(import.meta.dirname, 'fixtures/planted-themes/themes.yaml'), 'utf8'), { schema: 'failsafe' }))
}

const rows = z.record(z.enum(['pt', 'en']), z.array(z.tuple([z.string(), z.string()])))
export const plantedRowFiles = ['seen.yaml', 'unseen.yaml'] as const
/** What is typed, and the planted theme that it is about, or "none". */
export type PlantedRow = { typed: string; id: string; language: VideoLanguage }

/** The rows of a file of fixtures/planted-themes. */
export function readPlantedRows(file: (typeof plantedRowFiles)[number]): PlantedRow[] {
  const { pt, en } = rows.parse(parse(readFileSync(join(import.meta.dirname, 'fixtures/planted-themes', file), 'utf8'), { schema: 'failsafe' }))
  const rowsOf = (language: VideoLanguage, list: [string, string][]) => list.map(([typed, id]): PlantedRow => ({ typed, id, language }))
  return [...rowsOf('pt-BR', pt), ...rowsOf('en-US', en)]
}

/** The content of the product with other themes, as a pack; nothing of it stays on disk. */
export function packOfThemes(themes: readonly PlantedTheme[], open: typeof openContent): Pack {
  const folder = mkdtempSync(join(tmpdir(), 'relampago-planted-'))
  try {
    return open({ ...writeContent(folder, themes), code: contentPlaces.code })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes a folder of content, and says where its pack belongs. */
export function writeContent(folder: string, themes: readonly PlantedTheme[]): { content: string; pack: string } {
  const content = join(folder, 'content')
  cpSync(contentPlaces.content, content, { recursive: true, filter: (path) => !/[/\\](?:themes|struck)$/.test(path) })
  for (const area of ['themes/planted', 'struck']) mkdirSync(join(content, area), { recursive: true })
  for (const theme of themes) writeFileSync(join(content, 'themes/planted', `${theme.id}.yaml`), stringify(themeFileOf(theme)))
  return { content, pack: join(folder, 'content.pack') }
}

/** Five dull facts of each kind of theme, so that a script can be written. */
function themeFileOf({ id, domain, pt, en, kindsPt, kindsEn, unlessPt, sayPt = [], sayEn = [], ...topics }: PlantedTheme): object {
  const topic = topics.topicPt ?? pt[0] ?? id
  const subject = topics.topicEn ?? en[0] ?? id
  const usual = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis'].map((number, index) => ({
    check: 'Arithmetic',
    kinds: 'yes',
    pt: {
      say: `Quem olha ${topic} de perto conta ${number} detalhe por vez.`,
      ...(index < 2 && { hook: `O que se vê em ${topic}?` }),
      keywords: ['lupa', 'mesa'],
    },
    en: {
      say: `Up close anyone counts ${index + 2} details of ${subject}.`,
      ...(index < 2 && { hook: `Which details has ${subject}?` }),
      keywords: ['lens', 'desk'],
    },
  }))
  const own = Array.from({ length: Math.max(sayPt.length, sayEn.length) }, (_, index) => ({
    check: 'Arithmetic',
    ...(sayPt[index] !== undefined && { pt: { say: sayPt[index], keywords: ['lupa', 'mesa'] } }),
    ...(sayEn[index] !== undefined && { en: { say: sayEn[index], keywords: ['lens', 'desk'] } }),
  }))
  return {
    domain,
    pt: {
      topic,
      names: pt,
      ...(unlessPt && { unless: unlessPt }),
      ...(kindsPt && { kinds: kindsPt }),
      question: 'O que você mais gosta nisso?',
      tags: ['um', 'dois', 'tres'],
    },
    en: { topic: subject, names: en, ...(kindsEn && { kinds: kindsEn }), question: 'What do you like most about it?', tags: ['one', 'two', 'three'] },
    facts: [...own, ...usual],
  }
}
