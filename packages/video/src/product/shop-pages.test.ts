import { readFileSync } from 'node:fs'
import { errorText } from '@relampago/domain/contracts'
import { describe, expect, it, test } from 'vitest'
import { isRobotPage } from '../safety/robot-page.ts'
import type { ProductFacts } from '../story/subject.ts'
import { readProduct, type ReadProduct } from './read-product.ts'

const readAt = new Date('2026-11-20T12:00:00Z')
const brl = (cents: number) => ({ cents, currency: 'BRL' }) as const
const usd = (cents: number) => ({ cents, currency: 'USD' }) as const
const eur = (cents: number) => ({ cents, currency: 'EUR' }) as const

function fixture(name: string): Buffer {
  // What no formatter can read is kept as text.
  const file = name === 'broken-markup' ? `${name}.html.txt` : `${name}.html`
  return readFileSync(new URL(`../../tests/fixtures/product-pages/${file}`, import.meta.url))
}
function read(bytes: Uint8Array | string, url = 'https://loja.example/p/1', contentType = 'text/html; charset=utf-8'): ReadProduct {
  return readProduct({ bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, contentType, url, readAt })
}

/** Twelve shops that build their pages differently, and the two configured marketplaces. */
const shops: readonly { page: string; url?: string; facts: Partial<ProductFacts>; photos?: string[] }[] = [
  {
    page: 'json-ld-graph',
    facts: { name: 'Cafeteira Italiana Serra, 6 Xícaras', price: brl(129_990), rating: { value: 4.6, reviews: 57 }, readFrom: 'json-ld' },
  },
  { page: 'microdata', facts: { name: 'Mochila Trilha 30 Litros Impermeável para', price: brl(24_900), readFrom: 'microdata' } },
  {
    page: 'open-graph-features',
    facts: {
      name: 'Mochila Cargueira Araucária 45 litros',
      price: brl(38_990),
      features: ['Capa de chuva embutida', 'Costas ventiladas', 'Bolso para hidratação de 3 litros', 'Aguenta até 15 kg', 'Garantia de 5 anos'],
      readFrom: 'open-graph',
    },
    photos: ['https://loja.example/fotos/araucaria.jpg'],
  },
  {
    page: 'variants',
    facts: {
      name: 'Camiseta Básica Manacá',
      brand: 'Manacá',
      price: brl(5990),
      rating: { value: 4.8, reviews: 312 },
      inStock: true,
      features: ['Algodão penteado de fio 30', 'Gola reforçada que não deforma', 'Costura dupla nos ombros'],
      description: 'Camiseta de algodão penteado com gola reforçada e costura dupla.',
    },
    photos: ['https://fotos.atelienorte.example/manaca-azul.jpg', 'https://fotos.atelienorte.example/manaca-verde.jpg'],
  },
  { page: 'json-ld-simple', facts: { price: brl(12_990), listPrice: brl(17_990) } },
  {
    page: 'euro-microdata',
    facts: {
      name: 'Lumen Reading Lamp',
      brand: 'Fjordhus',
      price: eur(7950),
      listPrice: eur(9900),
      rating: { value: 4.7, reviews: 48 },
      features: ['Five brightness levels', 'Battery lasts 20 hours', 'Charges over USB-C'],
    },
  },
  {
    page: 'missing-price',
    facts: {
      name: 'Violão Ipê Amarelo Clássico',
      price: null,
      listPrice: null,
      features: ['Tampo de cedro maciço', 'Tarraxas douradas com trava'],
    },
    photos: ['https://fotos.cordas.example/ipe.jpg'],
  },
  {
    page: 'next-data',
    facts: {
      name: 'Liquidificador Ventania 900 W',
      brand: 'Ventania',
      price: brl(24_990),
      listPrice: brl(32_990),
      rating: { value: 4.6, reviews: 842 },
      inStock: true,
      features: ['Motor de 900 W', 'Copo de vidro de 2 litros', 'Doze velocidades com pulsar', 'Voltagem: 127 V', 'Garantia: 12 meses'],
      description: 'O copo de vidro aguenta líquidos quentes.',
      readFrom: 'state',
    },
    photos: ['https://img.casalume.example/v1.jpg', 'https://loja.example/img/v2.jpg'],
  },
  {
    page: 'preloaded-state',
    facts: {
      name: 'Tidewater Insulated Bottle',
      brand: 'Tidewater',
      price: usd(3200),
      rating: { value: 4.9, reviews: 127 },
      features: ['Keeps drinks cold for 24 hours', 'Leakproof steel lid', 'Fits car cup holders'],
      readFrom: 'state',
    },
    photos: ['https://cdn.coastline.example/bottle.jpg'],
  },
  {
    page: 'broken-markup',
    facts: {
      name: 'Panela de Pressão Trovão 4,5 L',
      price: brl(21_900),
      listPrice: brl(25_900),
      rating: { value: 4.5, reviews: 96 },
      features: ['Fecho externo com trava', 'Serve fogão a gás e indução', 'Alça que não esquenta'],
    },
  },
  {
    page: 'mojibake',
    facts: {
      name: 'Café em Grãos Alvorada 500 g',
      price: brl(4250),
      features: ['Torração média', 'Moído na hora', 'Embalagem com válvula', 'Rende até 60 xícaras', 'Sem aditivos'],
    },
  },
  {
    page: 'plain',
    facts: {
      name: 'Rede de Descanso Jangada',
      price: brl(18_500),
      features: ['Feita de algodão cru', 'Aguenta até 200 kg', 'Vem com dois ganchos de parede'],
      readFrom: 'text',
    },
    photos: ['https://loja.example/p/rede-1.jpg', 'https://loja.example/p/rede-2.jpg'],
  },
  {
    page: 'described-bullets',
    facts: {
      price: brl(69_900),
      features: ['Peso: 1,4 kg', 'Garantia: 12 meses', 'Sucção de 18.000 Pa', 'Bateria com 45 minutos de uso', 'Filtro HEPA lavável', 'O melhor do brasil'],
    },
  },
  {
    page: 'mercado-livre',
    url: 'https://www.mercadolivre.com.br/furadeira-colibri/p/MLB1',
    facts: {
      name: 'Furadeira De Impacto Colibri Fi650 650w',
      brand: 'Colibri',
      price: brl(24_990),
      listPrice: brl(32_990),
      installments: { count: 10, value: brl(2499) },
      rating: { value: 4.8, reviews: 2315 },
      inStock: true,
      features: ['Mandril de 13 mm', 'Velocidade máxima de 2800 rpm', 'Inclui maleta e 5 brocas', 'Peso: 1,9 kg'],
      description: 'Furadeira com punho emborrachado. O cabo tem 2 metros de comprimento.',
      readFrom: 'marketplace',
    },
    photos: ['https://http2.mlstatic.example/D_NQ_NP_2X_1-F.webp', 'https://http2.mlstatic.example/D_NQ_NP_2X_2-F.webp'],
  },
  {
    page: 'amazon',
    url: 'https://www.amazon.com.br/dp/B0XXXXXXX1',
    facts: {
      name: 'Chaleira Elétrica Garoa 1,8 L, 1500 W, Inox, Desligamento Automático',
      brand: 'Garoa',
      price: brl(15_900),
      listPrice: brl(19_900),
      rating: { value: 4.7, reviews: 5120 },
      inStock: true,
      features: [
        'Ferve 1,8 litro em 6 minutos',
        'Desliga sozinha quando a água ferve',
        'Corpo de inox: aço escovado que não deixa gosto na água',
        'Garantia do fabricante: 12 meses',
      ],
      readFrom: 'marketplace',
    },
    photos: ['https://m.media.example/I/garoa._AC_SL1500_.jpg', 'https://m.media.example/I/garoa._AC_SX679_.jpg'],
  },
]

describe('a shop page', () => {
  test.each(shops)('built as $page gives its facts', ({ page, url, facts, photos }) => {
    const told = read(fixture(page), url)

    expect(told.facts).toMatchObject(facts)
    expect(told.photoUrls).toEqual(photos ?? told.photoUrls)
  })

  it('of almost two megabytes is read as the same page without its weight', () => {
    const page = fixture('json-ld-simple').toString()
    const heavy = page.replace('</main>', `${'<div class="x"><span>texto de enchimento</span></div>'.repeat(30_000)}</main>`)

    expect(heavy.length).toBeGreaterThan(1_500_000)
    expect(read(heavy).facts).toEqual(read(page).facts)
  })

  it('in Latin-1 that calls itself UTF-8 keeps its accents', () => {
    const latin = Buffer.from(fixture('open-graph-features').toString(), 'latin1')

    expect(read(latin).facts).toEqual(read(fixture('open-graph-features')).facts)
  })

  it('in UTF-8 with one torn character stays UTF-8', () => {
    const page = fixture('open-graph-features')
    const torn = Buffer.concat([page.subarray(0, page.indexOf('<h1>')), Buffer.from([0xc3]), page.subarray(page.indexOf('<h1>'))])

    expect(read(torn).facts.name).toBe('Mochila Cargueira Araucária 45 litros')
  })
})

describe('a page without markup', () => {
  const photo = '<img src="/a.jpg">'
  it.each([
    ['reais in words', `<h1>Rede Jangada</h1>${photo}<p>185 reais</p>`, brl(18_500)],
    ['a label before the price', `<h1>Rede Jangada</h1><p>Preço: R$ 185</p>${photo}`, brl(18_500)],
    ['a second heading for its description', `<h1>Rede Jangada</h1>${photo}<p>R$ 185,00</p><h2>Descrição</h2><p>Algodão cru.</p>`, brl(18_500)],
    ['its only heading of the second rank', `<h2>Rede Jangada</h2>${photo}<b>R$ 185,00</b>`, brl(18_500)],
    ['dollars', `<h1>Beach Hammock</h1>${photo}<p>$45.00</p>`, usd(4500)],
  ])('with heading, photo and %s is a product', (_, html, price) => {
    expect(read(html).facts.price).toEqual(price)
  })

  it.each([
    [
      'an article that mentions a price',
      `<h1>Como escolher uma rede</h1>${photo}<p>Uma boa rede custa cerca de R$ 185,00 nas lojas da cidade, dizem os feirantes.</p>`,
    ],
    ['a list of offers', `<h1>Ofertas</h1>${photo}<p>R$ 185,00</p>${photo}<p>R$ 99,00</p>${photo}<p>R$ 45,00</p>`],
    ['a page of news', `<meta property="og:type" content="article"><h1>Rede Jangada</h1>${photo}<p>R$ 185,00</p>`],
    ['a price without a photo', '<h1>Rede Jangada</h1><p>R$ 185,00</p>'],
  ])('that is %s has no product', (_, html) => {
    expect(() => read(html)).toThrow(expect.objectContaining({ code: 'page_without_product' }))
  })
})

describe('a page for robots', () => {
  it.each(['robot-captcha', 'robot-denied', 'robot-challenge'])('of the kind %s is told as that', (page) => {
    expect(() => read(fixture(page))).toThrow(expect.objectContaining({ code: 'page_robots' }))
  })

  it.each(['pt', 'en'] as const)('is told in %s with the other way', (language) => {
    for (const code of ['page_robots', 'page_refused'] as const)
      expect(errorText(code, language, { status: 403 })).toMatch(/tema.*contexto.*foto|theme.*context.*photo/)
  })

  it.each([
    '<title>Robot Check</title><p>Enter the characters you see below</p>',
    '<title>Pardon Our Interruption</title><p>As you were browsing something about your browser made us think you were a bot.</p>',
    '<h1>Acesso negado</h1><p>Detectamos tráfego incomum da sua rede.</p>',
    '<title>Attention Required!</title><p>Please complete the security check to access loja.example</p>',
    '<p>Please verify you are a human</p><div id="px-captcha"></div>',
    '<body><script src="https://geo.captcha-delivery.com/captcha.js"></script></body>',
  ])('is known by its words: %s', (html) => {
    expect(isRobotPage(html)).toBe(true)
  })

  it.each([
    ['a product with a captcha in its review form', 'json-ld-simple', '<form><div class="g-recaptcha"></div>Confirme que você não é um robô</form>'],
    ['a robot vacuum cleaner', 'described-bullets', '<p>Aspirador robô que limpa sozinho. Access denied? Nunca.</p>'],
  ])('is not %s', (_, page, more) => {
    expect(read(`${fixture(page).toString()}${more}`).facts.name).not.toBe('')
  })
})

describe('a page whose state holds several products', () => {
  const state = (value: object) => `<title>Fone Vento | Loja</title><script type="application/json">${JSON.stringify(value)}</script>`
  const one = { name: 'Fone Vento', price: 99.9, currency: 'BRL', image: '/v.jpg' }
  const other = { name: 'Fone Brisa', price: 89.9, currency: 'BRL', image: '/b.jpg' }

  it('is about the one of its title', () => {
    expect(read(state({ list: [other, one] })).facts).toMatchObject({ name: 'Fone Vento', price: brl(9990) })
  })

  it('of none of its title is about none', () => {
    expect(() => read(state({ list: [other, { ...other, name: 'Fone Sol' }] }))).toThrow(expect.objectContaining({ code: 'page_without_product' }))
  })

  it('without a currency has no price', () => {
    expect(read(state({ product: { ...one, currency: undefined } })).facts.price).toBeNull()
  })

  it('in whole cents is not taken for whole money', () => {
    expect(read(state({ product: { ...one, price: { centAmount: 9990, currencyCode: 'BRL' } } })).facts.price).toEqual(brl(9990))
  })
})

describe('data of a page for its own scripts', () => {
  const bottle = { name: 'Copo Neve', price: 119.9, image: '/c.jpg', brand: 'Neve' }
  it.each([
    ['pushed to a list', `dataLayer.push(${JSON.stringify({ ecommerce: { currencyCode: 'BRL', detail: { products: [bottle] } } })})`],
    ['as a literal', "window.__STATE__ = {product: {name: 'Copo Neve', price: 119.9, currency: 'BRL', brand: \"Neve\", old: undefined, isNew: !0,},};"],
    ['as text', `window.__STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ product: { ...bottle, currency: 'BRL' } }))});`],
  ])('%s is read', (_, script) => {
    expect(read(`<title>Copo Neve | Loja</title><script>${script}</script>`).facts).toMatchObject({ brand: 'Neve', price: brl(11_990) })
  })

  it('as one list of places is read', () => {
    const list = [{ product: 1 }, { name: 2, price: 3, currency: 4, image: 5 }, 'Copo Neve', 119.9, 'BRL', '/c.jpg']

    expect(read(`<title>Copo Neve</title><script type="application/json" id="__NUXT_DATA__">${JSON.stringify(list)}</script>`).facts.price).toEqual(brl(11_990))
  })
})

describe('the printed price', () => {
  it('stands for a product whose markup gives none', () => {
    const html =
      '<meta property="og:type" content="product"><meta property="og:title" content="Vaso Taipa"><h1>Vaso Taipa</h1><p><del>R$ 89,00</del><ins>R$ 69,90</ins></p><div>4.87 de 5 (31 avaliações)</div><button>Comprar</button>'

    expect(read(html).facts).toMatchObject({ price: brl(6990), listPrice: brl(8900), rating: { value: 4.87, reviews: 31 } })
  })

  it('is told from the one before it', () => {
    const html = '<h1>Bicicleta Serra</h1><img src="b.jpg"><div>De R$ 1.899,00</div><div>Por R$ 1.499,00</div><div>ou 10x de R$ 149,90</div>'

    expect(read(html).facts).toMatchObject({ price: brl(149_900), listPrice: brl(189_900), installments: { count: 10, value: brl(14_990) } })
  })
})

describe('a page of a marketplace', () => {
  const amazon = 'https://www.amazon.com/dp/B0XXXXXXX2'
  const sold = (inner: string) => `<span id="productTitle">Copperleaf Electric Kettle</span>${inner}`

  it('tells the price in the money of its country', () => {
    const price =
      '<div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-price-symbol">$</span><span class="a-price-whole">1,034<span>.</span></span><span class="a-price-fraction">99</span></span></div>'

    expect(read(sold(price), amazon).facts.price).toEqual(usd(103_499))
  })

  it('gives of a long line under a shouted heading what it tells', () => {
    const line = 'BOILS FAST – 1500 watts bring a kettle to a boil in 6 minutes, so that your tea is ready when you are and not later'

    expect(read(sold(`<div id="feature-bullets"><ul><li>${line}</li></ul></div>`), amazon).facts.features).toEqual([
      '1500 watts bring a kettle to a boil in 6 minutes',
    ])
  })

  it.each([
    ['In Stock', true],
    ['Currently unavailable.', false],
    ['Não disponível.', false],
    ['Ships within 2 weeks', null],
  ])('that says "%s" has it in stock: %s', (text, inStock) => {
    expect(read(sold(`<div id="availability">${text}</div>`), amazon).facts.inStock).toBe(inStock)
  })

  it('is known by its host alone', () => {
    expect(() => read(sold(''), 'https://amazon.com.br.shop.example/dp/1')).toThrow(expect.objectContaining({ code: 'page_without_product' }))
  })
})
