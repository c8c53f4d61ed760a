import type { PlaceRules } from '../rules/place-rules.ts'

const nation = 'flag|anthem|national team|president|constitution|government|parliament|currency|official language|laws?'

export const placeRules: PlaceRules = {
  inside:
    '(?:in|across|throughout|within|inside|around)(?: (?:the|modern|present-day|ancient|nearby|northern|southern|eastern|western|central|rural|colonial|medieval))?',
  insideCity: 'in|near|around|outside',
  citiesWithArticle: /^$^/u,
  towards: '(?:(?<!(?:compared|similar|native|belongs?|thanks|according|next|close) )to|into|reached|reaches|entered|crossed)(?: the)?',
  towardsCity: 'for',
  from: '(?:from|(?<=native )to)(?: the)?',
  origins: 'comes?|came|coming|originat\\p{L}+|native|brought|import\\p{L}+|export\\p{L}+|shipped|arrived|spread|set out|sailed|carried',
  parts:
    'north|south|east|west|northeast|southeast|southwest|northwest|centre|center|interior|coast|capital|border|cit(?:y|ies)|states?|regions?|territory|forests?|mountains?|deserts?|islands?|map|highlands|parts?|hills',
  of: 'of(?: the)?|in(?: the)?|from(?: the)?',
  denied: /(?<!\p{L})(?:not|nor|never)(?: \p{L}+){1,2} $/iu,
  compared:
    /(?<!\p{L})(?:than|as \p{L}+ as|equal to|the size of|compared (?:to|with)|similar to|just like)(?: (?:in|at|of|the|that|those|city|area|state|country|whole|entire|all))* $/iu,
  tellsWhere:
    /(?<!\p{L})(?:born|found|founded|invented|created|discovered|lives?|lived|living|lies|lay|located|grown|grows?|grew|opened|began|started|fell|crashed|landed|built|made|held|exists?|happened|happens|took place|takes place|died|settled|patented|cultivated|appeared|arrived|studied|worked)(?:,? [\p{L}\d]+){0,3} $/iu,
  asksAmount: /(?<!\p{L})how (?:many|much|old|big|tall|long|far|deep|fast|heavy|high)(?!\p{L})/iu,
  subject: {
    lead: /^(?:the )?$/u,
    verbs:
      /^ (?:is|was|has|had|became|produces|produced|grows|grew|exports|imports|consumes|uses|makes|made|holds|banned|adopted|hosts|hosted|leads|celebrates|lies|sits|covers|borders|shares|keeps|supplies|drinks|eats|introduced|built|remains|counts|lost|gained|alone) /u,
  },
  joints: /^(?:, | and | or |, and |, or )(?:in |the |in the |to |from )?$/u,
  behind:
    /^(?:$|[^\p{L}\p{N}\s'’-]| (?:and|or|but|the|an?|is|was|are|were|has|have|had|by|with|for|during|since|in|on|at|from|to|into|where|which|who|that|when|while|as|than|between|around|about|after|before|until|still|also|became|it|they|people|can|could|may|more|most|only|alone|today|every|each|some|many|over|under|because|through|long|now|then|there)(?!\p{L})| \d| \p{Ll}+ly(?!\p{L})| \p{Ll}+ed(?!\p{L}))/u,
  insideName: /\p{Lu}\p{L}+ of(?: the)? $/u,
  longerName: /^(?: \p{Lu}|-)/u,
  stateOf: /state of $/u,
  moves:
    /(?<!\p{L})(?:travel|flew|fly|flies|flight|sail|ship|route|migrat|emigrat|immigrat|cross|voyage|journey|brought|carried|carry|spread|arriv|left\b|moved?\b|export|smuggl|fled|trade|caravan)/u,
  nationOf: `(?:national )?(?:${nation})`,
  ofNation: 'of(?: the)?',
  nationBehind: new RegExp(`^['’]s(?: (?:first|new|national|current|former|own|official|federal))? (?:${nation})(?!\\p{L})`, 'u'),
}
