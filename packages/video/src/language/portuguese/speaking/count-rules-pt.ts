import { speechWords } from '../../../content/content.ts'
import { append, speakingRule, unitNames, unitOf, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { weekdays } from './calendar-rules-pt.ts'
import { formulaRules, isScore } from './formula-rules-pt.ts'
import { genderAround } from './gender-pt.ts'
import { isPlural, number, sayCount, sayMeasure, sayRange, sayWritten } from './measures-pt.ts'
import { magnitudeNames, magnitudeOf } from './money-rules-pt.ts'
import { readNumber, sayCardinal, sayNumber, sayOrdinal } from './numbers-pt.ts'
import { romanRule } from './roman-rules-pt.ts'

function sayPlainNumber(text: string, around: TokenContext): string | null {
  const value = readNumber(text)
  if (value === null || /^0\d/.test(text)) return null
  const isFirstOfMonth = value.whole === 1 && ((around.next === 'de' && speechWords('pt').months.includes(around.afterNext)) || around.previous === 'dia')
  if (isFirstOfMonth) return 'primeiro'
  // "1 1/2 xícara": the noun comes after the fraction.
  const after = /^(?:\d\/\d|[½¼¾⅓⅔])$/.test(around.next) ? around.after.slice(1) : around.after
  return sayNumber(value, genderAround({ ...around, after }))
}

/** Marks that stand in for º and ª only after small numbers: 25° is a temperature. */
const ordinalLimits: Readonly<Record<string, number>> = { '°': 10, a: 31, o: 31 }

/** What people count in thousands, when "2K" could be a picture as well. */
const counted = /^(?:seguidores|inscritos|curtidas|visualizações|views|likes|usuários|pessoas|reais|passos|palavras|downloads|votos|vagas|clientes)$/

/** "10-15%", "-28%". */
function percentRules(): SpeakingRule[] {
  return [
    speakingRule(`(${number})[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' por cento')),
    speakingRule(`(${number}) ?%[-–](${number}) ?%`, (m) => append(sayRange(m[1] ?? '', m[2] ?? ''), ' por cento')),
    // A minus before a percentage is nearly always a discount tag, and the text around says so.
    speakingRule(`([-–+±]?)(${number}) ?%\\+?`, (m) =>
      append(sayWritten(m[2] ?? ''), ' por cento', m[1] === '+' ? 'mais ' : m[1] === '±' ? 'mais ou menos ' : ''),
    ),
  ]
}

/** "10x15 cm", "3x". */
function sizeRules(units: string): SpeakingRule[] {
  return [
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
  ]
}

/** "3ª-feira", "21º". */
function ordinalRules(): SpeakingRule[] {
  return [
    speakingRule(String.raw`([2-6])[ªa]-feira`, (m) => `${weekdays[Number(m[1]) - 2]}-feira`),
    speakingRule('([2-6])[ªa]', (m, { next }) => (next === 'feira' ? (weekdays[Number(m[1]) - 2] ?? null) : null)),
    speakingRule(String.raw`(\d+)\.?(º|°|ª|a|o)(s?)`, (m, { next }) => {
      // "30º graus"
      if (/^graus?$/.test(next)) return sayCardinal(Number(m[1]))
      if (Number(m[1]) > (ordinalLimits[m[2] ?? ''] ?? Infinity)) return null
      const said = sayOrdinal(Number(m[1]), /[ªa]/.test(m[2] ?? '') ? 'feminine' : 'masculine')
      return m[3] === '' ? said : `${said.replaceAll(' ', 's ')}s`
    }),
  ]
}

/** "5-10 km", "-5 °C", "2 mil". */
function measureRules(units: string): SpeakingRule[] {
  return [
    speakingRule(`([-–−]?)(${number})[-–](${number}) ?(${units}|[°º]C?)`, (m) => {
      const low = readNumber(m[2] ?? '')
      const unit = unitOf(speechWords('pt'), m[4] ?? '')
      const high = sayMeasure(m[3] ?? '', m[4] ?? '')
      return low === null || unit === null || high === null ? null : `${m[1] === '' ? '' : 'menos '}${sayNumber(low, unit.gender)} a ${high}`
    }),
    speakingRule(String.raw`(\d)K`, (m, { next }) => (counted.test(next) ? `${sayCardinal(Number(m[1]), 'masculine')} mil` : null), 'u'),
    speakingRule(String.raw`(\d)([KGD])`, (m) => `${sayCardinal(Number(m[1]))} ${speechWords('pt').letters[(m[2] ?? '').toLowerCase()]}`, 'u'),
    speakingRule(`([-–−+]?)(${number}) ?(${units}|[°º][CF]?|["”])(?:/(${units}|\\p{L}+²?))?`, (m) => {
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
  ]
}

/** Ranges, signs in front of numbers, and numbers alone. */
function plainRules(): SpeakingRule[] {
  return [
    speakingRule(`(${number})[-–](${number})`, (m, around) => sayRange(m[1] ?? '', m[2] ?? '', genderAround(around))),
    speakingRule(`(?:\\+(${number})|(${number})\\+)`, (m, around) => append(sayPlainNumber(m[1] ?? m[2] ?? '', around), '', 'mais de ')),
    speakingRule(String.raw`(\d)m(\d{2})`, (m) => sayMeasure(`${m[1]},${m[2]}`, 'm')),
    speakingRule(String.raw`(\d{3,4})p`, (m) => `${sayCardinal(Number(m[1]))} pê`),
    speakingRule(`±(${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'mais ou menos ')),
    speakingRule(String.raw`\d{1,3}(?: \d{3}){2,}`, (m, around) => sayPlainNumber(m[0].replaceAll(' ', ''), around)),
    speakingRule(`[~≈](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'cerca de ')),
    speakingRule(`([<>]) ?(${number}) ?%`, (m) => append(sayWritten(m[2] ?? ''), ' por cento', m[1] === '<' ? 'menos de ' : 'mais de ')),
    speakingRule(`([<>≤≥]) ?(${number})`, (m, around) =>
      append(sayPlainNumber(m[2] ?? '', around), '', { '<': 'menos de ', '>': 'mais de ', '≤': 'até ', '≥': 'a partir de ' }[m[1] ?? ''] ?? ''),
    ),
    speakingRule(`[-–−](${number})`, (m, around) => append(sayPlainNumber(m[1] ?? '', around), '', 'menos ')),
    speakingRule(number, (m, around) => sayPlainNumber(m[0], around)),
    speakingRule(String.raw`(\d+)['’]?s`, (m) => sayCardinal(Number(m[1]))),
    speakingRule(String.raw`(?:n[º°]\.?|n\.º)(\d+)`, (m) => `número ${sayCardinal(Number(m[1]))}`),
  ]
}

/** Percentages, multiples, ordinals, measures, ranges and plain numbers, arabic and roman. */
export function countRules(): SpeakingRule[] {
  const units = unitNames(speechWords('pt')).join('|')
  return [...percentRules(), ...sizeRules(units), ...ordinalRules(), ...measureRules(units), ...plainRules(), ...formulaRules(), romanRule]
}
