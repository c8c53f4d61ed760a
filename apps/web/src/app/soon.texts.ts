const pt = {
  soon: 'Em breve',
  create: 'Criar vídeo',
  templates: {
    title: 'Templates',
    text: 'A galeria de templates está em construção. Por enquanto, o gerador já vem com três: Padrão, Minimalista e Dinâmico.',
  },
  terms: { title: 'Termos de uso', text: 'O texto dos termos está em revisão e será publicado aqui antes da abertura ao público.' },
  privacy: { title: 'Política de privacidade', text: 'O texto da política está em revisão e será publicado aqui antes da abertura ao público.' },
  cookies: { title: 'Política de cookies', text: 'O texto da política está em revisão e será publicado aqui antes da abertura ao público.' },
  about: { title: 'Sobre', text: 'Quem faz o Relâmpago, e por quê: a página está sendo escrita.' },
  blog: { title: 'Blog', text: 'Os primeiros artigos sobre vídeos curtos estão sendo escritos.' },
  help: { title: 'Central de ajuda', text: 'As respostas às perguntas mais comuns estão sendo reunidas aqui.' },
  tutorials: { title: 'Tutoriais', text: 'Os passo a passo do gerador, da prévia e dos templates estão a caminho.' },
  status: { title: 'Status', text: 'Aqui vai aparecer se tudo está funcionando.' },
}
const en: typeof pt = {
  soon: 'Coming soon',
  create: 'Create video',
  templates: { title: 'Templates', text: 'The template gallery is under construction. For now the generator comes with three: Default, Minimal and Dynamic.' },
  terms: { title: 'Terms of use', text: 'The terms are under review and will be published here before the public opening.' },
  privacy: { title: 'Privacy policy', text: 'The policy is under review and will be published here before the public opening.' },
  cookies: { title: 'Cookie policy', text: 'The policy is under review and will be published here before the public opening.' },
  about: { title: 'About', text: 'Who makes Relâmpago, and why: the page is being written.' },
  blog: { title: 'Blog', text: 'The first articles on short videos are being written.' },
  help: { title: 'Help centre', text: 'Answers to the most common questions are being collected here.' },
  tutorials: { title: 'Tutorials', text: 'Guides to the generator, the preview and the templates are on their way.' },
  status: { title: 'Status', text: 'Whether everything works will be shown here.' },
}
export const soonTexts = { pt, en }
