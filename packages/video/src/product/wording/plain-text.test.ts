import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Caf&eacute; &amp; p&atilde;o', 'Café & pão'],
  ['A&CCEDIL;&Atilde;O', 'AÇÃO'],
  ['a&#231;o &#xe7; &#xE7;', 'aço ç ç'],
  ['1&nbsp;m&sup2;', '1 m²'],
  ['&unknown; &ntilde', '&unknown; &ntilde'],
  ['&lt;script&gt;x', 'x'],
])('"%s" reads "%s"', (printed, text) => {
  expect(plainText(printed)).toBe(text)
})
