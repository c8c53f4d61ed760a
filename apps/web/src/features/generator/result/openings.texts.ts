import type { OpeningStyle } from '@relampago/domain/catalogue'

const pt = {
  title: 'Outras aberturas',
  hint: 'A primeira frase decide se a pessoa fica. Escolha outra: o vídeo é gerado de novo, e o que ela pergunta é respondido em seguida.',
  choose: 'Usar esta',
  chooseThis: (text: string) => `Usar esta abertura: ${text}`,
  answered: (text: string) => `Em seguida: ${text}`,
  styles: {
    question: 'Pergunta',
    you: 'Fala com você',
    number: 'Número',
    story: 'Ano',
    contradiction: 'Contradição',
    promise: 'Promessa',
    plain: 'Tema',
  } satisfies Record<OpeningStyle, string>,
}
const en: typeof pt = {
  title: 'Other openings',
  hint: 'The first sentence decides whether people stay. Choose another one: the video is generated again, and what it asks is answered at once.',
  choose: 'Use this one',
  chooseThis: (text) => `Use this opening: ${text}`,
  answered: (text) => `Then: ${text}`,
  styles: {
    question: 'Question',
    you: 'Speaks to you',
    number: 'Number',
    story: 'Year',
    contradiction: 'Contradiction',
    promise: 'Promise',
    plain: 'Theme',
  },
}
export const openingsTexts = { pt, en }
