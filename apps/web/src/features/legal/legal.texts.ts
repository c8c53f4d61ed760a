const pt = {
  documents: 'Termos, privacidade e cookies',
  names: { terms: 'Termos de uso', privacy: 'Privacidade', cookies: 'Cookies' },
  updated: 'Atualizado em',
  summary: 'Em resumo',
  contents: 'Nesta página',
  responsible: 'Quem responde por este site',
  contact: 'Contato',
  /** Empty where the text is the one that holds. */
  translation: '',
  about: 'Sobre',
  measured: 'Quanto demora de verdade',
  measuredText: (date: string) =>
    `Do pedido ao arquivo, medido em ${date} com dois núcleos de processador e nada mais rodando. Com fila ou outra máquina, o tempo muda.`,
  length: (seconds: number) => `vídeo de ${seconds} s`,
  try: 'O primeiro vídeo é grátis.',
  tryText: 'Sem cartão. Crie a conta, escreva um tema e veja o que sai.',
  signup: 'Criar conta',
  templates: 'Ver templates',
}
const en: typeof pt = {
  documents: 'Terms, privacy and cookies',
  names: { terms: 'Terms of use', privacy: 'Privacy', cookies: 'Cookies' },
  updated: 'Updated on',
  summary: 'In short',
  contents: 'On this page',
  responsible: 'Who is responsible for this site',
  contact: 'Contact',
  translation: 'This is a translation for convenience. Where it differs from the Portuguese text, the Portuguese text prevails.',
  about: 'About',
  measured: 'How long it really takes',
  measuredText: (date) =>
    `From the order to the file, measured on ${date} with two processor cores and nothing else running. With a line or on another machine, the time differs.`,
  length: (seconds) => `video of ${seconds} s`,
  try: 'The first video is free.',
  tryText: 'No card. Create an account, write a theme and see what you get.',
  signup: 'Create account',
  templates: 'See templates',
}
export const legalTexts = { pt, en }
