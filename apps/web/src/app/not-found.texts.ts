const pt = {
  title: 'Página não encontrada',
  text: 'Essa página passou tão rápido que ninguém viu.',
  backHome: 'Voltar pra Home',
}
const en: typeof pt = {
  title: 'Page not found',
  text: 'This page went by so fast that nobody saw it.',
  backHome: 'Back to Home',
}
export const notFoundTexts = { pt, en }
