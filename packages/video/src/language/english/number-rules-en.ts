import type { NumberRules } from '../rules/number-rules.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const money = String.raw`(?:US\$|R\$|\$|€|£)\s?${number}(?:\s(?:thousand|million|billion))?|${number}(?:\s(?:thousand|million|billion))? (?:dollars|euros|reais|cents)`
const count = String.raw`\d+|one|two|three|four|five|six|seven|eight|nine|ten`

export const numberRules: NumberRules = {
  decimal: '.',
  units: [
    { kind: 'speed', written: 'km/h|kph|kilometers (?:per|an) hour|kilometres (?:per|an) hour', base: 1 },
    { kind: 'speed', written: 'mph|miles (?:per|an) hour', base: 1.609344 },
    { kind: 'speed', written: 'm/s|met(?:er|re)s (?:per|a) second', base: 3.6 },
    { kind: 'area', written: 'square miles?', base: 2_589_988 },
    { kind: 'area', written: 'km²|km2|square kilomet(?:er|re)s?', base: 1e6 },
    { kind: 'area', written: 'm²|m2|square met(?:er|re)s?', base: 1 },
    { kind: 'area', written: 'square (?:feet|foot)', base: 0.092903 },
    { kind: 'area', written: 'acres?', base: 4046.86 },
    { kind: 'area', written: 'hectares?|ha', base: 1e4 },
    { kind: 'volume', written: 'm³|m3|cubic met(?:er|re)s?', base: 1000 },
    { kind: 'volume', written: 'lit(?:er|re)s?|l', base: 1 },
    { kind: 'volume', written: 'milliliters?|ml', base: 0.001 },
    { kind: 'volume', written: 'gallons?', base: 3.78541 },
    { kind: 'length', written: 'km|kilomet(?:er|re)s?', base: 1000 },
    { kind: 'length', written: 'cm|centimet(?:er|re)s?', base: 0.01 },
    { kind: 'length', written: 'mm|millimet(?:er|re)s?', base: 0.001 },
    { kind: 'length', written: 'm|met(?:er|re)s?', base: 1 },
    { kind: 'length', written: 'miles?', base: 1609.344 },
    { kind: 'length', written: 'feet|foot|ft', base: 0.3048 },
    { kind: 'length', written: 'yards?', base: 0.9144 },
    { kind: 'length', written: 'inches|inch', base: 0.0254 },
    { kind: 'mass', written: 'tons', base: 1000 },
    { kind: 'mass', written: 'tonnes?|metric tons', base: 1000 },
    { kind: 'mass', written: 'kg|kilos?|kilograms?', base: 1 },
    { kind: 'mass', written: 'mg|milligrams?', base: 1e-6 },
    { kind: 'mass', written: 'g|grams?', base: 0.001 },
    { kind: 'mass', written: 'lbs?|pounds(?= of (?!gold|silver|debt))|pounds', base: 0.453592 },
    { kind: 'mass', written: 'ounces?|oz', base: 0.0283495 },
    { kind: 'temperature', written: '°C|ºC|degrees Celsius', base: 1, scale: 'celsius' },
    { kind: 'temperature', written: '°F|ºF|degrees Fahrenheit', base: 1, scale: 'fahrenheit' },
    { kind: 'degrees', written: 'degrees', base: 1, scale: 'fahrenheit' },
    { kind: 'time', written: 'seconds?|sec', base: 1 },
    { kind: 'time', written: 'minutes?|min', base: 60 },
    { kind: 'time', written: 'hours?|h', base: 3600 },
    { kind: 'time', written: 'days?', base: 86_400 },
    { kind: 'time', written: 'weeks?', base: 604_800 },
    { kind: 'time', written: 'months?', base: 2_629_800 },
    { kind: 'time', written: 'light[- ]years', base: Number.NaN },
    { kind: 'time', written: 'years?', base: 31_557_600 },
    { kind: 'time', written: 'centuries|century', base: 3_155_760_000 },
    { kind: 'percent', written: '%|percent|per cent', base: 0.01 },
    { kind: 'other', written: 'kcal|calories|volts?|watts?|kWh|kW|MW|GW|Hz|decibels|bits?|bytes?|kB|MB|GB|TB|points?|pixels|rpm', base: 1 },
  ],
  magnitudes: [
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['trillion', 1e12],
  ],
  leads:
    'about|around|almost|nearly|some|more than|over|less than|under|up to|at least|at most|only|just|close to|roughly|approximately|as many as|as much as|above|below|fewer than|just over|just under|well over|far more than',
  about: 'about',
  rangeJoints: 'to|–|-|or|and',
  ofCounted: 'of',
  numbering:
    'age|aged|at|number|no|chapter|page|article|section|route|highway|interstate|line|type|class|level|phase|version|volume|edition|apollo|voyager|vitamin|omega|factor|top|size|act|season|episode|part|step|grade|ranked|boeing|area|formula|world|cup|day|year|room|platform|psalm|genesis|exodus',
  uncounted:
    'of|in|on|at|to|or|and|is|was|as|its|his|hers|this|times|years|days|has|does|goes|but|when|who|that|which|the|a|an|he|she|it|they|by|for|from|with|were|are|be|been|had|have|than|after|before|more|less|percent|degrees|if|then|us|yes|plus|always|perhaps|towards|besides|across|unless|series|lots|others|ways|into|until|where|while|his|their|her|our|each|every|per|only|just|out|up|down|over|under|so|not|can|could|will|would|made|makes|gives|takes|says|comes|became|began|came|went|saw|won',
  counted: { noun: /^(?:[a-z][a-z-]+(?<![sui'])s|people|men|women|children|teeth|mice|geese|fish|sheep|species|horsepower|dice|golds)$/, before: 2 },
  countedWith: /^ of (?!the|a|an|his|her|its|their|our|all|them|which|about|more|less|age)[a-z]{3,}(?![\p{L}-])/u,
  currencies: 'dollars|euros|reais|pesos|bitcoins?',
  beforeYear: 'in|since|until|from|of|by|around|about|between|and|to|year|after|before|early|late|mid|back in|only in|already in|from about',
  eras: 'BCE?|before Christ',
  days: [
    new RegExp(String.raw`(?<![\p{L}])(?<month>${months}) (?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d%]|,\d)(?!\s(?:and|to|or)\s\d)`, 'u'),
    new RegExp(String.raw`(?<![\p{L}\d.,/-])(?<day>[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? of (?<month>${months})(?![\p{L}])`, 'u'),
  ],
  clockTimes: [
    /(?<![\p{L}\d.,:/-])(?<hour>1[0-2]|0?[1-9])(?::(?<minute>[0-5]\d))?\s?(?:(?<half>p)|a)\.?\s?m\b\.?/iu,
    /(?:at|by|until|till|from)\s(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])/iu,
    /(?<![\p{L}\d.,:/-])(?<hour>1[0-2]|[1-9]) o['’]clock/iu,
  ],
  fractions: [
    [String.raw`(?:one|a|1)[ -]third(?= of)`, 1, 3],
    [String.raw`(?:two|2)[ -]thirds(?= of)`, 2, 3],
    [String.raw`(?:one|a|1)[ -](?:quarter|fourth)(?= of (?!an? ))`, 1, 4],
    [String.raw`(?:three|3)[ -](?:quarters|fourths)(?= of)`, 3, 4],
    [String.raw`(?:one|a|1)[ -]fifth(?= of)`, 1, 5],
    [String.raw`(?:two|2)[ -]fifths(?= of)`, 2, 5],
    [String.raw`(?:one|a|1)[ -]tenth(?= of (?!a second))`, 1, 10],
    [
      String.raw`(?<!(?:first|second|other|latter|better|in|by|and a|a) )half(?= (?:of|the) (?!an? |it\b|century|size|price|time|length|height|weight|distance|speed|battle|year|night|game|the (?:century|19|20|18)|fun))`,
      1,
      2,
    ],
  ],
  partOfWhole: [
    new RegExp(String.raw`(?<![\p{L}\d.,])(?<part>${count}) (?:in|out of|of) every (?<whole>${count})(?![\p{L}\d]|[.,]\d)`, 'iu'),
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?<part>${count}) (?:in|out of) (?<whole>${count})(?![\p{L}\d]|[.,]\d)(?! (?:years|days|hours|minutes|seconds|months|weeks|games|races))`,
      'iu',
    ),
  ],
  people:
    'people|adults|men|women|children|kids|students|americans|brazilians|workers|teens|teenagers|patients|families|customers|users|employees|drivers|of us|of them',
  small: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  changes: {
    before: String.raw`gr[eo]w\p{L}*|fell|falls?|drop\p{L}*|ris\p{L}*|rose|increas\p{L}*|reduc\p{L}*|cut\p{L}*|discount|interest|rate|inflation|chance|battery|charge|humidity|lower|higher|los[te]\p{L}*|down|shrink\p{L}*|shrank`,
    behind: String.raw`more|less|off|faster|slower|higher|lower|interest|a year|per year|a month|bigger|smaller|larger|increase|drop|rise|chance|discount|growth|battery|humidity|grade|wider|taller|longer|shorter|lighter|heavier|cheaper|warmer|cooler|stronger|weaker|thinner|older|younger|deeper|harder`,
  },
  warmth:
    'temperature|heat|hot|cold|warm|freez|boil|melt|oven|bak|fever|climate|summer|winter|thermometer|cool|ice|icy|lava|snow|below zero|shower|sun|sauna|water|roast|weather|Celsius|Fahrenheit',
  belowZero: 'below zero|below freezing|minus',
  sizes: {
    height: String.raw`tall|high|height|altitude|deep|depth|top|tower|mountain|peak|waterfall|building|statue|tree|rises?|stands?|climbs?|volcano|falls`,
    length: String.raw`long|length|wide|width|across|wall|bridge|beach|ship|whale|tunnel`,
    upright: String.raw`tall|high|height|altitude|deep|depth|above|below|beneath|orbit|atmosphere|thick|diameter|up\b`,
    distance: String.raw`distance|travel|kilometers?|km|miles?|migrat|coast|road|journey|away|far|flies|fly`,
  },
  priceDrops: [
    new RegExp(String.raw`from (?<was>${money}) (?:down )?to(?: only| just)? (?<now>${money})`, 'iu'),
    new RegExp(String.raw`was (?<was>${money}),? (?:and )?now(?: it(?:'s| is))?(?: only| just)? (?<now>${money})`, 'iu'),
  ],
  marks: [
    new RegExp(String.raw`(?:rat(?:ed|ing)|scor(?:ed?|es)|review)(?: of| is| it)? (?<mark>${number}) (?:out of|of) (?<of>5|10)(?![\d%])`, 'iu'),
    new RegExp(String.raw`(?<mark>${number}) (?:out of (?<of>5) )?stars(?= (?:out|on|from|in reviews|by)|[.,]|$)`, 'iu'),
  ],
  overYears: {
    from: 'from|was|were|had',
    in: 'in',
    to: 'to|and',
    changed: '(?:went|rose|fell|grew|climbed|dropped|increased|decreased|jumped) from',
    between: 'between|from',
  },
  has: 'has|have|had|measures?|weighs?|lives?|lasts?|costs?|takes?|is born with|are born with|possess|runs? at|reach(?:es)?|makes?|gets?|won|wins?|produces?|uses?|spends?|stands?|is|are|was|were',
  joints: 'and|but|while|against|versus|vs|whereas',
  articles: 'the|a|an|in|but|while',
  pronouns: 'he|she|it|they|this|these|those|that|which|who|you|we|there|only|also|today|before|each|its|both|one',
}
