import { pick, seededRandom, type Random } from '@relampago/domain/random'

/** As much as is fetched of a page. */
const mostBytes = 2_000_000
const product = { '@type': 'Product', name: 'Fone Aurora X2', offers: { price: '129.90', priceCurrency: 'BRL' } }
const stated = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

/** Pieces that are cheap to write and dear to parse, to walk or to match. */
const pieces = {
  openings: ['<div>', '<b>', '<a>', '<font>', '<span class=descricao>', '<section id=relacionados>', '<object>', '<button>'],
  misnested: ['<div></x>', '<b><!--</b>-->', '<b><i></b></i>', '<a><p></a><b></p>', '<b><p></b><table><a>', '<form><div></form>', '<p></br></p>'],
  tables: ['<table>', '<tr><td>', '<table><tr><td>a<td>b', '<td><table>', '<dl><dt>a<dd>', '<select><option>', '<caption><table>'],
  lists: ['<ul><li>', '<ol><li>', '<ul class=features><li>Bateria de 40 horas', '<li>', '<h1><ul>', '<ul><li><a>'],
  foreign: ['<svg>', '<svg><g>', '<g/>', '<math><mi>', '<svg><foreignObject><div>', '<template>', '<template><svg>', '<svg><![CDATA[<div>]]>'],
  voids: ['<br>', '<img>', '<wbr><p>', '<meta property=og:title content=x>', '<input hidden>', '<i></i>', '<s>R$ 9</s>', '<h2>Veja também</h2>'],
  scripts: [stated(product), stated([product, product]), '<script type=ld+json>', '<script></script>', '<style></style>', '<noscript>', '<title>x'],
  items: ['<div itemscope itemtype=https://schema.org/Product>', '<b itemprop=name>x</b>', '<p itemprop=offers itemscope>', '<i itemscope><b itemprop=name>'],
  comments: ['<!--', '<!-->', '<!--><!--', '--!>', '<!x>', '<?x?>', '<![CDATA[', '</'],
  entities: ['&amp;', '&#x26;', '&amp;lt;script&amp;gt;', '&acute', '&#0;', '&#1114111;', '&', '&NotEqualTilde;'],
  texts: [
    '12x de R$ 10,00 ',
    '4,7 de 5 (12 avaliações) ',
    'nota 4,7 12 ',
    'R$ 129,90 ',
    '1.',
    '✔ Bateria de 40 horas<br>',
    ' - ',
    '| ',
    '1 ',
    '\u202e\0\u200b',
  ],
  attributes: ['<p class="nav a b c d e f g h"', ' a=b', ' itemprop="name brand offers"', ' x', '="', "='", ' id=menu>', ' hidden>'],
} as const satisfies Record<string, readonly string[]>
type Family = keyof typeof pieces
export const families = Object.keys(pieces) as Family[]

/** Text of that length: pieces again and again, in an order that the seed gives. */
function filled(random: Random, choice: readonly string[], bytes: number): string {
  const stretch = Array.from({ length: 1 + Math.floor(random() * 40) }, () => pick(random, choice)).join('')
  return stretch.repeat(Math.ceil(bytes / Math.max(1, Buffer.byteLength(stretch))))
}

/**
 * A page built to be dear, of up to as many bytes as are fetched, that states a product among it.
 * The first seeds of a family repeat one piece each, the rest mix them, also with other families.
 */
export function hostilePage(family: Family, seed: number): Buffer {
  const random = seededRandom(`${family} ${seed}`)
  const own = pieces[family]
  const bytes = Math.floor(mostBytes * pick(random, [0.05, 0.1, 0.5, 1]))
  const alone = own[seed]
  const choice = alone === undefined ? [...own, ...(random() < 0.5 ? pieces[pick(random, families)] : [])] : [alone]
  const html = `<html><head>${stated(product)}</head><body><h1>Fone Aurora X2</h1>${filled(random, choice, bytes)}`
  return Buffer.from(html).subarray(0, mostBytes)
}

/** What an attack sent to the platform, at the sizes that stalled it. */
export const knownAttacks: Readonly<Record<string, string>> = {
  'closing tags of nothing between opening ones': `${stated(product)}${'<div></x>'.repeat(20_000)}`,
  'comments that hide closing tags': `${stated(product)}${'<b><!--</b>-->'.repeat(14_000)}`,
  'lists 900 deep, many times': `${stated(product)}<h1>Fone</h1>${`${'<ul><li>'.repeat(450)}x${'</li></ul>'.repeat(450)}`.repeat(40)}`,
  'tens of thousands of JSON-LD blocks': stated(product).repeat(14_000),
  'JSON-LD nested without end': `<script type="application/ld+json">{"@type":"Product","name":${'{"name":'.repeat(100_000)}"x"${'}'.repeat(100_000)}}</script>`,
  'tags 250,000 deep': '<div>'.repeat(250_000),
}
