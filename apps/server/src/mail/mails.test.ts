import { describe, expect, it } from 'vitest'
import { passwordChangedMail } from './password-changed-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

const link = 'https://videos.example/verify-email?token=a_b-c&x="1"'
const mailsTo = (name: string, language: 'pt' | 'en' = 'pt') => {
  const ana = { to: 'ana@exemplo.com', name, language }
  return [verificationMail({ ...ana, code: '409218', link }), passwordResetMail({ ...ana, link }), passwordChangedMail({ ...ana, link })]
}
/** The words of HTML, without its tags. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '\n')

describe('every mail', () => {
  it.each(['pt', 'en'] as const)('says the same as text and as HTML (%s)', (language) => {
    for (const { text, html } of mailsTo('Ana', language)) {
      const lines = text.split('\n').map((line) => line.trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;').replace(/:$/, ''))

      expect(lines.filter((line) => !['', 'Relâmpago'].includes(line) && !wordsOf(html).includes(line))).toEqual([])
    }
  })

  it('fetches nothing, runs nothing and needs no style sheet', () => {
    for (const { html } of mailsTo('Ana')) {
      expect(html).not.toMatch(/<(img|script|style|link|iframe)\b|url\(|@import/i)
    }
  })

  it.each([
    ['tags', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['quotes', '"\'&', '&quot;&#39;&amp;'],
    ['a placeholder', '{link}{code}', '{link}{code}'],
    ['line breaks and other controls', 'Ana\r\nBcc: eva@mal.example\u0000\u2028fim', 'Ana Bcc: eva@mal.example fim'],
    ['text turned around', 'Ana\u202Ecba', 'Anacba'],
  ])('shows %s in a name as plain text', (_, name, shown) => {
    for (const { html, text, subject } of mailsTo(name)) {
      expect(html).toContain(`${shown}!`)
      expect(html).not.toContain('<script')
      expect(`${subject}${text}`).not.toMatch(/\nBcc|\r|\u202E|\u2028/)
    }
  })

  it('keeps names of people as they are', () => {
    for (const { html, text } of mailsTo('João Ñandú-Løve 李')) {
      expect(html).toContain('João Ñandú-Løve 李!')
      expect(text).toContain('João Ñandú-Løve 李!')
    }
  })

  it('cannot be led out of its link', () => {
    for (const { html } of mailsTo('Ana')) {
      expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(Array(2).fill(link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')))
    }
  })
})

describe('the mail of a new account', () => {
  it('holds the code in one piece, to be selected with one tap', () => {
    const { html, subject } = verificationMail({ to: 'ana@exemplo.com', name: 'Ana', language: 'pt', code: '409218', link })

    expect(html).toMatch(/user-select:all[^>]*>409218</)
    expect(subject).toBe('409218 é o seu código do Relâmpago')
  })
})

describe('the mail about a forgotten password', () => {
  it.each([
    ['pt', 'vale por 1 hora', 'ignore este e-mail'],
    ['en', 'valid for 1 hour', 'ignore this e-mail'],
  ] as const)('says how long its link counts and what to do if nobody asked (%s)', (language, lifetime, ignore) => {
    const { text } = passwordResetMail({ to: 'ana@exemplo.com', name: 'Ana', language, link })

    expect(text).toContain(lifetime)
    expect(text).toContain(ignore)
    expect(text).toContain(link)
  })
})
