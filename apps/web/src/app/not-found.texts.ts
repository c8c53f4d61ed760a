const pt = {
  title: 'Página não encontrada',
  text: 'Essa página passou tão rápido que ninguém viu.',
  backHome: 'Voltar pra Home',
  create: 'Criar um vídeo',
  others: 'Ou vá para',
  templates: 'Templates',
  help: 'Central de ajuda',
}
const en: typeof pt = {
  title: 'Page not found',
  text: 'This page went by so fast that nobody saw it.',
  backHome: 'Back to Home',
  create: 'Create a video',
  others: 'Or go to',
  templates: 'Templates',
  help: 'Help centre',
}
export const notFoundTexts = { pt, en }
