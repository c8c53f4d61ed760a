import { videoLanguages, baseLanguage, type InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Seconds } from '@relampago/domain/units'
import type { ThemeFile } from '../../content/schema/theme.ts'
import type { WordsFile } from '../../content/schema/words.ts'
import { foldText, wordsOf } from '../../script/text/fold-words.ts'
import { estimateSeconds } from '../../speech/estimate-seconds.ts'
import type { Problem } from '../source/problems.ts'
import type { Read } from '../source/read-content.ts'
import type { FieldPath } from '../source/source-file.ts'
import { fits, hasWords, heldPhrase, isIcon, isRecap, isSentence, isSpeakable, keepsNumbers, type Wrong } from './text-rules.ts'

type Fact = ThemeFile['facts'][number]
type Tip = NonNullable<ThemeFile['tips']>[number]
type Step = NonNullable<ThemeFile['steps']>[number]
type Written = Fact | Tip | Step
type Texts = NonNullable<Written[InterfaceLanguage]>

/** A longer sentence tires; as the voice says it, digits and signs spoken out. */
const longestSentence: Seconds = 9

/** What is wrong with one fact, tip or step. */
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

/** What stands beside the sentence: question, figure, checklist, myth, quiz, keywords. */
function besideRules(texts: Texts): [name: string, wrong: Wrong][] {
  const { say, figure, keywords } = texts
  const { hook, recap, myth } = { hook: undefined, recap: undefined, myth: undefined, ...texts }
  const rules: [string, Wrong][] = [['keywords', keywords.length >= 2 ? null : 'has one entry: give pictures at least two']]
  if (hook !== undefined) rules.push(['hook', isSentence(hook, '?') ?? hasWords(hook, 3, 12) ?? keepsNumbers(hook, say)])
  if (figure !== undefined) rules.push(['figure', figureRule(figure, say)])
  if (recap !== undefined) rules.push(['recap', isRecap(recap) ?? keepsNumbers(recap, say)])
  if (myth !== undefined) rules.push(['myth', isSentence(myth, '.') ?? hasWords(myth, 3, 12)])
  return [...rules, ...quizRules(texts)]
}

function figureRule(figure: string, say: string): Wrong {
  return fits(figure, 12) ?? isSpeakable(figure) ?? (/\d/.test(figure) ? null : 'holds no number: leave it out') ?? keepsNumbers(figure, say)
}

const longestAnswer = 24

/**
 * A quiz asks the hook and offers three answers, of which only the right one stands in the
 * sentence.
 */
function quizRules(texts: Texts): [name: string, wrong: Wrong][] {
  const { say, hook, answer, wrong } = { hook: undefined, answer: undefined, wrong: undefined, ...texts }
  if (answer === undefined && wrong === undefined) return []
  if (answer === undefined || wrong === undefined) return [[answer === undefined ? 'wrong' : 'answer', 'stands alone: write answer and wrong, or neither']]
  const held = (text: string) => foldText(say).includes(foldText(text))
  return [
    ['answer', hook === undefined ? 'has no hook: write the question' : null],
    ['answer', hasWords(answer, 1, 4) ?? fits(answer, longestAnswer) ?? (held(answer) ? null : 'does not stand in the sentence: take its words')],
    ...wrong.map((one): [string, Wrong] => [
      'wrong',
      hasWords(one, 1, 4) ?? fits(one, longestAnswer) ?? (held(one) ? `"${one}" stands in the sentence: give a wrong answer` : null),
    ]),
  ]
}
