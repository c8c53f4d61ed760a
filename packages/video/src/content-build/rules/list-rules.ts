import type { PictureLists } from '../../content/schema/pictures.ts'
import type { SizesFile } from '../../content/schema/sizes.ts'
import type { SpeechFile } from '../../content/schema/speech.ts'
import type { WordsFile } from '../../content/schema/words.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { isFolded, isIcon, repeated, type Wrong } from './text-rules.ts'

/** Lists that are not compared with folded words. */
const notFolded = new Set([
  'reasons',
  'empty',
  'neutral',
  'invariable',
  'ownMeaning',
  'foreign',
  'capitals',
  'abbreviations',
  'doubtful',
  'leaning',
  'wider.asides',
  'wider.purposes',
  'wider.degrees',
  'wider.turns',
  'pictures.short',
  'pictures.things',
  'pictures.idioms',
  'pictures.ambiguous',
  'pictures.bare',
])

/** What is wrong with the word lists of a language. */
export function wordProblems({ file, value }: Read<WordsFile>): Problem[] {
  const { pictures, nouns, guarded, wider, asks, questions, ...lists } = value
  const named: [FieldPath, readonly string[]][] = [
    ...Object.entries(lists).map(([name, list]): [FieldPath, readonly string[]] => [[name], list ?? []]),
    ...Object.entries(pictures).map(([name, list]): [FieldPath, readonly string[]] => [['pictures', name], list]),
    ...Object.entries(guarded).map(([name, list]): [FieldPath, readonly string[]] => [['guarded', name], list]),
    ...Object.entries(wider).map(([name, list]): [FieldPath, readonly string[]] => [['wider', name], list]),
    ...Object.entries(asks).flatMap(([part, both]) => Object.entries(both).map(([name, list]): [FieldPath, readonly string[]] => [['asks', part, name], list])),
    ...Object.entries(questions).map(([name, list]): [FieldPath, readonly string[]] => [['questions', name], list]),
    ...nounLists(nouns),
  ]
  const at = (path: FieldPath, wrong: Wrong) => (wrong === null ? [] : [file.problem(path, wrong)])
  return named.flatMap(([path, list]) => {
    const twice = repeated(list)
    const folded =
      notFolded.has(path.join('.')) || path[0] === 'nouns' || path[0] === 'questions' ? [] : list.flatMap((word, index) => at([...path, index], isFolded(word)))
    return [...folded, ...(twice === null ? [] : at([...path, twice], `"${list[twice]}" stands here twice: keep it once`))]
  })
}

/** Nouns and names keep accents and capitals. */
function nounLists(nouns: WordsFile['nouns']): [FieldPath, readonly string[]][] {
  if (nouns === undefined) return []
  const { names, ...lists } = nouns
  return [
    ...Object.entries(lists).map(([name, list]): [FieldPath, readonly string[]] => [['nouns', name], list]),
    // A name takes one article: no name stands in two of these lists.
    [['nouns', 'names'], Object.values(names).flat()],
  ]
}

/** What is wrong with the spoken words of a language. */
export function speechProblems({ file, value }: Read<SpeechFile>): Problem[] {
  const missing = Array.from('abcdefghijklmnopqrstuvwxyz').filter((letter) => value.letters[letter] === undefined)
  const twice = value.spelled.find((word) => value.said[word] !== undefined)
  const tables = ['abbreviations', 'besideNumbers'] as const
  return [
    ...missing.map((letter) => file.problem(['letters'], `lacks ${letter}: say how it is called`)),
    ...(twice === undefined ? [] : [file.problem(['said', twice], 'is spelled as well: keep it in one of the two lists')]),
    ...tables.flatMap((table) =>
      Object.keys(value[table])
        .filter((written) => written !== written.toLowerCase())
        .map((written) => file.problem([table, written], `has a capital: write ${written.toLowerCase()}`)),
    ),
  ]
}

/** What is wrong with the lists of pictures. */
export function pictureProblems({ file, value }: Read<PictureLists>): Problem[] {
  const { subjects, general, refused, mainOnly, onPhone, vague, backdrops, kin } = value
  const lists: [FieldPath, readonly string[]][] = [
    ...Object.entries(subjects).map(([name, { icons }]): [FieldPath, readonly string[]] => [['subjects', name, 'icons'], icons]),
    [['general', 'icons'], general.icons],
    [['refused'], refused],
    [['mainOnly'], mainOnly],
    [['onPhone'], onPhone],
    [['backdrops'], backdrops],
    [['kin'], kin],
    [['vague'], vague],
  ]
  return lists.flatMap(([path, icons]) =>
    icons.flatMap((icon, index) => {
      const wrong = isIcon(icon)
      return wrong === null ? [] : [file.problem([...path, index], wrong)]
    }),
  )
}

export function sizeProblems({ file, value }: Read<SizesFile>): Problem[] {
  return value.flatMap(({ icon }, index) => {
    const wrong = icon === undefined ? null : isIcon(icon)
    return wrong === null ? [] : [file.problem([index, 'icon'], wrong)]
  })
}
