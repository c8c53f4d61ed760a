const pt = {
  soon: 'Em breve',
  create: 'Criar vídeo',
  templates: {
    title: 'Templates',
    text: 'A galeria de templates está em construção. Por enquanto, o gerador já vem com três: Padrão, Minimalista e Dinâmico.',
  },
  terms: { title: 'Termos de uso', text: 'O texto dos termos está em revisão e será publicado aqui antes da abertura ao público.' },
  privacy: { title: 'Política de privacidade', text: 'O texto da política está em revisão e será publicado aqui antes da abertura ao público.' },
}
const en: typeof pt = {
  soon: 'Coming soon',
  create: 'Create video',
  templates: { title: 'Templates', text: 'The template gallery is under construction. For now the generator comes with three: Default, Minimal and Dynamic.' },
  terms: { title: 'Terms of use', text: 'The terms are under review and will be published here before the public opening.' },
  privacy: { title: 'Privacy policy', text: 'The policy is under review and will be published here before the public opening.' },
}
export const soonTexts = { pt, en }
