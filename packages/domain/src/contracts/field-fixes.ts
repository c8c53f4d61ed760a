import type { Bilingual } from '../catalogue/languages.ts'

/** How to mend each field of a request, shown inside the text of `invalid_field`. */
export const fieldFixes = {
  input: { pt: 'escreva um tema ou cole um link, com até 500 caracteres.', en: 'write a theme or paste a link of up to 500 characters.' },
  context: { pt: 'use até 2000 caracteres de texto.', en: 'use up to 2000 characters of text.' },
  duration: { pt: 'escolha 15, 30 ou 60 segundos.', en: 'choose 15, 30 or 60 seconds.' },
  language: { pt: 'escolha pt-BR ou en-US.', en: 'choose pt-BR or en-US.' },
  voice: { pt: 'escolha female ou male.', en: 'choose female or male.' },
  font: { pt: 'escolha uma das fontes oferecidas.', en: 'choose one of the fonts on offer.' },
  fontSize: { pt: 'use um número de 24 a 200.', en: 'use a number from 24 to 200.' },
  textColor: { pt: 'use uma cor como #FFFFFF.', en: 'use a colour such as #FFFFFF.' },
  outlineColor: { pt: 'use uma cor como #000000.', en: 'use a colour such as #000000.' },
  karaokeColor: { pt: 'use uma cor como #FF2D55.', en: 'use a colour such as #FF2D55.' },
  template: { pt: 'escolha um dos templates oferecidos.', en: 'choose one of the templates on offer.' },
  music: { pt: 'escolha uma das músicas oferecidas, ou none.', en: 'choose one of the tracks on offer, or none.' },
  musicVolume: { pt: 'use um número de 0 a 1.', en: 'use a number from 0 to 1.' },
  email: { pt: 'escreva um e-mail válido, como voce@exemplo.com.', en: 'write a valid e-mail, such as you@example.com.' },
  username: { pt: 'escreva o e-mail da sua conta.', en: 'write the e-mail of your account.' },
  password: { pt: 'escreva sua senha.', en: 'write your password.' },
  name: { pt: 'escreva seu nome, com até 100 caracteres.', en: 'write your name, up to 100 characters.' },
  code: { pt: 'digite os 6 dígitos do código.', en: 'enter the 6 digits of the code.' },
} as const satisfies Record<string, Bilingual>

const otherField: Bilingual = { pt: 'o valor não é aceito.', en: 'the value is not accepted.' }

export function fieldFix(field: string): Bilingual {
  return (fieldFixes as Record<string, Bilingual>)[field] ?? otherField
}
