import type { Scheme } from '../../drawing/palette.ts'
import type { Layout, ProductText } from '../../scene-plan/scene-plan.ts'

/** For pictures of samples. */
export const sampleScheme: Scheme = { hue: 258, second: 232, accentHue: 78, mood: 'fresh' }
export const sampleProduct: ProductText = {
  name: 'Fone de Ouvido Bluetooth com Cancelamento de Ruído e Microfone Embutido para Esportes',
  price: 'R$ 12.999,90',
  listPrice: 'de R$ 18.999,90',
  discount: '-32%',
  installments: 'ou 12x de R$ 1.083,33',
  rating: { stars: 4.7, text: '4,7', reviews: '1.234.567 avaliações' },
  pricedOn: 'preço em 20/11/2026',
}
const longLabel = 'Desenvolvimento sustentável já'
/** Each layout with the longest texts it has to bear. */
export const basicSamples: readonly Layout[] = [
  { kind: 'word', lines: ['CAFÉ', 'ESPECIAL'], label: null },
  { kind: 'word', lines: ['OTORRINOLARINGOLOGISTASMODERNO'], label: longLabel },
  { kind: 'word', lines: ['COMO ECONOMIZAR', 'DINHEIRO NA', 'VIAGEM DE AVIÃO'], label: null },
  { kind: 'hero', label: longLabel },
  { kind: 'card', step: 3, steps: 5, caption: 'Desligue as telas uma hora antes' },
  { kind: 'figure', figure: 'R$ 12.999,90', unit: null, share: null, label: longLabel },
  { kind: 'figure', figure: '10.000', unit: 'passos por dia durante a semana', share: null, label: '' },
  { kind: 'figure', figure: '70%', unit: null, share: 0.7, label: 'Água' },
  { kind: 'phone', label: longLabel },
  {
    kind: 'tiles',
    tiles: [
      { icon: 'nose', text: 'aroma' },
      { icon: 'tongue', text: 'degustação prolongada' },
    ],
    label: longLabel,
  },
  { kind: 'tiles', tiles: ['nose', 'tongue', 'lemon', 'honey-pot'].map((icon) => ({ icon, text: icon })), label: '' },
  {
    kind: 'checklist',
    title: 'Durma melhor ainda nesta semana',
    items: ['Horário fixo', 'Quarto escuro, fresco e silencioso a noite inteira', 'Sem telas', 'Café só de manhã'],
  },
  { kind: 'call-to-action', text: 'Comente aqui qual foi a sua favorita' },
  { kind: 'product-card', product: sampleProduct },
  { kind: 'product-photo', label: 'Cancelamento de ruído', product: sampleProduct },
  { kind: 'product-detail', label: 'Cancelamento de ruído', product: sampleProduct },
  { kind: 'product-price', product: sampleProduct },
  { kind: 'product-rating', product: sampleProduct },
  { kind: 'verdict', isTrue: false, stamp: 'Mito', label: longLabel },
  { kind: 'verdict', isTrue: true, stamp: 'Verdade', label: '' },
  {
    kind: 'quiz',
    question: 'Qual destes animais dorme menos horas por dia na natureza?',
    options: ['Elefante africano da savana', 'Girafa', 'Bicho-preguiça de três dedos'],
    right: 1,
    pause: null,
  },
  { kind: 'quiz', question: 'Quanto é 2 + 2?', options: ['Três', 'Quatro', 'Cinco'], right: null, pause: null },
  { kind: 'versus', one: 'Desenvolvimento', other: 'Sustentabilidade', joint: 'ou', icons: ['elephant', 'honey-pot'] },
  { kind: 'versus', one: 'Desenvolvimento', other: 'Sustentabilidade', joint: 'vs', icons: [] },
  { kind: 'product-call', text: 'Veja no link', product: sampleProduct },
]
