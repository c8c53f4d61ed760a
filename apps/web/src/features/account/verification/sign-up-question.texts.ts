/** Asked in a browser that did not begin the sign-up. */
const pt = {
  title: 'Foi você que começou este cadastro?',
  began: (moment: string) => `Ele começou em ${moment}, `,
  browser: (browser: string) => `no navegador ${browser}.`,
  noBrowser: 'em um programa que não se identificou.',
  consequence: 'Se você confirmar, a conta abre com a senha que foi escrita nesse cadastro.',
  yes: 'Sim, fui eu',
  no: 'Não fui eu',
  busy: 'Um instante...',
  refusedTitle: 'Cadastro cancelado',
  signUp: 'Criar minha conta',
  failed: 'Não deu certo',
}
const en: typeof pt = {
  title: 'Did you begin this sign-up?',
  began: (moment) => `It began on ${moment}, `,
  browser: (browser) => `in the browser ${browser}.`,
  noBrowser: 'in a program that did not identify itself.',
  consequence: 'If you confirm, the account opens with the password that was written in that sign-up.',
  yes: 'Yes, it was me',
  no: 'It was not me',
  busy: 'One moment...',
  refusedTitle: 'Sign-up cancelled',
  signUp: 'Create my account',
  failed: 'It did not work',
}
export const signUpQuestionTexts = { pt, en }
