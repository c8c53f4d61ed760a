import { expect, test } from 'vitest'
import { cleanSpeech } from './clean-speech.ts'

test.each([
  ['café ☕ especial 👩🏽‍🍳', 'café especial'],
  ['<script>alert(1)</script>Bolo <b>fofo</b>', 'Bolo fofo'],
  ['Veja www.loja.com.br agora', 'Veja agora'],
  ['“Dormir” bem', 'Dormir bem'],
  ['#CaféEspecial é bom', 'CaféEspecial é bom'],
  ['- item da lista', 'item da lista'],
  ['abc\u202Edef\u200B', 'abcdef'],
  ['Pão & café &amp; bolo', 'Pão & café & bolo'],
  ['5 < 7 e 9 > 3', '5 7 e 9 3'],
  ['muito bom!!!', 'muito bom!'],
  ['linha um\nlinha dois', 'linha um linha dois'],
  ['R$ 14,90 e 50%', 'R$ 14,90 e 50%'],
  ["don't stop", "don't stop"],
  ['مرحبا بالعالم', 'مرحبا بالعالم'],
  ['🔥🔥', ''],
])('"%s" is spoken as "%s"', (text, spoken) => {
  expect(cleanSpeech(text)).toBe(spoken)
})
