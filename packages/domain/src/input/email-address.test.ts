import { describe, expect, it } from 'vitest'
import { readEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  it.each([
    ['ana@exemplo.com', 'ana@exemplo.com'],
    ['  Ana.Souza+video@Exemplo.COM.br\n', 'ana.souza+video@exemplo.com.br'],
    ['ａｎａ＠ｅｘｅｍｐｌｏ．ｃｏｍ', 'ana@exemplo.com'],
    // The Kelvin sign is a K.
    ['\u212Aarina@exemplo.com', 'karina@exemplo.com'],
    ["o'neil_1@sub.exemplo-1.io", "o'neil_1@sub.exemplo-1.io"],
    ['ana@xn--caf-dma.com.br', 'ana@xn--caf-dma.com.br'],
    [`${'a'.repeat(64)}@b.co`, `${'a'.repeat(64)}@b.co`],
  ])('is read from %j', (text, address) => {
    expect(readEmailAddress(text)).toBe(address)
  })

  it.each([
    '',
    'ana',
    '@exemplo.com',
    'ana@',
    'ana@exemplo',
    'ana@@exemplo.com',
    'ana souza@exemplo.com',
    'ana@exem plo.com',
    '.ana@exemplo.com',
    'ana.@exemplo.com',
    'an..a@exemplo.com',
    'ana@exemplo..com',
    'ana@.exemplo.com',
    'ana@-exemplo.com',
    'ana@exemplo.com.',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    '"ana"@exemplo.com',
    'Ana <ana@exemplo.com>',
    'ana@exemplo.com,bia@exemplo.com',
    'ana@exemplo.com\r\nBcc: bia@exemplo.com',
    'ana\0@exemplo.com',
    // A Cyrillic а, a zero-width space, a byte-order mark inside, an accent, a dotted capital I.
    '\u0430na@exemplo.com',
    'ana\u200B@exemplo.com',
    'a\uFEFFna@exemplo.com',
    'ana@café.com.br',
    '\u0130na@exemplo.com',
    '\uD800na@exemplo.com',
    `${'a'.repeat(65)}@b.co`,
    `ana@${'a'.repeat(64)}.co`,
  ])('is not %j', (text) => {
    expect(readEmailAddress(text)).toBeNull()
  })
})
