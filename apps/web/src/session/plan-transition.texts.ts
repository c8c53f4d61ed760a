const pt = {
  title: 'Plano Ativado',
  text: (plan: string, videos: number) => `O ${plan} já vale: ${videos} vídeos por dia, sem marca d’água.`,
}
const en: typeof pt = {
  title: 'Plan activated',
  text: (plan, videos) => `${plan} is yours: ${videos} videos a day, no watermark.`,
}
export const planTransitionTexts = { pt, en }
