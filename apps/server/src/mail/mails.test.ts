import { describe, expect, it } from 'vitest'
import { passwordChangedMail } from './password-changed-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { statusConfirmMail } from './status-confirm-mail.ts'
import { statusNoticeMail } from './status-notice-mail.ts'
import { statusSubscribedMail } from './status-subscribed-mail.ts'
import { verificationMail } from './verification-mail.ts'

const link = 'https://videos.example/verify-email?token=a_b-c&x="1"'
const begun = { startedAt: new Date('2026-11-22T15:03:40Z'), browser: 'Chrome, Windows' }
const mailsIn = (language: 'pt' | 'en' = 'pt') => {
  const ana = { to: 'ana@exemplo.com', language }
  return [
    verificationMail({ ...ana, ...begun, code: '409218', link }),
    passwordResetMail({ ...ana, link }),
    passwordChangedMail({ ...ana, link }),
    statusConfirmMail({ ...ana, link }),
    statusSubscribedMail({ ...ana, link, leaveLink: link }),
  ]
}
const [began, ended] = [new Date('2026-11-22T15:03:40Z'), new Date('2026-11-22T18:03:40Z')]
const noticeIn = (language: 'pt' | 'en') =>
  statusNoticeMail({
    to: 'ana@exemplo.com',
    language,
    changes: [
      { service: 'queue', status: 'degraded', startedAt: began, endedAt: null, earlier: 1 },
      { service: 'generator', status: 'outage', startedAt: began, endedAt: ended, earlier: 0 },
    ],
    pageLink: 'https://videos.example/status',
    link,
    leaveLink: link,
    isLast: true,
  })
/** The words of HTML, without its tags. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '\n')

describe('every mail', () => {
  it.each(['pt', 'en'] as const)('says the same as text and as HTML (%s)', (language) => {
    for (const { text, html } of [...mailsIn(language), noticeIn(language)]) {
      const lines = text.split('\n').map((line) => line.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace(/:$/, ''))

      expect(lines.filter((line) => !['', 'Relâmpago'].includes(line) && !wordsOf(html).includes(line) && !html.includes(`href="${line}"`))).toEqual([])
    }
  })

  it('fetches nothing, runs nothing and needs no style sheet', () => {
    for (const { html } of [...mailsIn(), noticeIn('pt')]) {
      expect(html).not.toMatch(/<(img|script|style|link|iframe)\b|url\(|@import/i)
    }
  })

  it('cannot be led out of its link', () => {
    for (const { html } of mailsIn()) {
      expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(Array(2).fill(link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')))
    }
  })
})

describe('the mail of a new account', () => {
  const mail = { to: 'ana@exemplo.com', code: '409218', link, ...begun }

  it('holds the code in one piece, to be selected with one tap', () => {
    const { html, subject } = verificationMail({ ...mail, language: 'pt' })

    expect(html).toMatch(/user-select:all[^>]*>409218</)
    expect(subject).toBe('409218 é o seu código do Relâmpago')
  })

  it.each([
    ['pt', 'Chrome, Windows', 'Este cadastro começou em 22 de novembro de 2026 às 12:03 (horário de Brasília), no navegador Chrome, Windows.'],
    ['pt', null, 'Este cadastro começou em 22 de novembro de 2026 às 12:03 (horário de Brasília), em um programa que não se identificou.'],
    ['en', 'Safari, iPhone', 'This sign-up began on November 22, 2026 at 12:03 (Brasília time), in the browser Safari, iPhone.'],
    ['en', null, 'This sign-up began on November 22, 2026 at 12:03 (Brasília time), in a program that did not identify itself.'],
  ] as const)('says when and where the sign-up began (%s, %s)', (language, browser, text) => {
    expect(verificationMail({ ...mail, language, browser }).text).toContain(text)
  })
})

describe('the mail about a forgotten password', () => {
  it.each([
    ['pt', 'vale por 1 hora', 'ignore este e-mail'],
    ['en', 'valid for 1 hour', 'ignore this e-mail'],
  ] as const)('says how long its link counts and what to do if nobody asked (%s)', (language, lifetime, ignore) => {
    const { text } = passwordResetMail({ to: 'ana@exemplo.com', language, link })

    expect(text).toContain(lifetime)
    expect(text).toContain(ignore)
    expect(text).toContain(link)
  })
})

describe('the mail about incidents', () => {
  it.each([
    [
      'pt',
      'Status do Relâmpago: 2 serviços mudaram',
      'Fila de pedidos: Degradado desde 22 de novembro de 2026 às 12:03 (horário de Brasília). Antes disso, caiu e voltou mais uma vez.',
      'Geração de vídeos: Operacional de novo desde 22 de novembro de 2026 às 15:03 (horário de Brasília). O estado “Indisponível” durou 3 horas.',
    ],
    [
      'en',
      'Relâmpago status: 2 services changed',
      'Order queue: Degraded since November 22, 2026 at 12:03 (Brasília time). Before that, it went down and came back once more.',
      'Video generation: Operational again since November 22, 2026 at 15:03 (Brasília time). The state “Outage” lasted 3 hours.',
    ],
  ] as const)('says what happened, since when and for how long (%s)', (language, subject, onset, end) => {
    const mail = noticeIn(language)

    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(onset)
    expect(mail.text).toContain(end)
  })

  it('leads to the page and to its end, and nowhere else', () => {
    const { html } = noticeIn('pt')

    expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]))).toEqual(
      new Set(['https://videos.example/status', link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')]),
    )
  })
})
