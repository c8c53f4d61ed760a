/** Words of a sample frame. In a caption the word between asterisks is the one being spoken. */
type SampleWords = { headline: string; caption: string; account: string; post: string }

const pt = {
  coffee: { headline: 'Café especial', caption: 'O que faz um *café* ser especial?', account: '@biafazcafe', post: 'Café especial em 30 segundos' },
  sleep: { headline: 'Sono', caption: 'Durma sempre no mesmo *horário*', account: '@sonoleve', post: '3 passos pra dormir melhor' },
  headphones: { headline: 'Fone Bluetooth', caption: 'Sai por R$ *129,90* ou 10x', account: '@lojaexemplo', post: 'O fone que não cai da orelha' },
  points: { headline: '80 pontos', caption: 'Ele marca *80* pontos ou mais', account: '@biafazcafe', post: 'O que é café especial' },
  marketing: { headline: 'Marketing', caption: 'Seu cliente está no *celular*', account: '@vendamais', post: 'Onde o seu cliente está' },
} satisfies Record<string, SampleWords>
const en: Record<keyof typeof pt, SampleWords> = {
  coffee: { headline: 'Great coffee', caption: 'What makes a *coffee* special?', account: '@biabrews', post: 'Specialty coffee in 30 seconds' },
  sleep: { headline: 'Sleep', caption: 'Go to bed at the same *time*', account: '@lightsleep', post: '3 steps to better sleep' },
  headphones: { headline: 'Headphones', caption: 'Yours for R$ *129.90* today', account: '@sampleshop', post: 'Headphones that stay put' },
  points: { headline: '80 points', caption: 'It scores *80* points or more', account: '@biabrews', post: 'What specialty coffee is' },
  marketing: { headline: 'Marketing', caption: 'Your customer is on the *phone*', account: '@sellmore', post: 'Where your customer is' },
}
export type SampleId = keyof typeof pt
export const sampleTexts = { pt, en }

const cardPt = {
  product: 'Fone de ouvido Bluetooth com cancelamento de ruído',
  price: 'R$ 129,90',
  before: 'de R$ 179,90',
  rating: '4,7',
  following: 'Seguindo',
  forYou: 'Para você',
}
const cardEn: typeof cardPt = {
  product: 'Bluetooth headphones with noise cancelling',
  price: 'R$ 129.90',
  before: 'was R$ 179.90',
  rating: '4.7',
  following: 'Following',
  forYou: 'For you',
}
export const sampleCardTexts = { pt: cardPt, en: cardEn }
