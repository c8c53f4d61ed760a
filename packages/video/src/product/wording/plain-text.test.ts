import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Caf&eacute; &amp; p&atilde;o', 'Café & pão'],
  ['A&CCEDIL;&Atilde;O', 'AÇÃO'],
  ['a&#231;o &#xe7; &#xE7;', 'aço ç ç'],
  ['1&nbsp;m&sup2;', '1 m²'],
  ['&unknown; &ntilde', '&unknown; &ntilde'],
  ['&lt;script&gt;x', 'x'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Caf&amp;eacute;', 'Café'],
  ['&amp;amp;amp;amp;amp;amp;amp;lt;b&gt;', 'amp;lt;b'],
  ['&#0;&#1114112;a', 'a'],
  ['{\\an8}A\\Nb', 'an8 A Nb'],
  ['a\r\nBcc: b\u2028c\u0085d\u000be', 'a Bcc: b c d e'],
  ['\u202Elado\u2066 \0\u001Bo\u200Butro\u3164', 'lado outro'],
  ['a\uD83Db\uDE00c', 'abc'],
  [`e${'\u0301'.repeat(50)}u`, 'é\u0301\u0301\u0301u'],
  [`${'a'.repeat(5000)} b`, `${'a'.repeat(60)} b`],
  [`<img alt="${'x'.repeat(5000)}">a`, 'a'],
])('"%s" reads "%s"', (printed, text) => {
  expect(plainText(printed)).toBe(text)
})
