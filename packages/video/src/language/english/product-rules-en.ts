import type { FeaturePart, ProductRules } from '../rules/language-rules.ts'

/** Things that take no article: materials, substances and what is done; folded. */
const uncountable =
  /(?:ing|ness|ity|age|ware)$|^(?:bluetooth|wi-?fi|usb|hdmi|power|sound|audio|bass|light|water|steel|cotton|nylon|leather|wood|memory|protection|access|support|control|music|resolution|suction|insulation|coffee|glass|hdr|anc|talk|vision|storage|heat|air|ice|comfort|performance|technology|paper|fabric|rubber|silicone|iron|plastic|foam|wool|linen|ceramic|aluminum|bamboo|stoneware|backing|layout)$/

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** "a 12-month warranty", "an 8-inch screen". */
function articleOfNumber(thing: string): string | null {
  const numbered = /^(\d+)-\p{L}/u.exec(thing)?.[1]
  if (numbered === undefined || thing.endsWith('s')) return null
  return /^(?:8|11$|18$|8\d)/.test(numbered) ? 'an' : 'a'
}

/** "an LED light": letters said one by one. */
function articleOfInitials(thing: string): string | null {
  const initial = /^(\p{Lu})\p{Lu}+\b/u.exec(thing)?.[1]
  if (initial === undefined || thing.endsWith('s')) return null
  return /[AEFHILMNORSX]/.test(initial) ? 'an' : 'a'
}

/** Of the noun, which is the last word before a preposition; none for plurals and substances. */
function articleOfNoun(thing: string): string | null {
  if (/^(?:\d|an? |the |\p{Lu})/u.test(thing)) return null
  const head = withoutAccents(thing.split(/ (?:with|for|of|in|to|on|that|and|or|up|by|from)\b|,/)[0] ?? '')
    .split(' ')
    .at(-1)
  const isPlural = head?.endsWith('s') === true && !head.endsWith('ss')
  if (head === undefined || isPlural || uncountable.test(head) || /\d/.test(head)) return null
  return /^[aeiou]/i.test(thing) ? 'an' : 'a'
}

/** "padded hip belt" is "a padded hip belt"; plurals, numbers and substances stay. */
function withArticle(thing: string): string {
  const article = articleOfNumber(thing) ?? articleOfInitials(thing) ?? articleOfNoun(thing)
  return article === null ? thing : `${article} ${thing}`
}

const actions = [
  'absorbs|accepts|adds|adjusts|adapts|attaches|blends|blocks|boils|charges|chops|cleans|clips|comes|connects|cooks|cools|covers|cuts|delivers|detects|does|does not|dries|drains|fits|floats|folds',
  'freezes|gives|grinds|grips|handles|heats|helps|holds|includes|inflates|keeps|lasts|lets|lights|locks|makes|measures|mixes|needs|never|offers|opens|packs|pairs|plays|powers|prevents|prints|protects',
  'reaches|reads|receives|records|reduces|releases|removes|repels|resists|rolls|rotates|runs|saves|seals|sends|serves|shows|shuts|slides|slips|spins|stacks|stands|stays|stores|stretches|supports|switches',
  'takes|tells|tilts|tracks|turns|unfolds|uses|warms|washes|weighs|will not|works|wraps|has',
].join('|')
const preposition = 'and|at|by|for|from|in|of|on|or|that|to|which|who|with|without'
const pluralActions = 'absorb|are|charge|come|cover|cut|dry|fit|fold|grip|hold|keep|last|lock|make|protect|resist|run|slide|stay|stretch|wash|weigh|work'
/** "Battery lasts 20 hours": one to four words without a preposition, then the verb. */
const noun = String.raw`(?!(?:${preposition})\b)[\w-]+ `
const clause = new RegExp(String.raw`^(?:(?:${noun}){1,4}(?:${actions}|is|are)|(?:${noun}){0,3}(?!(?:${preposition})\b)[\w-]+s (?:${pluralActions})) \w`)
const materials =
  'aluminum|bamboo|brass|cast iron|ceramic|copper|cotton|glass|iron|leather|linen|marble|merino|nylon|oak|polyester|porcelain|rubber|silicone|silk|steel|titanium|walnut|wood|wool'

export const productRules: ProductRules = {
  qualities:
    /^(?:(?:water|dust|splash|shock|scratch|stain)[ -]?(?:resistant|proof)|resistant|compatible|waterproof|water-resistant|lightweight|portable|rechargeable|foldable|adjustable|washable|nonstick|non-slip|silent|quiet|comfortable|recommended|made|ideal|easy|soft|durable|wireless)(?= (?:to|for|with|against|up|and|in|by|from|of|enough|on)\b|$)|^(?:safe|soft|warm|cool|tough|gentle|suitable|strong|\w+(?:py|ky|zy|ful|less|able|ible)) (?:on|for|to|against|in|enough|up)\b|^(?:[\w-]+ ){1,3}safe(?: (?:up|to|for|at|and)\b|$)|(?:safe|washable|certified|compatible|adjustable|removable|rechargeable|foldable|[ -]free|friendly|proof|resistant)$/,
  actions: new RegExp(String.raw`^(?:${actions})(?![\w-])|^\w{2,}s (?:the|your|an?|any|up|down|away|easily|quickly) `),
  measured: /^(?:battery|battery life|power|capacity|memory|storage|range|warranty)$/,
  limits: 'up to|over',
  labels: [
    { label: /^(?:weight|item weight)$/, say: (value) => ({ kind: 'sentence', text: `The weight is ${value}` }) },
    { label: /^(?:material|fabric)$/, say: (value) => ({ kind: 'sentence', text: `The material is ${value}` }) },
    { label: /^(?:compatibility|compatible with)$/, say: (value) => ({ kind: 'quality', text: `compatible with ${value}` }) },
    { label: /^(?:in the box|what is in the box|included)$/, say: (value) => ({ kind: 'sentence', text: `In the box: ${value}` }) },
  ],
  sayAmount: (label, value) => `${value} of ${label}`,
  sayThing: withArticle,
  // Plurals and verbs look alike: "waters plants", "straps with buckles".
  isThing: (folded) => !/^\w+[^s\W]s (?!(?:with|of|for|in|on|and|from)\b)/.test(folded),
  inches: ' inches',
  sentenceOf: (text, folded): FeaturePart | null => {
    if (/\b(?:included|inside)$|^(?:for|with|without|from|in|on) /.test(folded)) return { kind: 'sentence', text }
    const needsArticle = !/^(?:an?|the|each|all|both|one|no|\d+)\b/.test(folded) && /^\p{Ll}/u.test(text)
    return clause.test(folded) ? { kind: 'sentence', text: needsArticle ? `The ${text}` : text } : null
  },
  // None: names begin with the brand.
  commonWords: () => 0,
  sellerWords: 'original|black friday|free shipping|best seller|hot sale|brand new|new arrival',
  praise: 'best|amazing|perfect|incredible|unbeatable|guaranteed|revolutionary|#1|awesome|stunning|ultimate|world-class|excellent|fantastic',
  claims: [
    'the best|best in the world|world.?s best|number one|#1|no ?1|(?:the )?(?:most|greatest) \\w+ (?:in|on) the (?:world|market)|100% (?:effective|guaranteed|safe|risk free)|guaranteed|guarantees|unbreakable|indestructible|unbeatable|infallible|miracle|miraculous|forever|never (?!included)\\w+|perfect\\w*|risk[- ]free|no side effects|lasts a lifetime',
    'cancer|alzheimer|covid|stroke|cures?|heals?|treats|fat[- ]burning|burns? (?:\\w+ )?fat|lose weight|weight[- ]loss|slimming|detox\\w*|anti-?aging|anti-?wrinkle|rejuvenat\\w+|(?:eliminates?|erases?|removes?|reduces?|fights?|prevents?|relieves?|treats?) (?:\\w+ )?(?:wrinkles|fine lines|cellulite|acne|pain|anxiety|stress|insomnia|inflammation|disease|diseases|cholesterol|hair loss|dark circles|depression)',
    'clinically \\w+|scientifically \\w+|doctor[- ](?:approved|recommended)|dermatologist[- ]\\w+|recommended by doctors|(?:instant|guaranteed) results|results in \\d+ \\w+|boosts? (?:your )?(?:immunity|immune system|metabolism|testosterone)',
  ].join('|'),
  joints: 'that|which|and|for|with|to|against|so|because|by',
  concrete: `warranty|includes|included|waterproof|water[- ]resistant|dishwasher|machine washable|rechargeable|foldable|nonstick|wireless|leakproof|removable|automatic|fits|lasts|keeps|holds|${materials}`,
  vague:
    'modern|elegant|stylish|sleek|versatile|practical|design|high quality|quality|premium|beautiful|everyday|any occasion|trendy|great|nice|ideal|innovative|convenient|must-have|luxurious|super',
  leaning: 'they|this|these|that|its|with it|our|we',
  minor: 'color|model|sku|weight|size|brand|height|width|length|depth|type|shape|quantity|pieces',
  units: 'hour|minute|second|day|month|year|liter|meter|inch|ounce|pound|watt|piece|cup',
  // Names begin with the brand, and the thing may be any of the words: none may look like a plural.
  isOneThing: (name) => !name.split(' ').some((word) => /s$/i.test(word) && !/(?:ss|us|is)$/i.test(word)),
  // English names keep their capitals.
  isCommonWord: () => false,
}
