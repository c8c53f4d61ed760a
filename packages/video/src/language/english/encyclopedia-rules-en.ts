import type { EncyclopediaRules, NamedTheme } from '../rules/encyclopedia-rules.ts'

const copulas = 'is|are|was|were'

const parts =
  'male|female|queen|king|worker|calf|cub|pup|egg|nest|fur|skin|coat|feather|wing|beak|bill|leg|claw|tail|head|brain|heart|blood|eye|ear|tongue|mouth|jaw|neck|body|skeleton|bone|shell|horn|venom|diet|root|trunk|bark|stem|leaf|flower|fruit|seed|harvest|origin|history|size|weight|height|length|width|depth|surface|volume|mass|summit|top|base|interior|facade|floor|source|basin|bed|border|coast|climate|soil|wildlife|vegetation|capital|economy|currency|flag|anthem|author|founder|creator|inventor|builder|architect|captain|wreck|sinking|crew|passenger|engine|wheel|rule|board|piece|object|goal|hoop|ball|court|stadium|mascot|plot|cast|ingredient|recipe|dough|starter|sauce|flavour|flavor|taste|symptom|vaccine|cause|treatment|cure|design|cost|opening|parade|rhythm|theory|speed|temperature|pressure|orbit|atmosphere|core|gravity|diameter|age|discovery|fall|beginning|end|peak|edition|network|protocol|symbol|half|part|transaction|match|crater|lava|eruption|colour|color|dome|roof|wall|tower|window|span|cable|pillar|arch|mirror|lens|antenna|hook|key|string|pedal|net|goalkeeper|foam|crust|filling|topping'
const noParts =
  '(?!government|parliament|department|community|city|university|society|village|nature|literature|culture|nation|station|television|organi[sz]ation|association|institution|commission|mission|prison|language|image|message|age|movement|element|moment|document|monument|instrument|question|version|region|religion|authority|celebrity|picture|creature|agreement|statement)'
const partEndings = String.raw`${noParts}\p{Ll}{4,}(?:tion|sion|ment|ity|age|ture)s?`

function nameOwner(sentence: string, { named }: NamedTheme): string | null {
  const [, rest] = /^(?:Its|Their|His|Her) (\p{Ll}.+)$/u.exec(sentence) ?? []
  if (rest === undefined) return null
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named.endsWith('s') ? '’' : '’s'} ${rest}`
}

const amount =
  /^(has|have) (?:about |around |up to |more than )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (\p{Ll}{3,}s)(?=[.,]| and\b)/u
const event = /^(was|were) (built|founded|invented|discovered|opened|completed|created|introduced|established|published|launched)\b[^,;]*? in \d{4}\b/u
const unique = /^(?:is|are) (the (?=[^,.]*\b(?:only|first|most|least|\p{Ll}+est)\b)[^,.;\d]+?)(?=[.,]| and (?:is|are|has|have)\b)/u

function question(subject: string, statement: string): string | null {
  const [, has, things] = amount.exec(statement) ?? []
  if (has !== undefined && things !== undefined) return `How many ${things} ${has === 'has' ? 'does' : 'do'} ${subject} have?`
  const [, was, done] = event.exec(statement) ?? []
  if (was !== undefined && done !== undefined) return `What year ${was} ${subject} ${done}?`
  const thing = unique.exec(statement)?.[1]
  return thing === undefined ? null : `What ${statement.startsWith('are') ? 'are' : 'is'} ${thing}?`
}

export const encyclopediaRules: EncyclopediaRules = {
  name: 'Wikipedia',
  plainQuestions: /^(?:what (?:is|are|was|were)|who (?:is|was|are|were)|where (?:is|are)) (?:(?:the|an?) )?/i,
  aspects: [
    /^(?:the )?(?<aspect>history|origins?|invention|discovery|construction|sinking|fall|creation|founding|life|evolution) of (?:the )?(?<name>\S.*)$/iu,
    /^(?<name>\S.*) (?<aspect>facts|history|trivia)$/iu,
  ],
  anyAspect: /^(?:history|origin|facts|trivia|evolution)/i,
  capitalsAreNames: false,
  kindEnds:
    /[,;(]|\b(?:by|for|in|of|with|without|on|at|from|after|before|to|about|that|which|who|between|where|used|made|directed|written|created|released|based|starring|known|native|beside)\b/i,
  works:
    'song|single|album|ep|film|movie|series|miniseries|episode|book|novel|novella|poem|play|musical|video game|videogame|computer game|band|duo|show|sitcom|soap opera|magazine|mixtape|documentary|manga|anime|comic|comics|podcast|opera|soundtrack|franchise|trilogy|tour',
  notOneThing: 'disambiguation|topics? referred to|given name|surname|family name|list of|list article|wikimedia',
  persons:
    'footballer|player|singer|actor|actress|politician|presenter|youtuber|influencer|businessman|businesswoman|businessperson|writer|author|novelist|driver|model|athlete|journalist|comedian|scientist|physicist|chemist|painter|composer|coach|rapper|dj|physician|lawyer|director|inventor|president|professor|swimmer|gymnast|surfer|skateboarder|chef|mathematician|philosopher|poet|musician|engineer|entrepreneur|activist|astronaut|biologist|naturalist|aviator|person|singer-songwriter',
  groups: 'order|family|genus|phylum|class|group|type|name|term|series|set|concept|word|branch|part|form|region',
  skippedSections:
    /^(?:references|see also|external links|bibliography|notes|gallery|further reading|in popular culture|popular culture|in (?:media|fiction)|controvers(?:y|ies)|criticism|personal life|discography|filmography|list|awards|sources|etymology|taxonomy|synonyms)/,
  privateMatters:
    'dat(?:ed|ing)|marri\\p{L}*|wedding|divorc\\p{L}*|wife|husband|spouse|girlfriend|boyfriend|fianc\\p{L}*|sons?|daughters?|child|children|mother|father|brother|sister|family|pregnan\\p{L}*|cancer|tumou?r|disease|illness|diagnos\\p{L}*|hospital\\p{L}*|depression|hiv|surgery|arrest\\p{L}*|jail\\p{L}*|prison|accus\\p{L}*|alleg\\p{L}*|convict\\p{L}*|charged|sued|lawsuit|investigat\\p{L}*|police|drugs?|harass\\p{L}*|rape|assault\\p{L}*|suicid\\p{L}*|religio\\p{L}*|christian|catholic|muslim|jewish|homosexual|gay|lesbian|bisexual|net worth|fortune|salary|died|death',
  articleForms: [{ forms: 'the|The', article: 'the', gender: 'masculine', number: 'singular' }],
  indefinite: [
    { forms: 'a', article: 'a', gender: 'masculine', number: 'singular' },
    { forms: 'an', article: 'an', gender: 'masculine', number: 'singular' },
  ],
  copulas,
  pronouns: [
    { words: 'It', number: 'singular' },
    { words: 'They', number: 'plural' },
    { words: 'He|She', number: 'singular', isPersonal: true },
  ],
  verbs: String.raw`${copulas}|\p{Ll}{3,}ed|took|rose|fell|grew|ran|sold|led|held|sank|lost|found|made|wrote|became|came|comes|lays?|drops?|opens?|holds?|turns?|uses?|takes?|makes?|moves?|lasts?|ranges?|varies|vary|must|could|might|depends?|protects?|shows?|works?|helps?|allows?|gives?|needs?|beats?|pumps?|measures?|remains?|represents?|includes?|goes|runs?|rises?|falls?|means?|sells?|comes?|attracts?|hosts?|has|have|had|can|may|lives?|grows?|stands?|lies|covers?|contains?|began|became|won|consists?|occurs?|weighs?|reaches|reach|produces?|feeds?|eats?|appears?|belongs?`,
  impersonal:
    /^(?:(?:can |may |could |might )?takes?|seems|appears that|is (?:\p{L}+ ){0,3}(?:that|to|for|whether|who)|was (?:\p{L}+ ){0,3}(?:that|who|until|not until))\b/u,
  openingVerbs: { singular: '', plural: '' },
  hasLateSubject: () => false,
  nameOwner,
  connectives:
    'However|In addition|Additionally|Moreover|Furthermore|Therefore|Thus|Generally|In general|For example|In fact|On the other hand|As a result|Overall|Typically|Usually|Nevertheless|Consequently|Hence|Indeed',
  openings:
    'Together|Along|Unlike|Like|Among|In|On|At|By|During|Since|From|For|With|Without|Under|After|Before|Between|When|While|Near|Above|Outside|Inside|Until|To|Over|According',
  additions: /(?<! but| not only) also(?= )(?! (?:known|called|spelled|written|referred))/u,
  sameKinds: [
    'statue|monument|sculpture',
    'palace|temple|church|building|castle|tower|structure|monument',
    'ship|liner|vessel',
    'animal|mammal|bird|reptile|fish|amphibian|species',
    'plant|tree|shrub|palm|herb|species',
    'city|town|municipality|capital',
    'country|nation',
    'club|team',
    'book|novel',
    'game|sport',
    'dish|bread|snack',
    'drink|beverage',
    'mountain|peak|volcano',
    'disease|infection|illness',
    'dance|style|genre',
    'region|area|continent',
    'currency|cryptocurrency',
    'festival|celebration',
    'conflict|war|battle',
    'empire|kingdom|state',
    'painting|picture',
    'device|machine|vehicle|invention',
  ],
  parts: `(?:${parts})(?:s|es)?|leaves|teeth|feet|halves|${partEndings}`,
  namingNouns: 'word|term|name',
  possessives: 'its|their|his|her',
  ofForms: 'of the',
  counted: /^(?:There are) (?:[^,.]{0,40} )?(?:species|subspecies|breeds|varieties|types)(?! of)(?=[ .,])/u,
  insides: [
    // A person has no "its".
    [/^(\p{Lu}\p{L}+(?: (?:van |de |von |the )?\p{Lu}\p{L}+)+ \p{Ll}+ )its (?=\p{Ll})/u, {}, '$1{own} '],
    [/^(\p{Lu}\p{L}+(?: (?:van |de |von |the )?\p{Lu}\p{L}+)+ (?:first |already )?\p{Ll}+ed )(?:it|them)(?= (?:in|at|on|from|by|as)\b)/u, {}, '$1{named}'],
    [/^((?:About|Around|Nearly|Almost|Only|More than|Less than|Over) [\d.,]+(?: percent|%) of )it (?=is|was|lies|has)/u, {}, '$1{named} '],
  ],
  lives: { born: 'was born on', died: 'died on', day: /\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4}/u },
  nameParts: 'male|female|pup|calf|cub|colony|queen|worker',
  beforeNouns: 'the|an?|of|in|on|with|for|from|by|its|their|his|her|at|into|than|two|three|four|eight|ten',
  leaning:
    'this|these|that same|those|such|former|latter|aforementioned|respectively|too|both|later|afterwards|thereafter|previously|subsequently|then|at the time|that year|the same year|the following year|years later|(?:mentioned|described|listed|shown|see) (?:above|below)|however|therefore|thus|instead|another|other two|the other|its own right|meanwhile|likewise|similarly',
  ageing:
    'current|currently|today|now|nowadays|recent|recently|as of|to date|so far|still|at present|presently|in recent years|upcoming|planned|plans|is expected|are expected|will|under construction|ongoing|modern-day',
  noStatement:
    'article|you|your|click|buy|ignore|instructions|subscribe|prompt|Wikipedia|(?:this|the|see) (?:page|section|image above|figure|table|chart)|ISBN|ISSN|pronounced|pronunciation',
  superlatives:
    'most|largest|smallest|highest|tallest|longest|deepest|oldest|fastest|biggest|heaviest|hottest|coldest|only|first|record|unique|rare|world|extinct|never|always|without|half|twice|times|giant|huge|more than|best',
  tails:
    'the (?:only|first|largest|most|\\p{Ll}+est)|which|who|whose|where|while|although|though|with(?! the exception)|including|making|allowing|forming|giving|followed by|as well as|along with|known|especially|particularly|mainly|despite|whereas|when|leaving|reaching|being|resulting',
  afterCommas: 'in|at|on|during|by',
  asides:
    'also (?:known|called|spelled|written|referred to)|commonly (?:known|called)|officially|formally|known (?:as|locally)|originally|formerly|sometimes (?:called|known)|often (?:called|known|shortened|abbreviated)|or simply|from (?:the )?(?:Greek|Latin|French|Arabic)|historically|abbreviated',
  rewrites: [[/^(.+?) is (?:a|the) (?:term|name|common name) (?:used|given) (?:for|to describe|to) ((?:an?|the) .+)$/u, '$1 is $2']],
  question,
}
