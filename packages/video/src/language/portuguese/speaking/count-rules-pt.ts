import { speechWords } from '../../../content/content.ts'
import { readRoman } from '../../speaking/roman-numerals.ts'
import { raisedNumber, readRaised } from '../../speaking/superscripts.ts'
import { append, speakingRule, unitNames, unitOf, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { weekdays } from './calendar-rules-pt.ts'
import { genderAround, genderOfName, genderOfNoun } from './gender-pt.ts'
import { isPlural, number, sayCount, sayMeasure, sayRange, sayWritten } from './measures-pt.ts'
import { magnitudeNames, magnitudeOf } from './money-rules-pt.ts'
import { readNumber, sayCardinal, sayDigits, sayNumber, sayOrdinal } from './numbers-pt.ts'

function sayPlainNumber(text: string, around: TokenContext): string | null {
  const value = readNumber(text)
  if (value === null || /^0\d/.test(text)) return null
  const isFirstOfMonth = value.whole === 1 && ((around.next === 'de' && speechWords('pt').months.includes(around.afterNext)) || around.previous === 'dia')
  if (isFirstOfMonth) return 'primeiro'
  // "1 1/2 xícara": the noun comes after the fraction.
  const after = /^\d\/\d$/.test(around.next) ? around.after.slice(1) : around.after
  return sayNumber(value, genderAround({ previous: around.previous, after }))
}

function sayRoman(text: string, around: TokenContext): string | null {
  const value = readRoman(text)
  const { royalNames, editions } = speechWords('pt')
  const { previous, next } = around
  if (value === null) return null
  if (editions.has(next)) return sayOrdinal(value, genderOfNoun(next))
  const isRoyal = royalNames.has(previous)
  if (isRoyal && value <= 10) return sayOrdinal(value, genderOfName(previous))
  const isCentury = isOfCentury(around)
  if (isCentury && value <= 10) return sayOrdinal(value)
  // One letter, and words such as MIL or CD, are numerals only after a word that is counted so.
  const isCounted = isCentury || isRoyal || /^(?:capítulo|volume|parte|tomo|ato|fase|título|guerra|anexo|artigo|tipo|nível|classe|copa)$/.test(previous)
  return isCounted || /^(?:[IVX]{2,})$/.test(text) ? sayCardinal(value) : null
}

/** After "século", or after another numeral that is: "séculos IV e V". */
function isOfCentury({ before: [previous = '', numeral = '', word = ''] }: TokenContext): boolean {
  const isCentury = (one: string) => /^(?:séculos?|sécs?\.?)$/.test(one)
  return isCentury(previous) || (/^(?:e|ou|a|ao|até)$/.test(previous) && readRoman(numeral.toUpperCase()) !== null && isCentury(word))
}

const scoreWords = /^(?:por|placar|empate|empatou|venceu|vence|ganhou|ganha|perdeu|perde|goleou|goleada|vitória|derrota|jogo)$/

/** Two small numbers that measure nothing, or that stand after words of matches. */
export function isScore(one: number, other: number, before: readonly string[]): boolean {
  const isSmall = one < 100 && other < 100
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

function sayPower(raised: string): string {
  const value = readRaised(raised)
  if (value === 2) return 'ao quadrado'
  if (value === 3) return 'ao cubo'
  return `elevado a ${value < 0 ? 'menos ' : ''}${sayCardinal(Math.abs(value))}`
}

/** "10⁶", "1,5×10⁸", "x²", "mc²". */
function powerRules(): SpeakingRule[] {
  const raised = `(${raisedNumber})`
  const { letters } = speechWords('pt')
  return [
    speakingRule(`(?:(${number})[×x·])?(${number})${raised}`, (m) => {
      const [factor, base] = [m[1] === undefined ? '' : append(sayWritten(m[1]), ' vezes '), sayWritten(m[2] ?? '')]
      return factor === null || base === null ? null : `${factor}${base} ${sayPower(m[3] ?? '')}`
    }),
    speakingRule(`([a-z]{1,2})${raised}`, (m) => `${Array.from(m[1] ?? '', (letter) => letters[letter.toLowerCase()]).join(' ')} ${sayPower(m[2] ?? '')}`),
  ]
}

/** Marks that stand in for º and ª only after small numbers: 25° is a temperature. */
const ordinalLimits: Readonly<Record<string, number>> = { '°': 10, a: 31, o: 31 }

/** Percentages, multiples, ordinals, measures, ranges and plain numbers, arabic and roman. */
export function countRules(): SpeakingRule[] {
  const units = unitNames(speechWords('pt')).join('|')
  return [
    speakingRule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' por cento')),
    // A minus before a percentage is nearly always a discount tag, and the text around says so.
    speakingRule(`([-–+±]?)(${number}) ?%\\+?`, (m) =>
      append(sayWritten(m[2] ?? ''), ' por cento', m[1] === '+' ? 'mais ' : m[1] === '±' ? 'mais ou menos ' : ''),
    ),
    speakingRule(String.raw`(\d{1,2}) ?x ?(\d{1,2})`, (m, { before }) =>
      isScore(Number(m[1]), Number(m[2]), before) ? `${sayCardinal(Number(m[1]))} a ${sayCardinal(Number(m[2]))}` : null,
    ),
    speakingRule(`(${number}) ?[x×] ?(${number}) ?[x×] ?(${number})(?: ?(${units}))?`, (m) => {
      const [long, wide, high] = [sayWritten(m[1] ?? ''), sayWritten(m[2] ?? ''), m[4] === undefined ? sayWritten(m[3] ?? '') : sayMeasure(m[3] ?? '', m[4])]
      return long === null || wide === null || high === null ? null : `${long} por ${wide} por ${high}`
    }),
    speakingRule(`(${number}) ?[x×] ?(${number})(?: ?(${units}))?`, (m) => {
      const high = m[3] === undefined ? sayWritten(m[2] ?? '') : sayMeasure(m[2] ?? '', m[3])
      const low = sayWritten(m[1] ?? '')
      return low === null || high === null ? null : `${low} por ${high}`
    }),
    speakingRule(`(${number})[-–](${number}) ?x`, (m) => append(sayRange(m[1] ?? '', m[2] ?? '', 'feminine'), ' vezes')),
    speakingRule(`(${number}) ?[x×]`, (m) => {
      const value = readNumber(m[1] ?? '')
      return value === null ? null : sayCount(value, { one: 'vez', many: 'vezes', gender: 'feminine' })
    }),
    speakingRule(String.raw`([2-6])[ªa]-feira`, (m) => `${weekdays[Number(m[1]) - 2]}-feira`),
    speakingRule('([2-6])[ªa]', (m, { next }) => (next === 'feira' ? (weekdays[Number(m[1]) - 2] ?? null) : null)),
    speakingRule(String.raw`(\d+)\.?(º|°|ª|a|o)(s?)`, (m) => {
      if (Number(m[1]) > (ordinalLimits[m[2] ?? ''] ?? Infinity)) return null
      const said = sayOrdinal(Number(m[1]), /[ªa]/.test(m[2] ?? '') ? 'feminine' : 'masculine')
      return m[3] === '' ? said : `${said.replaceAll(' ', 's ')}s`
    }),
    speakingRule(`([-–−]?)(${number})[-–](${number}) ?(${units}|[°º]C?)`, (m) => {
      const low = readNumber(m[2] ?? '')
      const unit = unitOf(speechWords('pt'), m[4] ?? '')
      const high = sayMeasure(m[3] ?? '', m[4] ?? '')
      return low === null || unit === null || high === null ? null : `${m[1] === '' ? '' : 'menos '}${sayNumber(low, unit.gender)} a ${high}`
    }),
    speakingRule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${speechWords('pt').letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
    speakingRule(`([-–−+]?)(${number}) ?(${units}|[°º][CF]?|["”])(?:/(${units}|\\p{L}+))?`, (m) => {
      const said = sayMeasure(m[2] ?? '', m[3] ?? '', m[4])
      if (said === null || m[1] === '') return said
      return m[1] === '+' ? `mais ${said}` : `${/[°º]/.test(m[3] ?? '') ? 'menos ' : ''}${said}`
    }),
    speakingRule(`([+]?)(${number}) ?(${magnitudeNames()}|M|B)\\+?`, (m, around) => {
      const value = readNumber(m[2] ?? '')
      const scale = magnitudeOf(m[3] ?? '')
      if (value === null || scale === null) return null
      const gender = scale.one === 'mil' ? genderAround(around) : 'masculine'
      const count = scale.one === 'mil' && value.whole === 1 && value.decimals === '' ? '' : `${sayNumber(value, gender)} `
      return `${m[1] === '+' ? 'mais de ' : ''}${count}${isPlural(value) ? scale.many : scale.one}`
    }),
    speakingRule(`(${number})[-–](${number})`, (m, around) => sayRange(m[1] ?? '', m[2] ?? '', genderAround(around))),
    speakingRule(`(?:\\+(${number})|(${number})\\+)`, (m, around) => append(sayPlainNumber(m[1] ?? m[2] ?? '', around), '', 'mais de ')),
    speakingRule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'cerca de ')),
    speakingRule(`([<>]) ?(${number}) ?%`, (m) => append(sayWritten(m[2] ?? ''), ' por cento', m[1] === '<' ? 'menos de ' : 'mais de ')),
    speakingRule(`([<>≤≥]) ?(${number})`, (m, around) =>
      append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'menos de ', '>': 'mais de ', '≤': 'até ', '≥': 'a partir de ' }[m[1] ?? ''] ?? ''),
    ),
    speakingRule(`[-–−](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'menos ')),
    speakingRule(number, (m, around) => sayPlainNumber(m[0], around)),
    speakingRule(String.raw`(\p{L}?)(\d+(?:\.\d+){2,}|(?<=v)\d+\.\d+)`, (m) => append(sayVersion(m[2] ?? ''), '', sayVersionLetter(m[1] ?? ''))),
    ...powerRules(),
    speakingRule(String.raw`(\d+)s`, (m) => sayCardinal(Number(m[1]))),
    speakingRule(String.raw`(?:n[º°]\.?|n\.º)(\d+)`, (m) => `número ${sayCardinal(Number(m[1]))}`),
    speakingRule('[IVXLCDM]+', (m, around) => sayRoman(m[0], around), 'u'),
  ]
}
