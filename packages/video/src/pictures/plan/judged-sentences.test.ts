import { readFileSync } from 'node:fs'
import { baseLanguage, type VideoLanguage } from '@relampago/domain/catalogue'
import { describe, expect, it } from 'vitest'
import type { ScriptSentence } from '../../story/script.ts'
import { iconChooser } from './choose-icon.ts'
import { findDomain } from './choose-style.ts'

type Half = 'seen' | 'held'
type Judged = { half: Half; theme: Record<'pt' | 'en', string>; text: Record<'pt' | 'en', string>; fits: readonly string[] }

const judged = readFileSync(new URL('judged-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Judged => {
    const [half, themePt = '', pt = '', themeEn = '', en = '', fits = '-'] = line.split(' | ')
    return { half: half === 'seen' ? 'seen' : 'held', theme: { pt: themePt, en: themeEn }, text: { pt, en }, fits: fits === '-' ? [] : fits.split(' ') }
  })

function isAccepted(id: string, { fits }: Judged): boolean {
  return fits.some((fit) => (fit.startsWith('*') ? `-${id}`.endsWith(`-${fit.slice(1)}`) : `${id}-`.startsWith(`${fit}-`)))
}

/** Each sentence by itself, without the keywords and the icon that the library gives with it. */
function countVerdicts(half: Half, language: VideoLanguage) {
  const counts = { right: 0, typographic: 0, wrong: 0 }
  const side = baseLanguage[language]
  for (const row of judged.filter((one) => one.half === half)) {
    const theme = row.theme[side]
    const sentence: ScriptSentence = { id: 'one', role: 'body', text: row.text[side], source: { kind: 'structure' }, keywords: [], priority: 1 }
    const { icon } = iconChooser(theme, findDomain(theme, [], language), language)(sentence)
    counts[icon === null ? 'typographic' : isAccepted(icon.id, row) ? 'right' : 'wrong'] += 1
  }
  return counts
}

describe('the pictures of 240 judged sentences', () => {
  it('has 60 facts of each half in two languages', () => {
    expect(judged.filter(({ half }) => half === 'seen')).toHaveLength(60)
    expect(judged.filter(({ half }) => half === 'held')).toHaveLength(60)
  })

  it.each([
    { half: 'seen', language: 'pt-BR', right: 48, wrong: 4 },
    { half: 'seen', language: 'en-US', right: 41, wrong: 5 },
    { half: 'held', language: 'pt-BR', right: 47, wrong: 4 },
    { half: 'held', language: 'en-US', right: 40, wrong: 6 },
  ] as const)('are right $right times and wrong at most $wrong times of 60: $half, $language', ({ half, language, right, wrong }) => {
    const counts = countVerdicts(half, language)

    expect(counts.right).toBeGreaterThanOrEqual(right)
    expect(counts.wrong).toBeLessThanOrEqual(wrong)
  })
})
