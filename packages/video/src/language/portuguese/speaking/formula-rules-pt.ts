import { speechWords } from '../../../content/content.ts'
import { append, speakingRule, type SpeakingRule } from '../../speaking/speaking-rules.ts'
import { raisedNumber, readRaised } from '../../speaking/superscripts.ts'
import { number, sayWritten } from './measures-pt.ts'
import { readNumber, sayCardinal, sayDigits } from './numbers-pt.ts'

const notScored = /^(?:escala|jornada|regime|turno|foto|tração|proporção)$/
const scoreWords = /^(?:por|placar|empate|empatou|venceu|vence|ganhou|ganha|perdeu|perde|goleou|goleada|vitória|derrota|jogo)$/

/** Two small numbers that measure nothing, or that stand after words of matches. */
export function isScore(one: number, other: number, before: readonly string[]): boolean {
  const isSmall = one < 100 && other < 100 && !notScored.test(before[0] ?? '')
  return isSmall && (one <= 1 || other <= 1 || before.slice(0, 2).some((word) => scoreWords.test(word)))
}

/** "dez ponto quatro ponto um". */
function sayVersion(text: string): string | null {
  const value = readNumber(text)
  if (value !== null && value.decimals === '') return null
  return text
    .split('.')
    .map((part) => (part.length > 3 || /^0\d/.test(part) ? sayDigits(part) : sayCardinal(Number(part))))
    .join(' ponto ')
}

function sayVersionLetter(letter: string): string {
  return letter === '' ? '' : letter.toLowerCase() === 'v' ? 'versão ' : `${letter} `
}

/** "um mais um igual a dois". */
function saySum(text: string): string {
  return text
    .split(/(?=[+=])|(?<=[+=])/)
    .map((part) => (part === '+' ? 'mais' : part === '=' ? 'igual a' : sayWritten(part)))
    .join(' ')
}

function sayExponent(value: number): string {
  if (value === 2) return 'ao quadrado'
  if (value === 3) return 'ao cubo'
  return `elevado a ${value < 0 ? 'menos ' : ''}${sayCardinal(Math.abs(value))}`
}

/** Versions, sums and powers: "v2.1", "1+1=2", "10⁶", "1,5×10⁸", "mc²". */
export function formulaRules(): SpeakingRule[] {
  const raised = `(${raisedNumber})`
  const { letters } = speechWords('pt')
  return [
    speakingRule(String.raw`(\p{L}?)(\d+(?:\.\d+){2,}|(?<=v)\d+\.\d+)`, (m) => append(sayVersion(m[2] ?? ''), '', sayVersionLetter(m[1] ?? ''))),
    speakingRule(`${number}(?:[+=]${number})+`, (m) => saySum(m[0])),
    speakingRule(`(?:(${number})[×x·])?(${number})${raised}`, (m) => {
      const [factor, base] = [m[1] === undefined ? '' : append(sayWritten(m[1]), ' vezes '), sayWritten(m[2] ?? '')]
      return factor === null || base === null ? null : `${factor}${base} ${sayExponent(readRaised(m[3] ?? ''))}`
    }),
    speakingRule(String.raw`(\d+)\^(-?)(\d+)`, (m) => `${sayCardinal(Number(m[1]))} ${sayExponent(Number(`${m[2]}${m[3]}`))}`),
    speakingRule(
      `([a-z]{1,2})${raised}`,
      (m) => `${Array.from(m[1] ?? '', (letter) => letters[letter.toLowerCase()]).join(' ')} ${sayExponent(readRaised(m[2] ?? ''))}`,
    ),
  ]
}
