import type { NamesFile } from '../../content/schema/names.ts'
import type { SpeechFile } from '../../content/schema/speech.ts'
import { readingOf } from '../../language/speaking/pronounceable.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { Wrong } from './text-rules.ts'

/** A name of one group, with where it stands. */
type Name = { group: string; written: string; said: string }

/** What is wrong with the names of a language; no name may stand in its speech file as well. */
export function nameProblems({ file, value }: Read<NamesFile>, speech: SpeechFile): Problem[] {
  const names = Object.entries(value.names).flatMap(([group, table]) => Object.entries(table).map(([written, said]) => ({ group, written, said })))
  const sayings = new Map(names.map(({ written, said }) => [written.toLowerCase(), said]))
  const first = new Map<string, Name>()
  const problems = names.flatMap((name) => {
    const key = name.written.toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, name)
    const wrong = isTwice(earlier) ?? isInSpeech(name, speech) ?? isSaying(name) ?? isReadAgain(name, sayings) ?? isPhrase(name, sayings)
    return wrong === null ? [] : [file.problem(['names', name.group, name.written], wrong)]
  })
  const unknown = (value.alsoWords ?? []).filter((word) => !names.some(({ written }) => written === word))
  return [...problems, ...unknown.map((word) => file.problem(['alsoWords'], `has ${word}, which is no name above: write it as it stands there`))]
}

function isTwice(earlier: Name | undefined): Wrong {
  return earlier === undefined ? null : `stands in ${earlier.group} as ${earlier.written}: keep it once`
}

function isInSpeech({ written }: Name, { said, spelled, borrowed = {}, abbreviations }: SpeechFile): Wrong {
  const small = written.toLowerCase()
  const isThere = said[written] !== undefined || spelled.includes(written) || borrowed[small] !== undefined || abbreviations[small] !== undefined
  return isThere ? 'stands in the file of speech, too: keep it in one of the two' : null
}

function isSaying({ written, said }: Name): Wrong {
  if (said === written.toLowerCase()) return 'is said as it is written and changes nothing: leave it out'
  return isSmall(said)
}

/** Read again, what is said has to stay what it is. */
function isReadAgain({ said }: Name, sayings: ReadonlyMap<string, string>): Wrong {
  const word = said.split(/[ -]/).find((one) => (sayings.get(one) ?? one) !== one)
  return word === undefined ? null : `is said with "${word}", which is a name itself: spell it in another way`
}

/** A name of several words has one saying for each, and at least one that no entry gives it yet. */
function isPhrase({ written, said }: Name, sayings: ReadonlyMap<string, string>): Wrong {
  const [words, spoken] = [written.split(' '), said.split(' ')]
  if (words.length === 1) return null
  if (words.length !== spoken.length) return `has ${words.length} words and is said in ${spoken.length}: say each with one, with hyphens inside`
  const isSaidAnyway = words.every((word, index) => (sayings.get(word.toLowerCase()) ?? word.toLowerCase()) === spoken[index])
  return isSaidAnyway ? 'changes nothing, because each of its words is said so by itself: leave it out' : null
}

/** What is wrong with the words in capitals of a language. */
export function capitalProblems({ file, value: { said, spelled } }: Read<SpeechFile>): Problem[] {
  const needless = spelled.filter((word) => readingOf(word) === 'spelled')
  const readings = Object.entries(said).flatMap(([written, saying]) => {
    const wrong =
      saying === written.toLowerCase() && readingOf(written) === 'word' ? 'is said as it is written and changes nothing: leave it out' : isSmall(saying)
    return wrong === null ? [] : [file.problem(['said', written], wrong)]
  })
  return [...needless.map((word) => file.problem(['spelled', spelled.indexOf(word)], `${word} is spelled without being listed: leave it out`)), ...readings]
}

function isSmall(said: string): Wrong {
  return /^[\p{Ll}\p{M}']+(?:[ -][\p{Ll}\p{M}']+)*$/u.test(said) ? null : `"${said}" holds a digit, a capital or a sign: spell it in small letters`
}
