import { speechWords } from '../../../content/content.ts'
import { append, drawnFractions, speakingRule, type SpeakingRule, type TokenContext } from '../../speaking/speaking-rules.ts'
import { genderAround } from './gender-pt.ts'
import { number, sayRange, sayWritten } from './measures-pt.ts'
import { sayCardinal } from './numbers-pt.ts'

/** Words after which "10h" is a time of day, not a length. */
const clockWords = new Set('à às as a das até de entre após e ou'.split(' '))

/** "dez e meia", but "quinze e trinta". */
function sayMinutes(hours: number, minutes: number): string {
  if (minutes === 0) return ''
  return minutes === 30 && hours <= 12 ? ' e meia' : ` e ${sayCardinal(minutes)}`
}

function sayClock(hours: number, minutes: number, { previous }: TokenContext, isLetterForm: boolean): string | null {
  if (hours > 24 || minutes > 59) return null
  const hour = sayCardinal(hours, 'feminine')
  if (hours === 0 && minutes > 0) return `zero hora e ${sayCounted(minutes, 'minuto')}`
  if (isLetterForm && minutes > 0 && hours <= 5 && !clockWords.has(previous)) {
    const rest = minutes === 30 ? 'meia' : sayCounted(minutes, 'minuto')
    return `${hour} ${hours === 1 ? 'hora' : 'horas'} e ${rest}`
  }
  if (minutes === 0) return `${hour} ${hours <= 1 ? 'hora' : 'horas'}`
  return `${hour}${sayMinutes(hours, minutes)}`
}

function sayCounted(count: number, one: string): string {
  return `${sayCardinal(count)} ${one}${count === 1 ? '' : 's'}`
}

function sayDate(day: number, month: number, year: string | undefined): string | null {
  const name = speechWords('pt').months[month - 1]
  if (name === undefined || day < 1 || day > 31) return null
  const fullYear = year === undefined ? '' : ` de ${sayCardinal(Number(year.length === 2 ? `20${year}` : year))}`
  return `${day === 1 ? 'primeiro' : sayCardinal(day)} de ${name}${fullYear}`
}

/** A month by its first three letters. */
function monthOf(short: string): string | null {
  return speechWords('pt').months.find((month) => month.startsWith(short.toLowerCase())) ?? null
}

/** Beside another date: "de 6/9 a 10/9"; or after "dia". */
function isSpanOfDates({ before: [previous = '', beforePrevious = ''], next, afterNext }: TokenContext): boolean {
  const joint = /^(?:a|até|e|ao)$/
  const date = /^\d{1,2}\/\d{1,2}$/
  return /^dias?$/.test(previous) || (joint.test(next) && date.test(afterNext)) || (joint.test(previous) && date.test(beforePrevious))
}

export const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'] as const

const fractions = ['', '', 'meio', 'terço', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono'] as const

function sayFraction(above: number, below: number, around: TokenContext): string | null {
  const name = fractions[below]
  if (name === undefined || name === '' || above < 1 || above >= below) return null
  const afterNumber = /^\d+$/.test(around.previous) ? 'e ' : ''
  if (below === 2) return `${afterNumber}${genderAround(around) === 'feminine' ? 'meia' : 'meio'}`
  return `${afterNumber}${sayCardinal(above)} ${name}${above === 1 ? '' : 's'}`
}

/** Times of day, dates, and the slashes and colons that are neither: fractions, ratings, ratios. */
export const clockAndDateRules: SpeakingRule[] = [
  speakingRule(String.raw`(\d{1,2})h?[-–](\d{1,2})h`, (m) => `${sayCardinal(Number(m[1]), 'feminine')} às ${sayCardinal(Number(m[2]), 'feminine')} horas`),
  speakingRule(String.raw`(\d{1,2})h(?:(\d{2})(?:min|m)?)?`, (m, around) => sayClock(Number(m[1]), Number(m[2] ?? 0), around, true)),
  speakingRule(String.raw`(\d{1,2}):(\d{2})h?`, (m, around) => sayClock(Number(m[1]), Number(m[2]), around, false)),
  speakingRule(
    String.raw`(\d{1,2}):(\d{2}):(\d{2})`,
    (m) => `${sayCardinal(Number(m[1]), 'feminine')} horas, ${sayCardinal(Number(m[2]))} minutos e ${sayCardinal(Number(m[3]))} segundos`,
  ),
  speakingRule(
    String.raw`(\d{1,3}):(\d{1,3})`,
    (m, { previous }) => `${sayCardinal(Number(m[1]))} ${/^(?:proporção|razão)$/.test(previous) ? 'para' : 'por'} ${sayCardinal(Number(m[2]))}`,
  ),
  speakingRule(String.raw`(\d{4})-(\d{2})-(\d{2})`, (m) => sayDate(Number(m[3]), Number(m[2]), m[1])),
  speakingRule(String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})`, (m) => sayDate(Number(m[1]), Number(m[2]), m[3])),
  speakingRule(String.raw`(\d{1,2})/(\d{4})`, (m) => append(speechWords('pt').months[Number(m[1]) - 1] ?? null, ` de ${sayCardinal(Number(m[2]))}`)),
  speakingRule(String.raw`(\d{1,2})[ºo]/(\d{1,2})`, (m) => sayDate(Number(m[1]), Number(m[2]), undefined)),
  speakingRule(String.raw`(\d{1,3})min(\d{1,2})s?`, (m) => `${sayCounted(Number(m[1]), 'minuto')} e ${sayCounted(Number(m[2]), 'segundo')}`),
  speakingRule(String.raw`((?:19|20)\d{2})/((?:19|20)\d{2})`, (m) => `${sayCardinal(Number(m[1]))} ${sayCardinal(Number(m[2]))}`),
  speakingRule('24/7', () => 'vinte e quatro horas por dia'),
  speakingRule(`(${number})/(5|10)`, (m) =>
    /[.,]/.test(m[1] ?? '') || m[2] === '10' ? (sayRange(m[1] ?? '', m[2] ?? '')?.replace(' a ', ' de ') ?? null) : null,
  ),
  speakingRule(`(${number})/(\\d{4}|\\d{2})`, (m, { before }) => {
    const isLaw = before.slice(0, 2).some((word) => /^(?:lei|decreto|decreto-lei|resolução|portaria|instrução|emenda|medida|processo|edital)$/.test(word))
    return isLaw ? append(sayWritten(m[1] ?? ''), ` de ${sayCardinal(Number(m[2]))}`) : null
  }),
  speakingRule(String.raw`(\p{L}{3})/(\d{4}|\d{2})`, (m) => append(monthOf(m[1] ?? ''), ` de ${sayCardinal(Number((m[2] ?? '').padStart(4, '20')))}`)),
  speakingRule(String.raw`(\d{1,2})/(\p{L}{3})`, (m) =>
    append(monthOf(m[2] ?? ''), '', `${m[1] === '1' || m[1] === '01' ? 'primeiro' : sayCardinal(Number(m[1]))} de `),
  ),
  speakingRule(String.raw`(\d)/(\d)`, (m, around) => (isSpanOfDates(around) ? sayDate(Number(m[1]), Number(m[2]), undefined) : null)),
  speakingRule(String.raw`(\d)/(\d)`, (m, around) => sayFraction(Number(m[1]), Number(m[2]), around)),
  speakingRule(String.raw`(\d+)?([½¼¾⅓⅔])`, (m, around) => {
    const [above, below] = drawnFractions[m[2] ?? ''] ?? [1, 2]
    const said = sayFraction(above, below, m[1] === undefined ? around : { ...around, previous: '' })
    return m[1] === undefined ? said : `${sayCardinal(Number(m[1]), genderAround(around))} e ${said}`
  }),
  speakingRule(String.raw`(\d{1,2})/(\d{1,2})`, (m) => sayDate(Number(m[1]), Number(m[2]), undefined)),
  speakingRule(`(${number})/(${number})`, (m) => sayRange(m[1] ?? '', m[2] ?? '')?.replace(' a ', ' por ') ?? null),
]
