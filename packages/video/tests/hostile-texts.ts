import { pick, seededRandom, type Random } from '@relampago/domain/random'

/** What a shop can write into any of its fields to reach beyond them. */
const fragments = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<<b>script>alert(1)<</b>/script>',
  '<svg/onload=alert(1)//',
  `<img alt="${'x'.repeat(3000)}">`,
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '&amp;amp;amp;lt;b&amp;amp;amp;gt;',
  '&#60;b&#62;&#x3c;i&#x3e;',
  '&#0;&#8238;&#xd800;&#1114111;',
  '{\\an8}{\\fs200}{\\1c&H0000FF&}',
  '\\N\\n\\h',
  '{{constructor}}${7*7}{word}{item}',
  "drawtext=text='x':x=0,movie=/etc/passwd[out];[0:v]",
  "%{pts}%{eif\\:1\\:d}';,:[]",
  '\r\nBcc: todos@example.com\r\n\r\nOi',
  'a\u0085b\u000Bc\u000Cd\u2028e\u2029f',
  '\u202Eodal ortuo\u202C\u2066x\u2069',
  '\u200B\u200C\u200D\uFEFF\u00AD\u2060\u{E0041}',
  '\0\u0001\u001B[31m\u009B',
  '\uD83D',
  '\uDE00',
  `a${'\u0301'.repeat(500)}`,
  'x'.repeat(10_000),
  '𝐀'.repeat(400),
  'https://golpe.example/ganhe?x=1',
  'www.golpe.example',
  'HTTP://GOLPE.EXAMPLE',
  '🔥💥👨‍👩‍👧🇧🇷1️⃣',
  '```__**[clique](javascript:alert(1))**__```',
  '</title></script><script>',
  ']]>--><!--',
  '\u3164\u115F\u2800',
] as const
const honest = [
  'Fone Aurora X2',
  'com cancelamento de ruído',
  'Bateria de até 40 horas',
  'A bateria dura até 40 horas com o estojo.',
  '129,90',
  'R$',
  'R$ 14,90',
  'água',
]

/** Some words that a shop would write, with some that would harm; the first seeds hold one each. */
function hostileText(seed: string): string {
  const random = seededRandom(seed)
  const alone = fragments[Number(/\d+$/.exec(seed)?.[0])]
  const parts = Array.from({ length: 2 + Math.floor(random() * 5) }, () => pick(random, random() < 0.5 ? honest : fragments))
  if (alone !== undefined) parts.splice(1, 0, alone)
  return parts.join(pick(random, [' ', '', '\n', ' - ']))
}

function escaped(random: Random, text: string): string {
  return random() < 0.5 ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A product page all of whose fields carry such texts, in the markup that the seed picks. */
export function hostileProductPage(seed: number): Buffer {
  const random = seededRandom(`page ${seed}`)
  const text = (field: string) => hostileText(`${field} ${seed}`)
  const printed = (field: string) => escaped(random, text(field))
  const product = {
    '@type': 'Product',
    name: text('name'),
    brand: { name: text('brand') },
    description: `${text('description')}\n${text('more')} Serve para a água da casa toda.`,
    offers: { price: pick(random, ['129.90', text('price')]), priceCurrency: pick(random, ['BRL', text('currency')]) },
    image: [text('image'), `https://fotos.example/${text('photo')}.jpg`],
    additionalProperty: [
      { name: text('property'), value: text('value') },
      { name: 'Peso', value: text('weight'), unitText: text('unit') },
    ],
    aggregateRating: { ratingValue: pick(random, ['4.7', text('rating')]), reviewCount: pick(random, ['120', text('reviews')]) },
  }
  const markup = [
    `<script type="application/ld+json">${JSON.stringify(product).replaceAll('</', '<\\/')}</script>`,
    `<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>${printed('name')}</b><i itemprop=brand>${printed('brand')}</i></div>`,
    `<meta property="og:type" content="product"><meta property="og:title" content="${printed('title')}">
     <meta property="og:description" content="${printed('description')}"><meta property="og:brand" content="${printed('brand')}">`,
  ]
  return Buffer.from(`<title>${printed('title')}</title><meta property="og:site_name" content="${printed('shop')}">${pick(random, markup)}
    <h1>${printed('name')}</h1><p>R$ 129,90</p><button>Comprar</button><img alt="${printed('alt')}" src="${printed('src')}">
    <div class=descricao>${printed('description')}<ul class=features><li>${printed('feature')}</li><li>Bateria de até 40 horas</li><li>${printed('other')}</li></ul></div>
    <table><tr><td>${printed('row')}</td><td>${printed('cell')}</td></tr><tr><td>Marca</td><td>${printed('brand')}</td></tr></table>`)
}

/**
 * What of a text could act, hide or harm where it is shown, stored, sent or drawn; empty when it is
 * plain words.
 */
export function dangersIn(text: string): string[] {
  const rules: Record<string, boolean> = {
    'half a character': !text.isWellFormed(),
    'invisible or control characters': /[\p{C}\p{Zl}\p{Zp}\u3164\u115F\u1160\uFFA0\u2800]/u.test(text),
    markup: /[<>]|&(?:#\w+|amp|lt|gt|quot|apos|nbsp);/i.test(text),
    'the syntax of captions, templates or filters': /[{}\\`]/.test(text),
    'an address': /https?:|www\./i.test(text),
    'a stack of marks': /\p{M}{4}/u.test(text),
    'a word without end': /\S{61}/u.test(text),
    'loose spaces': /^\s|\s$|\s\s/.test(text),
  }
  return Object.keys(rules).filter((rule) => rules[rule])
}
