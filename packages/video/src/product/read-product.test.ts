import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readProduct, type ReadProduct } from './read-product.ts'

const readAt = new Date('2026-11-20T12:00:00Z')
const url = 'https://loja.example/p/1'

async function readFixture(name: string): Promise<ReadProduct> {
  return readProduct({
    bytes: await readFile(new URL(`../../tests/fixtures/product-pages/${name}.html`, import.meta.url)),
    contentType: 'text/html',
    url,
    readAt,
  })
}
function readHtml(html: string | Uint8Array, contentType = 'text/html; charset=utf-8'): ReadProduct {
  return readProduct({ bytes: typeof html === 'string' ? Buffer.from(html) : html, contentType, url, readAt })
}
const jsonLd = (product: object, body = '') => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>${body}`

describe('a product page', () => {
  it('with JSON-LD gives every fact that it states, cleaned', async () => {
    const { facts, photoUrls } = await readFixture('json-ld-simple')

    expect(facts).toEqual({
      url,
      name: 'Fone de Ouvido Bluetooth Aurora X2 com Cancelamento de Ruído',
      brand: 'Aurora',
      price: { cents: 12_990, currency: 'BRL' },
      listPrice: { cents: 17_990, currency: 'BRL' },
      installments: { count: 3, value: { cents: 4330, currency: 'BRL' } },
      rating: { value: 4.7, reviews: 1834 },
      inStock: true,
      features: [
        'Cancelamento ativo de ruído com 3 níveis',
        'Bateria de até 40 horas',
        'Estojo com carga rápida por USB-C',
        'Peso: 52 g',
        'Conexão: Bluetooth 5.3',
      ],
      description: 'O Aurora X2 reduz o ruído da rua em três níveis. A bateria dura até 40 horas com o estojo.',
      readFrom: 'json-ld',
      readAt,
    })
    expect(photoUrls).toEqual(['https://loja.example/fotos/aurora-1.jpg', 'https://fotos.maremoda.example/aurora-2.jpg'])
  })

  it('with a graph, an aggregate offer and a broken line gives its own product, not the related one', async () => {
    const { facts, photoUrls } = await readFixture('json-ld-graph')

    expect(facts).toMatchObject({
      name: 'Cafeteira Italiana Serra, 6 Xícaras',
      brand: 'Serra',
      price: { cents: 129_990, currency: 'BRL' },
      listPrice: null,
      installments: { count: 12, value: { cents: 10_833, currency: 'BRL' } },
      rating: { value: 4.6, reviews: 57 },
      description: 'Cafeteira de alumínio para fogão a gás ou elétrico. Serve seis xícaras pequenas de uma vez.',
    })
    expect(photoUrls).toEqual(['https://fotos.casaipe.example/serra.jpg'])
  })

  it('with microdata gives its facts, and no rating without a count', async () => {
    const { facts, photoUrls } = await readFixture('microdata')

    expect(facts).toMatchObject({
      name: 'Mochila Trilha 30 Litros Impermeável para',
      brand: 'Trilha',
      price: { cents: 24_900, currency: 'BRL' },
      installments: { count: 5, value: { cents: 4980, currency: 'BRL' } },
      rating: null,
      inStock: true,
      features: ['Capacidade de 30 litros', 'Tecido impermeável', 'Bolso para notebook de 15 polegadas'],
      description: 'Mochila com capa de chuva embutida e costas ventiladas.',
      readFrom: 'microdata',
    })
    expect(photoUrls).toEqual(['https://fotos.trilha.example/mochila.jpg'])
  })

  it('with Open Graph only gives its sale price and the former one', async () => {
    const { facts } = await readFixture('open-graph')

    expect(facts).toMatchObject({
      name: 'Harbor Desk Lamp',
      price: { cents: 4450, currency: 'USD' },
      listPrice: { cents: 5900, currency: 'USD' },
      inStock: true,
      features: ['Three brightness levels', 'Folds flat for travel'],
      description: 'A brass lamp with three brightness levels. It folds flat for travel.',
      readFrom: 'open-graph',
    })
  })

  it('that is hostile gives plain words and nothing that can run', async () => {
    const { facts, photoUrls } = await readFixture('hostile')

    expect(facts).toMatchObject({
      name: 'Caneca constructor Azul',
      price: null,
      listPrice: null,
      rating: null,
      features: ['Cabe na máquina de lavar'],
      description: 'Caneca de cerâmica de 300 ml para café.',
    })
    expect(photoUrls).toEqual(['https://fotos.example/caneca.jpg', 'https://fotos.example/outra.jpg'])
  })

  it('with its facts in tables, ticked lines and spans gives them, and nothing of the shop or of other products', async () => {
    const { facts, photoUrls } = await readFixture('printed-facts')

    expect(facts).toMatchObject({
      name: 'Garrafa Térmica Cume 750 ml',
      brand: 'Cume',
      price: { cents: 11_990, currency: 'BRL' },
      listPrice: { cents: 15_990, currency: 'BRL' },
      installments: { count: 6, value: { cents: 1999, currency: 'BRL' } },
      rating: { value: 4.8, reviews: 1204 },
      features: [
        'Mantém gelado por 24 horas',
        'Tampa que não vaza',
        'Cabe no suporte da bicicleta',
        'Base emborrachada',
        'Capacidade: 750 ml',
        'Material: aço inox 304',
        'Peso: 380 g',
      ],
      description: 'A Cume tem parede dupla de aço inox. A boca larga aceita cubos de gelo.',
      readFrom: 'open-graph',
    })
    expect(photoUrls).toEqual(['https://loja.example/fotos/cume-1.jpg', 'https://loja.example/fotos/cume-2.jpg'])
  })

  it('without any markup is read as people read it', async () => {
    const { facts, photoUrls } = await readFixture('text-only')

    expect(facts).toMatchObject({
      name: 'Luminária de Mesa Farol',
      price: { cents: 8990, currency: 'BRL' },
      listPrice: { cents: 12_990, currency: 'BRL' },
      installments: { count: 3, value: { cents: 2997, currency: 'BRL' } },
      rating: null,
      inStock: null,
      features: ['Três intensidades de luz', 'Braço de metal que dobra', 'Cabo de 1,5 metro com USB-C'],
      description: 'A luminária fica firme na mesa e ocupa pouco espaço.',
      readFrom: 'text',
    })
    expect(photoUrls).toEqual(['https://loja.example/img/farol.jpg'])
  })

  it.each([
    ['without a button to buy', '<h1>Fone Aurora</h1><p>R$ 129,90</p>'],
    ['with two headings', '<h1>Fone</h1><h1>Caixa</h1><p>R$ 129,90</p><button>Comprar</button>'],
    ['without a price', '<h1>Fone Aurora</h1><button>Comprar</button>'],
    ['with nothing but a former price', '<h1>Fone Aurora</h1><p>De R$ 129,90</p><button>Comprar</button>'],
  ])('%s and without markup has no product', (_, html) => {
    expect(() => readHtml(html)).toThrow(expect.objectContaining({ code: 'page_without_product' }))
  })

  it.each([['that lists several products', 'no-product']])('%s has no product of its own', async (_, name) => {
    await expect(readFixture(name)).rejects.toMatchObject({ code: 'page_without_product' })
  })

  it.each([
    '',
    '<h1>Fone Aurora</h1><p>R$ 129,90</p>',
    '<meta property="og:title" content="Blog"><title>Blog</title>',
    jsonLd({ name: '🔥' }),
    jsonLd({ name: {} }),
  ])('without a stated product is told apart: %s', (html) => {
    expect(() => readHtml(html)).toThrow(expect.objectContaining({ code: 'page_without_product' }))
  })

  it('of several products that bears the name of one is about that one', () => {
    const two = [
      { '@type': 'Product', name: 'Fone Brisa' },
      { '@type': 'Product', name: 'Fone Vento' },
    ]

    expect(readHtml(`<h1>Fone Vento Azul</h1><script type="application/ld+json">${JSON.stringify(two)}</script>`).facts.name).toBe('Fone Vento')
  })

  it('with broken markup is still read', () => {
    const html = `<html><div><p <<b>${jsonLd({ name: 'Fone Aurora' })}</table></div></span><ul class=descricao><li>Bateria de 40 horas<li`

    expect(readHtml(html).facts).toMatchObject({ name: 'Fone Aurora', features: ['Bateria de 40 horas'] })
  })

  it.each([
    ['its header', 'text/html; charset=ISO-8859-1', ''],
    ['itself', 'text/html', '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'],
    ['nobody', 'text/html', ''],
    ['a label that does not exist', 'text/html; charset=klingon', ''],
  ])('in Latin-1, named by %s, keeps its accents', (_, contentType, meta) => {
    const bytes = Buffer.from(`${meta}${jsonLd({ name: 'Pão de Açúcar é São' })}`, 'latin1')

    expect(readHtml(bytes, contentType).facts.name).toBe('Pão de Açúcar é São')
  })

  it('whose elements are nested without end is refused at once', () => {
    expect(() => readHtml('<div>'.repeat(200_000))).toThrow(expect.objectContaining({ code: 'page_too_large' }))
  })

  it('with thousands of drawings and paragraphs that are never closed is a usual page', () => {
    const html = `${jsonLd({ name: 'Fone Aurora' })}<svg>${'<path d="M0 0"/>'.repeat(5000)}</svg>${'<p>x<br>'.repeat(5000)}`

    expect(readHtml(html).facts.name).toBe('Fone Aurora')
  })

  it('with a list of ten thousand lines gives at most twelve features', () => {
    const list = Array.from({ length: 10_000 }, (_, index) => `<li>Propriedade número ${index}</li>`).join('')

    expect(readHtml(jsonLd({ name: 'Fone Aurora' }, `<ul class="features">${list}</ul>`)).facts.features).toHaveLength(12)
  })
})

describe('instalments', () => {
  const page = (text: string, price = '100.00') =>
    readHtml(jsonLd({ name: 'Fone Aurora', offers: { price, priceCurrency: 'BRL' } }, `<p>${text}</p>`)).facts.installments

  it.each([
    ['R$ 100,00 ou 10x de R$ 10,00', 10],
    ['R$ 100 em 4x R$ 25', 4],
    ['R$ 100,00 ou 10x sem juros', null],
    ['R$ 100,00 ou 10x de R$ 3,00', null],
    [`R$ 100,00 ${'palavra '.repeat(100)} 10x de R$ 11,00`, null],
    [`R$ 100,00 ${'palavra '.repeat(100)} 10x de R$ 10,00`, 10],
    ['só 10x de R$ 10,00', 10],
    ['só 10x de R$ 11,00', null],
    ['em até 10 vezes sem juros de R$ 10,00', 10],
    ['10x de 10,00 sem juros no cartão', 10],
    ['R$ 100,00 em 12x de R$ 9,90 ou 10x de R$ 10,00 sem juros', 10],
    ['R$ 100,00 e lote com 10 parcelas de 10%', null],
    ['R$ 100,00 e zoom 10x', null],
  ])('in "%s" number %s', (text, count) => {
    expect(page(text)?.count ?? null).toBe(count)
  })

  it('need a price', () => {
    expect(readHtml(jsonLd({ name: 'Fone Aurora' }, '<p>R$ 100,00 ou 10x de R$ 10,00</p>')).facts.installments).toBeNull()
  })
})

describe('a former price', () => {
  it.each([
    ['179.90', 'BRL', 17_990],
    ['99.90', 'BRL', undefined],
    ['179.90', 'USD', undefined],
  ])('of %s %s beside 129.90 BRL is %s', (price, priceCurrency, cents) => {
    const offers = { price: 129.9, priceCurrency: 'BRL', priceSpecification: [{ priceType: 'ListPrice', price, priceCurrency }] }

    expect(readHtml(jsonLd({ name: 'Fone Aurora', offers })).facts.listPrice?.cents).toBe(cents)
  })
})

describe('a printed rating', () => {
  const page = (text: string) => readHtml(jsonLd({ name: 'Fone Aurora' }, `<h1>Fone Aurora</h1><p>${text}</p>`)).facts.rating

  it.each([
    ['4,7 de 5 (1.834 avaliações)', { value: 4.7, reviews: 1834 }],
    ['4.6 out of 5 stars, 210 ratings', { value: 4.6, reviews: 210 }],
    ['Nota 4,8 · 96 avaliações', { value: 4.8, reviews: 96 }],
    ['Parcele em 4 de 5 lojas', null],
    ['nota 4,8 de quem comprou', null],
    [`${'palavra '.repeat(300)} 4,7 de 5 (12 avaliações)`, null],
  ])('in "%s" is %o', (text, rating) => {
    expect(page(text)).toEqual(rating)
  })
})

describe('variants', () => {
  it.each([
    [[49.9, 49.9], 4990],
    [[49.9, 59.9], undefined],
  ])('at %j give the price %s', (prices, cents) => {
    const hasVariant = prices.map((price) => ({ '@type': 'Product', name: 'Camiseta P', offers: { price, priceCurrency: 'BRL' } }))

    expect(readHtml(jsonLd({ '@type': 'ProductGroup', name: 'Camiseta', hasVariant })).facts.price?.cents).toBe(cents)
  })
})
