import { speechWords } from '../../../content/content.ts'
import { append, speakingRule, type SpeakingRule } from '../../speaking/speaking-rules.ts'
import { raisedNumber, readRaised } from '../../speaking/superscripts.ts'
import { number, sayWritten } from './measures-en.ts'
import { sayCardinal, sayDigits, sayOrdinal } from './numbers-en.ts'

/** "two point one", "ten point four point one". */
function sayVersion(text: string): string {
  return text
    .split('.')
    .map((part) => (part.length > 3 || /^0\d/.test(part) ? sayDigits(part) : sayCardinal(Number(part))))
    .join(' point ')
}

/** "one plus one equals two". */
function saySum(text: string): string {
  return text
    .split(/(?=[+=])|(?<=[+=])/)
    .map((part) => (part === '+' ? 'plus' : part === '=' ? 'equals' : sayWritten(part)))
    .join(' ')
}

function sayExponent(value: number): string {
  if (value === 2) return 'squared'
  if (value === 3) return 'cubed'
  return value < 0 ? `to the minus ${sayCardinal(-value)}` : `to the ${sayOrdinal(value)}`
}

/** Versions, sums and powers: "v2.1", "1+1=2", "10⁶", "1.5×10⁸", "mc²". */
export function formulaRules(): SpeakingRule[] {
  const raised = `(${raisedNumber})`
  const { letters } = speechWords('en')
  return [
    speakingRule(String.raw`(v?)(\d+(?:\.\d+)+)`, (m) =>
      m[1] === '' && !/\..*\./.test(m[2] ?? '') ? null : `${m[1] === '' ? '' : 'version '}${sayVersion(m[2] ?? '')}`,
    ),
    speakingRule(`${number}(?:[+=]${number})+`, (m) => saySum(m[0])),
    speakingRule(`(?:(${number})[×x·])?(${number})${raised}`, (m) => {
      const [factor, base] = [m[1] === undefined ? '' : append(sayWritten(m[1]), ' times '), sayWritten(m[2] ?? '')]
      return factor === null || base === null ? null : `${factor}${base} ${sayExponent(readRaised(m[3] ?? ''))}`
    }),
    speakingRule(String.raw`(\d+)\^(-?\d+)`, (m) => `${sayCardinal(Number(m[1]))} ${sayExponent(Number(m[2]))}`),
    speakingRule(
      `([a-z]{1,2})${raised}`,
      (m) => `${Array.from(m[1] ?? '', (letter) => letters[letter.toLowerCase()]).join(' ')} ${sayExponent(readRaised(m[2] ?? ''))}`,
    ),
  ]
}
