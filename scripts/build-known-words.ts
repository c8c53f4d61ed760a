/**
 * Writes `assets/words/<language>.bits`: which words a language has, so that a word of its own is
 * never taken for a slip of another one. The dictionaries are far too large to be dependencies, so
 * they are fetched once, only to make these files again:
 *
 *   mkdir /tmp/word-sources && cd /tmp/word-sources && npm init -y
 *   npm install --ignore-scripts dictionary-pt@4.0.0 dictionary-en@4.0.0
 *   node scripts/build-known-words.ts /tmp/word-sources/node_modules
 */
import './setup/help.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceLanguages } from '@relampago/domain/catalogue'
import { bitsOf, markWord } from '../packages/video/src/content/known-words.ts'
import { foldText } from '../packages/video/src/script/text/fold-words.ts'

/** Shorter words are never mended, and longer ones are hardly like another word. */
const letters = { least: 4, most: 12 } as const

type Suffix = { cut: number; add: string; fits: RegExp }

const sources = process.argv[2]
if (sources === undefined) throw new Error('Usage: node scripts/build-known-words.ts <folder that holds dictionary-pt and dictionary-en>')
const folder = join(import.meta.dirname, '../assets/words')
mkdirSync(folder, { recursive: true })

for (const language of interfaceLanguages) {
  const words = formsOf(join(sources, `dictionary-${language}`))
  const bits = bitsOf(words.size)
  for (const word of words) markWord(bits, word)
  writeFileSync(join(folder, `${language}.bits`), bits)
  console.log(`${language}: ${words.size} words, ${bits.length} bytes`)
}

/** Every word of a Hunspell dictionary with its endings, without accents. */
function formsOf(dictionary: string): Set<string> {
  const suffixes = readSuffixes(readFileSync(join(dictionary, 'index.aff'), 'utf8'))
  const forms = new Set<string>()
  const add = (word: string) => {
    if (word.length < letters.least || word.length > letters.most || !/^\p{L}+$/u.test(word)) return
    forms.add(foldText(word))
  }
  for (const line of readFileSync(join(dictionary, 'index.dic'), 'utf8').split('\n').slice(1)) {
    const [word = '', flags = ''] = (line.split(/[\t ]/)[0] ?? '').split('/')
    add(word)
    for (const flag of flags)
      for (const { cut, add: ending, fits } of suffixes.get(flag) ?? []) if (fits.test(word)) add(word.slice(0, word.length - cut) + ending)
  }
  return forms
}

/** The lines `SFX flag cut ending condition` of a Hunspell table, by flag. */
function readSuffixes(table: string): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>()
  for (const line of table.split('\n')) {
    const [kind, flag = '', cut = '', ending = '', condition] = line.trim().split(/\s+/)
    if (kind !== 'SFX' || condition === undefined) continue
    const add = ending.split('/')[0] ?? ''
    const suffix = { cut: cut === '0' ? 0 : cut.length, add: add === '0' ? '' : add, fits: new RegExp(`${condition}$`, 'u') }
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix])
  }
  return suffixes
}
