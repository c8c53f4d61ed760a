import { locales, statusMails, type InterfaceLanguage } from '@relampago/domain/catalogue'
import { serviceNames, serviceStateNames, type ServiceId } from '@relampago/domain/contracts'
import { composeMail, type Addressee, type MailWords } from './compose-mail.ts'
import { hourMs, type Mail } from './mail.ts'

/** What became of one service: `endedAt` is `null` while the incident lasts. */
export type StatusChange = {
  service: ServiceId
  status: 'degraded' | 'outage'
  startedAt: Date
  endedAt: Date | null
  /** Incidents of the same service before this one that the same mail stands for. */
  earlier: number
}

/** After this time nobody acts on a notice any more; the page says how things are. */
export const noticeUsefulForMs = 12 * hourMs

type NoticeWords = Pick<MailWords, 'subject' | 'heading'> & {
  one: { began: string; ended: string }
  began: string
  ended: string
  earlier: (times: number) => string
  preview: string
  last: string
  page: string
  why: string
  leave: string
}
const words: Record<InterfaceLanguage, NoticeWords> = {
  pt: {
    subject: 'Status do Relâmpago: {count} serviços mudaram',
    heading: 'O status mudou',
    one: { began: '{state}: {service} do Relâmpago', ended: 'De volta: {service} do Relâmpago' },
    began: '{service}: {state} desde {from} (horário de Brasília).',
    ended: '{service}: Operacional de novo desde {to} (horário de Brasília). O estado “{state}” durou {lasted}.',
    earlier: (times) => ` Antes disso, caiu e voltou mais ${times === 1 ? 'uma vez' : `${times} vezes`}.`,
    preview: 'O que mudou, e desde quando.',
    last: 'Este é o último aviso para você nas próximas horas: já foram {most} em um dia. O estado de agora está sempre na página.',
    page: 'Ver a página de status',
    why: 'Você recebe este e-mail porque confirmou os avisos na nossa página de status.',
    leave: 'Parar de receber os avisos',
  },
  en: {
    subject: 'Relâmpago status: {count} services changed',
    heading: 'The status has changed',
    one: { began: '{state}: {service} of Relâmpago', ended: 'Back: {service} of Relâmpago' },
    began: '{service}: {state} since {from} (Brasília time).',
    ended: '{service}: Operational again since {to} (Brasília time). The state “{state}” lasted {lasted}.',
    earlier: (times) => ` Before that, it went down and came back ${times === 1 ? 'once' : `${times} times`} more.`,
    preview: 'What has changed, and since when.',
    last: 'This is your last notice for the next few hours: there were {most} within a day. The page always says how things are.',
    page: 'See the status page',
    why: 'You get this e-mail because you confirmed the notices on our status page.',
    leave: 'Stop the notices',
  },
}

function momentText(moment: Date, language: InterfaceLanguage): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })
  return format.format(moment)
}

/** In whole minutes below two hours, then in whole hours. */
function lengthText(ms: number, language: InterfaceLanguage): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  const inHours = minutes >= 120
  const unit = { style: 'unit', unitDisplay: 'long', unit: inHours ? 'hour' : 'minute' } as const
  return new Intl.NumberFormat(locales[language], unit).format(inHours ? Math.round(minutes / 60) : minutes)
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function valuesOf({ service, status, startedAt, endedAt }: StatusChange, language: InterfaceLanguage): Record<string, string> {
  return {
    service: serviceNames[service][language],
    state: serviceStateNames[status][language],
    from: momentText(startedAt, language),
    ...(endedAt !== null && { to: momentText(endedAt, language), lasted: lengthText(endedAt.getTime() - startedAt.getTime(), language) }),
  }
}

function changeText(change: StatusChange, language: InterfaceLanguage): string {
  const { began, ended, earlier } = words[language]
  const text = fill(change.endedAt === null ? began : ended, valuesOf(change, language))
  return change.earlier === 0 ? text : text + earlier(change.earlier)
}

function subjectOf(changes: readonly StatusChange[], language: InterfaceLanguage): string {
  const { subject, one } = words[language]
  const [first] = changes
  if (first === undefined || changes.length > 1) return fill(subject, { count: String(changes.length) })
  return fill(first.endedAt === null ? one.began : one.ended, valuesOf(first, language))
}

/**
 * `pageLink` shows the status, `link` asks before it ends the notices, `leaveLink` ends them.
 * `isLast`: no other follows before the day is over.
 */
export type StatusNoticeMail = Addressee & { changes: readonly StatusChange[]; pageLink: string; link: string; leaveLink: string; isLast: boolean }

/** Tells a subscriber which services went down or came back. */
export function statusNoticeMail({ changes, pageLink, link, leaveLink, isLast, ...addressee }: StatusNoticeMail): Mail {
  const { language } = addressee
  const { heading, preview, last, page, why, leave } = words[language]
  const mail: MailWords = {
    subject: subjectOf(changes, language),
    preview,
    heading,
    parts: [
      ...changes.map((change) => ({ kind: 'lead', text: changeText(change, language) }) as const),
      ...(isLast ? [{ kind: 'note', text: fill(last, { most: String(statusMails.noticesPerDay) }) } as const] : []),
      { kind: 'button', label: page, link: pageLink },
      { kind: 'note', text: why },
      { kind: 'link', label: leave, link: '{link}' },
    ],
  }
  return composeMail(addressee, { kind: 'status-notice', usefulForMs: noticeUsefulForMs, leaveLink, words: mail, values: { link } })
}
