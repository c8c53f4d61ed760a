import type { VideoLanguage } from '@relampago/domain/catalogue'
import type { Money, ProductFacts } from '../src/story/subject.ts'

type Stated = Partial<Omit<ProductFacts, 'name' | 'price' | 'listPrice' | 'rating'>> & {
  price?: string
  was?: string
  /** "4,7 (1834)" */
  rating?: [mean: number, reviews: number]
}
export type Product = { language: VideoLanguage; facts: ProductFacts }

/** "BRL 129.90" */
function money(text: string | undefined): Money | null {
  const [currency, amount] = text?.split(' ') ?? []
  return amount === undefined ? null : { cents: Math.round(Number(amount) * 100), currency: currency as Money['currency'] }
}

function product(language: VideoLanguage, name: string, { price, was, rating, ...facts }: Stated): Product {
  return {
    language,
    facts: {
      url: 'https://loja.example/p/1',
      name,
      brand: null,
      price: money(price),
      listPrice: money(was),
      installments: null,
      rating: rating === undefined ? null : { value: rating[0], reviews: rating[1] },
      inStock: true,
      features: [],
      description: '',
      readFrom: 'json-ld',
      readAt: new Date('2026-11-20T12:00:00Z'),
      ...facts,
    },
  }
}
const pt = (name: string, stated: Stated) => product('pt-BR', name, stated)
const en = (name: string, stated: Stated) => product('en-US', name, stated)

/** Thirty goods as shops describe them; brands and goods are invented. */
export const products: readonly Product[] = [
  pt('FONE DE OUVIDO BLUETOOTH zunx TUNE 510bt', {
    brand: 'ZUNX',
    price: 'BRL 189.90',
    was: 'BRL 259.90',
    rating: [4.7, 1834],
    features: ['Bateria de até 40 horas', 'DESIGN MODERNO E ELEGANTE', 'Bluetooth 5.3', 'Dobra e cabe no bolso', 'Cor: preto', 'Resistente à água IPX4'],
  }),
  pt('Mochila Cargueira Araucária 45 litros', {
    price: 'BRL 389.90',
    rating: [4.8, 96],
    features: ['Capa de chuva embutida', 'Costas ventiladas', 'Bolso para hidratação de 3 litros', 'Aguenta até 15 kg', 'Garantia de 5 anos'],
  }),
  pt('Camisetas Básicas Manacá, Kit com 3', {
    brand: 'Manacá',
    price: 'BRL 99.90',
    features: ['Resistentes a muitas lavagens', 'Algodão penteado de fio 30', 'Gola reforçada que não deforma', 'Costura dupla nos ombros'],
    description: 'As camisetas Manacá vestem bem do P ao GG.',
  }),
  pt('Creme Facial Antirrugas Orvalho 50 g', {
    brand: 'Orvalho',
    price: 'BRL 64.50',
    rating: [4.3, 210],
    features: [
      'Elimina rugas em 7 dias',
      'Ácido hialurônico e vitamina C',
      'Textura leve que não deixa a pele oleosa',
      '100% eficaz e garantido',
      'Frasco de vidro com 50 g',
      'Sem perfume e sem parabenos',
    ],
    description: 'O melhor creme do mundo para a sua pele. Rende cerca de dois meses com uso diário.',
  }),
  pt('Tênis de Corrida Ventania Feminino', {
    brand: 'Ventania',
    price: 'BRL 299.00',
    was: 'BRL 449.00',
    rating: [4.6, 512],
    features: ['Solado de borracha que não escorrega', 'Pesa 210 g', 'Cabedal de malha respirável', 'Palmilha removível e lavável'],
  }),
  pt('Panela de Pressão Trovão 4,5 L', {
    brand: 'Trovão',
    price: 'BRL 219.00',
    rating: [4.5, 96],
    features: ['Fecho externo com trava', 'Serve fogão a gás e indução', 'Alça que não esquenta', 'Capacidade: 4,5 litros', 'Garantia: 5 anos'],
  }),
  pt('Rede de Descanso Jangada', {
    price: 'BRL 185.00',
    features: ['Feita de algodão cru', 'Aguenta até 200 kg', 'Vem com dois ganchos de parede'],
  }),
  pt('Chaleira Elétrica Garoa 1,8 L, 1500 W, Inox, Desligamento Automático', {
    brand: 'Garoa',
    price: 'BRL 159.00',
    was: 'BRL 199.00',
    rating: [4.7, 5120],
    features: [
      'Ferve 1,8 litro em 6 minutos',
      'Desliga sozinha quando a água ferve',
      'Corpo de inox: aço escovado que não deixa gosto na água',
      'Garantia do fabricante: 12 meses',
    ],
  }),
  pt('Furadeira De Impacto Colibri Fi650 650w', {
    brand: 'Colibri',
    price: 'BRL 249.90',
    was: 'BRL 329.90',
    rating: [4.8, 2315],
    features: ['Mandril de 13 mm', 'Velocidade máxima de 2800 rpm', 'Inclui maleta e 5 brocas', 'Peso: 1,9 kg'],
    installments: { count: 10, value: { cents: 2499, currency: 'BRL' } },
  }),
  pt('Óculos de Sol Maresia Polarizado Unissex', {
    brand: 'Maresia',
    price: 'BRL 129.00',
    rating: [4.4, 73],
    features: ['Lentes polarizadas com proteção UV400', 'Armação de acetato leve', 'Acompanha estojo rígido e flanela'],
  }),
  pt('Smart TV 50" 4K Horizonte', {
    brand: 'Horizonte',
    price: 'BRL 2199.00',
    rating: [4.6, 8021],
    features: [
      'Tela 4K de 50 polegadas',
      'Três entradas HDMI e duas USB',
      'Wi-Fi de banda dupla',
      'Controle por voz em português',
      'A melhor imagem do mercado',
    ],
    installments: { count: 12, value: { cents: 18_325, currency: 'BRL' } },
  }),
  pt('Chá Verde Emagrecedor Serra Alta 30 sachês', {
    brand: 'Serra Alta',
    price: 'BRL 24.90',
    features: [
      'Emagrece sem esforço',
      'Folhas de chá verde da serra',
      'Trinta sachês embalados um a um',
      'Queima gordura da barriga',
      'Sem corantes e sem açúcar',
    ],
  }),
  pt('Luminária de Mesa Farol', {
    price: 'USD 44.50',
    features: ['Três intensidades de luz', 'Braço de metal que dobra', 'Cabo de 1,5 metro com USB-C'],
  }),
  pt('Violão Ipê Amarelo Clássico', {
    brand: 'Ipê',
    rating: [4.9, 41],
    features: ['Tampo de cedro maciço', 'Tarraxas douradas com trava', 'Seis cordas de náilon já montadas'],
  }),
  pt('Brinquedo Educativo Blocos de Montar Curumim 120 Peças', {
    brand: 'Curumim',
    price: 'BRL 79.90',
    rating: [4.8, 340],
    features: ['120 peças de plástico colorido', 'Indicado para: crianças a partir de 3 anos', 'Caixa com tampa para guardar tudo', 'Ideal para presentear'],
  }),
  en('Harbor Desk Lamp', {
    price: 'USD 44.50',
    was: 'USD 59.00',
    features: ['Three brightness levels', 'Folds flat for travel', 'Solid brass arm'],
  }),
  en('TIDEWATER INSULATED BOTTLE 32oz', {
    brand: 'Tidewater',
    price: 'USD 32.00',
    rating: [4.9, 127],
    features: ['Keeps drinks cold for 24 hours', 'Leakproof steel lid', 'Fits car cup holders', 'The best bottle in the world', 'Sleek modern design'],
  }),
  en('Ridgeline Wireless Headphones R7', {
    brand: 'Ridgeline',
    price: 'USD 89.99',
    was: 'USD 129.99',
    rating: [4.5, 3120],
    features: ['Active noise cancelling with 3 levels', 'Battery lasts 40 hours', 'Foldable and lightweight', 'Bluetooth: 5.3', 'Carrying case included'],
  }),
  en('Lumen Reading Lamp', {
    brand: 'Fjordhus',
    price: 'EUR 79.50',
    was: 'EUR 99.00',
    rating: [4.7, 48],
    features: ['Five brightness levels', 'Battery lasts 20 hours', 'Charges over USB-C'],
  }),
  en('Cobblestone Leather Boots for Men', {
    brand: 'Cobblestone',
    price: 'USD 149.00',
    rating: [4.2, 88],
    features: ['Full-grain leather upper', 'Water resistant up to the ankle', 'Rubber sole that grips on ice', '2-year warranty'],
  }),
  // Written after the rules, without looking at what they do with them.
  pt('CAFETEIRA ELÉTRICA PÔR DO SOL CE-20 30 XÍCARAS PRETA 220V', {
    brand: 'PÔR DO SOL',
    price: 'BRL 174.99',
    was: 'BRL 219.99',
    rating: [4.4, 689],
    features: [
      'JARRA DE VIDRO COM CAPACIDADE PARA 30 XÍCARAS',
      'Placa aquecedora mantém o café quente',
      'Filtro permanente lavável',
      'Colher dosadora inclusa',
      'Voltagem: 220V',
      'Design sofisticado',
    ],
  }),
  pt('Sandálias Feminina Anabela Caeté Salto Alto', {
    brand: 'Caeté',
    price: 'BRL 119.90',
    rating: [4.1, 58],
    features: ['Salto de 7 cm', 'Forradas com tecido macio', 'Tiras que ajustam no tornozelo', 'Solado antiderrapante'],
  }),
  pt('Ração Premium Vira-Lata para Cães Adultos 10 kg', {
    brand: 'Vira-Lata',
    price: 'BRL 139.90',
    rating: [4.9, 2110],
    features: ['Carne de frango como primeiro ingrediente', 'Sem corantes artificiais', 'Embalagem abre e fecha com zíper', 'Cura problemas de pele'],
    description: 'Indicada para cães adultos de todos os portes. Os grãos têm tamanho médio.',
  }),
  pt('Cadeira de Escritório Ergonômica Poente', {
    brand: 'Poente',
    price: 'BRL 749.00',
    was: 'BRL 799.00',
    features: ['Encosto em tela que deixa a pele respirar', 'Altura do assento regulável de 42 a 52 cm', 'Suporta até 120 kg', 'Braços ajustáveis'],
    installments: { count: 10, value: { cents: 7490, currency: 'BRL' } },
  }),
  pt('Livro Receitas da Serra: 80 pratos de família', {
    price: 'BRL 59.90',
    rating: [4.7, 25],
    features: ['Páginas: 192', 'Capa dura com fotos de cada prato', 'Receitas com até dez ingredientes', 'Tempo de preparo em todas as páginas'],
  }),
  pt('Protetor Solar Facial Maré Alta FPS 60', {
    brand: 'Maré Alta',
    price: 'EUR 17.90',
    rating: [4.6, 901],
    features: ['FPS 60 com toque seco', 'Previne o câncer de pele', 'Resiste à água por 80 minutos', 'Não deixa a pele esbranquiçada', 'Frasco com 50 ml'],
  }),
  en('Willow & Pine Ceramic Mugs, Set of 4', {
    brand: 'Willow & Pine',
    price: 'USD 38.00',
    rating: [4.8, 402],
    features: ['Holds 12 ounces', 'Microwave and dishwasher safe', 'Hand-glazed stoneware', 'Stackable'],
  }),
  en('PEAKLINE Trekking Poles Pro', {
    brand: 'PEAKLINE',
    price: 'USD 64.95',
    was: 'USD 79.95',
    rating: [4.6, 1540],
    features: [
      'Carbon fiber shafts weigh 7 ounces each',
      'Cork grips absorb sweat',
      'Adjusts from 24 to 55 inches',
      'Lifetime warranty',
      'Eliminates knee pain',
    ],
  }),
  en('Nightjar Baby Monitor with Camera', {
    brand: 'Nightjar',
    price: 'USD 119.00',
    features: ['5-inch screen with night vision', 'Two-way talk', 'Battery: 12 hours', 'Range: 300 meters', 'Works without internet'],
  }),
  en('Copperleaf Nonstick Frying Pan 12"', {
    brand: 'Copperleaf',
    price: 'USD 29.99',
    rating: [3.6, 240],
    features: ['Ceramic coating free of PFAS', 'Oven safe up to 450 degrees', 'Handle stays cool', 'Works on induction'],
  }),
]
