import type { ProductRules } from '../rules/language-rules.ts'

/** Things that take no article: materials, substances and what is done; folded. */
const uncountable =
  /(?:ing|ness|ity|age|ware)$|^(?:bluetooth|wi-?fi|usb|hdmi|power|sound|audio|bass|light|water|steel|cotton|nylon|leather|wood|memory|protection|access|support|control|music|resolution|suction|insulation|coffee|glass|hdr|anc)$/

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * "padded hip belt" is "a padded hip belt"; plurals, numbers and substances stay. The noun is the
 * last word before a preposition.
 */
function withArticle(thing: string): string {
  const head = withoutAccents(thing.split(/ (?:with|for|of|in|to|on|that|and|or|up|by|from)\b|,/)[0] ?? '')
    .split(' ')
    .at(-1)
  const isPlural = head?.endsWith('s') === true && !head.endsWith('ss')
  const takesNone = head === undefined || isPlural || uncountable.test(head) || /\d/.test(head) || /^(?:\d|an? |the |\p{Lu})/u.test(thing)
  return takesNone ? thing : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
}

export const productRules: ProductRules = {
  qualities:
    /^(?:(?:water|dust|splash|shock|scratch|stain)[ -]?(?:resistant|proof)|resistant|compatible|waterproof|water-resistant|lightweight|portable|rechargeable|foldable|adjustable|washable|nonstick|non-slip|silent|quiet|comfortable|recommended|made|ideal|easy|soft|durable|wireless)(?= (?:to|for|with|against|up|and|in|by|from|of|enough|on)\b|$)|(?:safe|[ -]free|friendly|proof|resistant)$/,
  actions:
    /^(?:absorbs|adds|blends|blocks|charges|cleans|comes|connects|cooks|cools|cuts|detects|does|dries|fits|folds|gives|heats|helps|holds|includes|keeps|lasts|lets|locks|makes|measures|mixes|offers|opens|plays|prevents|protects|reaches|records|reduces|removes|resists|rotates|runs|saves|shows|stays|stores|supports|tracks|turns|uses|washes|weighs|works|has)\b/,
  measured: /^(?:battery|battery life|power|capacity|memory|storage|range|warranty)$/,
  limits: 'up to|over',
  labels: [
    { label: /^(?:weight|item weight)$/, say: (value) => ({ kind: 'action', text: `weighs ${value}` }) },
    { label: /^(?:material|fabric)$/, say: (value) => ({ kind: 'sentence', text: `The material is ${value}` }) },
    { label: /^(?:compatibility|compatible with)$/, say: (value) => ({ kind: 'quality', text: `compatible with ${value}` }) },
    { label: /^(?:in the box|what is in the box|included)$/, say: (value) => ({ kind: 'sentence', text: `In the box: ${value}` }) },
  ],
  sayAmount: (label, value) => `${value} of ${label}`,
  sayThing: withArticle,
  isSentence: (folded) => /\b(?:included|inside)$/.test(folded),
  // None: names begin with the brand.
  commonWords: () => 0,
  sellerWords: 'original|black friday|free shipping|best seller|hot sale|brand new|new arrival',
  praise: 'best|amazing|perfect|incredible|unbeatable|guaranteed|revolutionary|#1',
  leaning: 'they|this|these|that|its|with it|our|we',
  minor: 'color|model|sku|weight|size|brand|height|width|length|depth',
  units: 'hour|minute|second|day|month|year|liter|meter|inch',
}
