import { describe, expect, it } from 'vitest'
import { mulberry32 } from '../random.ts'
import { isPersonName, readPersonName } from '../input/person-name.ts'
import { toPersonName } from './to-person-name.ts'

describe('a name', () => {
  it.each([
    'Ana',
    'João Ñandú-Løve',
    "Sinéad O'Connor",
    'D’Ávila',
    'Ana M. Lima',
    'J. R. R. Tolkien',
    '李',
    'مریم',
    'प्रिया',
    'Nguyễn Thị Ánh',
    'Анна',
    'e\u0301'.repeat(60).normalize('NFC'),
  ])('may be %s', (name) => {
    expect(readPersonName(name)).toBe(name)
  })

  it.each([
    ['  Ana \t\n Lima ', 'Ana Lima'],
    ['A\u200Bna\u202E', 'Ana'],
    ['Ana\0Lima', 'Ana Lima'],
    ['Jose\u0301', 'José'],
  ])('%j is kept as %j', (text, name) => {
    expect(readPersonName(text)).toBe(name)
  })

  it.each([
    '',
    ' ',
    '-',
    "'",
    '\u200B\u202E',
    '\u0301',
    '123',
    'Ana 2',
    'a'.repeat(61),
    'https://evil.example/a',
    'evil.example',
    'www.evil.com',
    'a.b',
    'J.R. Tolkien',
    'x. y.com',
    'Ana.',
    '.',
    'ana@exemplo.com',
    'Ana <b>',
    'Ana\uD800',
    'Ana!',
    'evil\u3002com',
    'evil\uFF0Ecom',
    'evil\uFF61com',
    'Ana: clique',
    'Ana/Bia',
    '\u{1F600}',
  ])('is not %j', (text) => {
    expect(isPersonName(text)).toBe(false)
  })
})

/** What an attacker builds names of, besides single characters of all planes. */
const pieces = [
  'https://',
  'http:',
  '//',
  'www.',
  '.com',
  '.',
  '@',
  'evil',
  'Ana',
  ' ',
  '\n',
  '\r\nBcc: ',
  '<a href="',
  '">',
  '{link}',
  '{code}',
  '%2e',
  '&#46;',
  '\u200B',
  '\u202E',
  '\u2024',
  '\u3002',
  '\uFF0E',
  '１',
  '7',
  '-',
  "'",
  '\u0301',
  '\uD800',
  'é',
  '李',
]
function hostileName(random: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
    if (random() < 0.7) return pieces[Math.floor(random() * pieces.length)] ?? ''
    return String.fromCodePoint(Math.floor(random() * (random() < 0.5 ? 0x3000 : 0x11_0000)))
  })
  return parts.join('')
}

describe('a hostile name', () => {
  it('is refused, or holds nothing that a program takes for a link, an address or markup', () => {
    const random = mulberry32(11)
    const read = Array.from({ length: 20_000 }, () => readPersonName(hostileName(random))).filter((name) => name !== null)

    expect(read.length).toBeGreaterThan(100)
    for (const name of read) expectHarmless(name)
  })

  it('of a third party is reduced to a name that is accepted, or to none', () => {
    const random = mulberry32(12)
    const reduced = Array.from({ length: 20_000 }, () => toPersonName(hostileName(random))).filter((name) => name !== null)

    expect(reduced.length).toBeGreaterThan(1000)
    for (const name of reduced) {
      expectHarmless(name)
      expect(readPersonName(name)).toBe(name)
    }
  })

  it('of a third party keeps what is a name', () => {
    expect(toPersonName(' Dora\n\u202ELima\u0000 ')).toBe('Dora Lima')
    expect(toPersonName('evil.com João 123')).toBe('evil com João')
    expect(toPersonName('1234')).toBeNull()
    expect(toPersonName('é'.repeat(300))).toBe('é'.repeat(60))
  })
})

function expectHarmless(name: string): void {
  // Also as programs read it that fold wide letters and dots first.
  for (const text of [name, name.normalize('NFKC')]) {
    expect(text).not.toMatch(/[@:/<>{}&%\d\n\r]|\p{Cc}|\p{Bidi_Control}|\.\S/u)
  }
  expect(name.length).toBeLessThanOrEqual(60)
  expect(name).toMatch(/\p{L}/u)
}
