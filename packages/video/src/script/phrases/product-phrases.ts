import type { Bilingual, InterfaceLanguage } from '@relampago/domain/catalogue'

type Phrases = Readonly<Record<InterfaceLanguage, readonly string[]>>
type PicturedLine = Bilingual & { icon: string }

/** Gaps: `{name}` short name, `{nickname}` brand and model, `{percent}`, `{price}`, `{oldPrice}`, `{count}` and `{value}` of installments, `{rating}`, `{reviews}`, `{item}` a feature. */
export const productHooks = {
  discount: {
    pt: [
      '{Name} com {percent}% de desconto no anúncio de hoje.',
      'Hoje com {percent}% de desconto: {name}.',
      '{Name}: {percent}% mais barato no anúncio de hoje.',
    ],
    en: ['{Name} at {percent}% off in the listing today.', 'Today at {percent}% off: {name}.', '{percent}% off today: {name}.'],
  },
  discountShort: {
    pt: [
      '{percent}% de desconto? Olha este anúncio.',
      'Olha só: {percent}% de desconto.',
      '{Nickname} com {percent}% de desconto.',
      '{Nickname} com {percent}% off.',
    ],
    en: ['{percent}% off? Look at this listing.', 'Look at this: {percent}% off.', '{Nickname} at {percent}% off.'],
  },
  rating: {
    pt: ['Nota {rating} em {reviews} avaliações: {name}.', 'O que tem nota {rating} em {reviews} avaliações?'],
    en: ['Rated {rating} in {reviews} reviews: {name}.', 'What has a {rating} rating in {reviews} reviews?'],
  },
  feature: {
    pt: ['Procurando {name}? Olha este anúncio.', '{Name}: vale olhar de perto?', 'Antes de comprar {name}, olha este anúncio.'],
    en: ['Looking for {name}? See this listing.', '{Name}: worth a closer look?', 'Before you buy {name}, see this listing.'],
  },
  featureShort: {
    pt: ['Procurando {name}?', 'Vale olhar de perto?', '{Nickname}: olha só.'],
    en: ['Looking for {name}?', 'Worth a closer look?', '{Nickname}: take a look.'],
  },
  questions: {
    pt: ['Pensando em {name}? Faça 3 perguntas antes.', '{Name}: 3 perguntas antes de comprar.'],
    en: ['Thinking about {name}? Ask 3 questions first.', '{Name}: 3 questions before you buy.'],
  },
  /** For names too long for a hook. */
  plain: { pt: ['Olha este achado de hoje.', 'Vale olhar este anúncio?'], en: ['Look at what I found today.', 'Is this listing worth a look?'] },
} as const satisfies Record<string, Phrases>

/** Said after a hook that does not name the product. */
export const nameLines: Phrases = {
  pt: ['O achado de hoje: {name}.', 'Estou falando disto: {name}.'],
  en: ['Here it is: {name}.', 'My find of the day: {name}.'],
}

/** In front of a feature that is a thing ("bateria de 40 horas"), of a quality ("resistente à água"), of a pair of things. */
export const featureLeads = {
  thing: {
    pt: ['Vem com {item}.', 'Tem {item}.', 'Traz {item}.', 'E ainda tem {item}.'],
    en: ['It comes with {item}.', 'You get {item}.', 'It has {item}.', 'Plus {item}.'],
  },
  quality: { pt: ['É {item}.', 'Segundo o anúncio, é {item}.'], en: ['It is {item}.', 'The listing says it is {item}.'] },
} as const satisfies Record<string, Phrases>

export const productLines = {
  rating: {
    pt: ['A nota é {rating} de 5, com {reviews} avaliações.', 'Quem avaliou deu nota {rating} de 5: são {reviews} avaliações.'],
    en: ['It is rated {rating} out of 5 in {reviews} reviews.', 'Buyers rate it {rating} out of 5, in {reviews} reviews.'],
  },
  price: {
    pt: ['No anúncio de hoje, sai por {price}.', 'O preço no anúncio de hoje: {price}.'],
    en: ['In the listing today, it costs {price}.', 'The price in the listing today: {price}.'],
  },
  short: { pt: ['Hoje sai por {price}.'], en: ['Today it costs {price}.'] },
  reduced: {
    pt: ['De {oldPrice} por {price} no anúncio de hoje.', 'Era {oldPrice} e hoje o anúncio mostra {price}.'],
    en: ['Down from {oldPrice} to {price} in the listing today.', 'It was {oldPrice}, and today the listing says {price}.'],
  },
  installments: {
    pt: ['Dá para dividir em {count}x de {value}.', 'No cartão, o anúncio mostra {count}x de {value}.'],
    en: ['You can pay in {count} installments of {value}.', 'The listing also shows {count} payments of {value}.'],
  },
  brand: { pt: ['A marca é {item}.'], en: ['The brand is {item}.'] },
  outOfStock: { pt: ['Hoje o anúncio aparece sem estoque.'], en: ['Today the listing shows it out of stock.'] },
} as const satisfies Record<string, Phrases>

/** What a buyer should ask; each group is one question in two wordings, each with its picture. Said when the page states little. */
export const buyerQuestions: readonly (readonly PicturedLine[])[] = [
  [
    { icon: 'straight-ruler', pt: 'O tamanho e o modelo servem para o seu uso?', en: 'Do the size and the model fit your use?' },
    { icon: 'puzzle-piece', pt: 'Ele resolve o que você precisa hoje?', en: 'Does it solve what you need today?' },
  ],
  [
    { icon: 'speech-balloon', pt: 'O que dizem as avaliações mais recentes?', en: 'What do the latest reviews say?' },
    { icon: 'camera', pt: 'Tem foto de quem já comprou?', en: 'Are there photos from real buyers?' },
  ],
  [
    { icon: 'delivery-truck', pt: 'Qual é o prazo de entrega e quanto custa o frete?', en: 'How long is the delivery, and how much is the shipping?' },
    { icon: 'package', pt: 'Dá para trocar se não servir?', en: 'Can you return it if it does not fit?' },
  ],
]

/** In front of the first of a buyer's questions, after what the page says; the question then begins with a small letter. */
export const questionBridges: Phrases = {
  pt: ['Antes de comprar, pergunte: ', 'E antes de comprar: '],
  en: ['Before you buy, ask: ', 'And before you buy: '],
}

/** Advice for the last seconds of a minute. */
export const buyerActions: readonly PicturedLine[] = [
  { icon: 'balance-scale', pt: 'Antes de comprar, compare com mais dois anúncios.', en: 'Before you buy, compare two more listings.' },
  { icon: 'star', pt: 'Leia as avaliações de quem usa há mais tempo.', en: 'Read the reviews of people who have used it longest.' },
  { icon: 'handshake', pt: 'Confira quem vende e quem entrega.', en: 'Check who sells it and who ships it.' },
  { icon: 'thinking-face', pt: 'Pense onde e quando você vai usar.', en: 'Think about where and when you will use it.' },
]

export const productClosings = {
  usual: {
    pt: ['Confira o preço de hoje no link.', 'Veja os detalhes e o preço de hoje no link.', 'Gostou? Confira o preço de hoje no link.'],
    en: ['Check the price today at the link.', 'See the details and the price today at the link.', 'Like it? Check the price today at the link.'],
  },
  short: { pt: ['Confira no link.', 'Veja mais no link.'], en: ['Check the link.', 'See the link.'] },
  outOfStock: { pt: ['Salve este vídeo e acompanhe pelo link.'], en: ['Save this video and keep an eye on the link.'] },
} as const satisfies Record<string, Phrases>
