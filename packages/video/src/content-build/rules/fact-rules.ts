import { videoLanguages, baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { ThemeFile } from '../../content/schema/theme.ts'
import type { WordsFile } from '../../content/schema/words.ts'
import { wordsOf } from '../../script/text/fold-words.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { fits, hasWords, heldPhrase, isIcon, isRecap, isSentence, isSpeakable, keepsNumbers, type Wrong } from './text-rules.ts'

type Written = ThemeFile['facts'][number] | ThemeFile['tips'][number]
type Texts = NonNullable<ThemeFile['tips'][number][InterfaceLanguage]> | NonNullable<ThemeFile['facts'][number][InterfaceLanguage]>

/** A longer sentence tires; as the voice says it, digits and signs spoken out. */
const longestSentence: Seconds = 9

/** What is wrong with one fact or tip. */
export function factProblems({ file }: Read<ThemeFile>, place: FieldPath, fact: Written, words: Record<InterfaceLanguage, WordsFile>): Problem[] {
  const problems = [...at([...place, 'check'], fact.check.length >= 8 ? null : 'is too short to look it up: name institution and page or document')]
  if (fact.icon !== undefined) problems.push(...at([...place, 'icon'], isIcon(fact.icon)))
  for (const video of videoLanguages) {
    const language = baseLanguage[video]
    const texts = fact[language]
    if (texts === undefined) continue
    const inLanguage = [...place, language]
    const seconds = estimateSeconds(texts.say, video)
    problems.push(
      ...at([...inLanguage, 'say'], sentenceRule(texts.say, words[language])),
      ...at(
        [...inLanguage, 'say'],
        seconds <= longestSentence ? null : `takes ${seconds.toFixed(1)} s to say: at most ${longestSentence} s, mind long numbers`,
      ),
      ...besideRules(texts).flatMap(([name, wrong]) => at([...inLanguage, name], wrong)),
    )
  }
  return problems

  function at(path: FieldPath, wrong: Wrong): Problem[] {
    return wrong === null ? [] : [file.problem(path, wrong)]
  }
}

function sentenceRule(say: string, { leaning, doubtful }: WordsFile): Wrong {
  const first = wordsOf(say)[0]?.toLowerCase() ?? ''
  const doubt = heldPhrase(say, doubtful)
  return (
    isSentence(say, '.') ??
    hasWords(say, 5, 17) ??
    fits(say, 100) ??
    (leaning.includes(first) ? `begins with "${first}", which needs the sentence before: name the thing` : null) ??
    (doubt === undefined ? null : `holds "${doubt}": say what can be looked up and will still be true next year`)
  )
}

/** What stands beside the sentence: question, figure, checklist, keywords. */
function besideRules(texts: Texts): [name: string, wrong: Wrong][] {
  const { say, hook, figure, keywords } = texts
  const rules: [string, Wrong][] = [['keywords', keywords.length >= 2 ? null : 'has one entry: give pictures at least two']]
  if (hook !== undefined) rules.push(['hook', isSentence(hook, '?') ?? hasWords(hook, 3, 12) ?? keepsNumbers(hook, say)])
  if (figure !== undefined)
    rules.push(['figure', fits(figure, 12) ?? isSpeakable(figure) ?? (/\d/.test(figure) ? null : 'holds no number: leave it out') ?? keepsNumbers(figure, say)])
  if ('recap' in texts) rules.push(['recap', isRecap(texts.recap) ?? keepsNumbers(texts.recap, say)])
  return rules
}
