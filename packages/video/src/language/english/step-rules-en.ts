import type { StepRules } from '../rules/step-rules.ts'

const be = 'is|are|was|were'
const not = String.raw`(?:(?:${be}) not|(?:${be})n['’]t)`
const subject = String.raw`(?<about>[^,:;]{2,60}?)`
const superlative = String.raw`(?:\p{L}+est|most \p{L}+|best|worst) [^,:;]+`
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?:(?: of| de| da| von| van| the)? \p{Lu}[\p{L}.'’-]*)*`
const count = String.raw`(?:\d{1,2}|two|three|four|five)`

/** American English. */
export const stepRules: StepRules = {
  dangling:
    'the|a|an|of|in|on|at|by|for|from|with|without|to|into|onto|over|under|between|until|and|or|but|that|if|as|when|which|who|is|are|was|were|not|more|most|less|very|its|their|his|her|your|my|our|only|each|every|since|almost|about|also|so|than|some',
  leaning:
    'and|or|but|that|if|it|they|he|she|this|these|those|is|are|was|were|has|have|had|not|nor|because|when|where|who|also|only|just|then|so|there|one|about|nearly|almost|even|rest|everything',
  clauseWords:
    'is|are|was|were|has|have|had|does|do|did|can|could|may|might|must|will|would|should|it|they|he|she|you|we|not|became|becomes|become|makes|made|says|said|gets|got|goes|went|comes|came|uses|exists?|cannot',
  articles: 'the',
  countedArticles: 'a|an',
  borders:
    'the|a|an|of|in|on|at|by|for|from|with|without|to|into|onto|over|under|between|until|that|if|as|when|which|who|is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|do|does|did|not|nor|but|because|its|their|his|her|your|my|our|more|only|also|since|than|like',
  listLeads: 'of|with|in|into|for|from|by|between|without|on|like|has|have|is|are',
  tail: /(?:,| that | which | who | when | where | because | like | with (?:an?|about) | used to | able ).*$/iu,
  isListVerb: /^(?:all|both|now|also|never|often|still)$/iu,
  halfDenials:
    'only|just|always|so|as|very|really|exactly|necessarily|yet|until|even|all|every|everyone|simply|usually|more|enough|likely|often|still|now|probably|mostly',
  corrections: [
    new RegExp(
      String.raw`^${subject} ${not} (?<wrong>[^,:;]+?)(?: at all)?[:;,] (?:it is|they are|it['’]s|they['’]re|it was|they were) (?<right>[^:;]+)`,
      'iu',
    ),
    new RegExp(String.raw`^${subject} ${not} (?<wrong>an? [^,:;]+?)(?: at all)?,? but (?<right>an? [^,:;]+)$`, 'iu'),
    new RegExp(String.raw`^${subject} ${not} (?<wrong>[\p{L}-]+)(?: at all)?,? but (?<right>[\p{L}-]+)$`, 'iu'),
    new RegExp(String.raw`^${subject} (?:${not}|(?:do|does|did)(?: not|n['’]t) come) (?<wrong>from [^,:;]+?),? but (?<right>from [^,:;]+)$`, 'iu'),
    new RegExp(String.raw`^${subject} (?:${be}) (?<right>[^,:;]+),? (?:and )?not (?<wrong>[^,:;]+)`, 'iu'),
  ],
  rankings: [
    new RegExp(String.raw`^(?<second>[^,:;]+?) (?:${be}) the second[- ](?<what>${superlative}), (?:after|behind) (?:only )?(?:the )?(?<first>[^,:;]+)$`, 'iu'),
    new RegExp(
      String.raw`^(?<first>[^,:;]+?) (?:${be}) the (?<what>${superlative}), (?:followed by|ahead of|then) (?<second>[^,:;]+?)(?:(?:,|,? and) (?<third>[^,:;]+?))?$`,
      'iu',
    ),
    new RegExp(String.raw`^(?<second>[^,:;]+?) (?:is|are) the second[- ](?<what>${superlative})$`, 'iu'),
    new RegExp(String.raw`^(?<third>[^,:;]+?) (?:is|are) the third[- ](?<what>${superlative})$`, 'iu'),
    new RegExp(
      String.raw`^(?<first>[^,:;]+?) (?:is|are) the (?<what>(?:${superlative})(?:in|on|of) (?:the )?(?:world|planet|Earth|Brazil|country|Solar System|body|ocean|space|Americas))$`,
      'iu',
    ),
  ],
  changes: [
    / (?:was|were) once (?:just |only )?(?<before>[^,:;]+?),? (?:and|but) (?:is|are) now (?<after>[^,:;]+)/iu,
    / used to be (?<before>[^,:;]+?),? (?:and|but) (?:now (?:it )?(?:is|are)|(?:is|are) now|today (?:it )?is) (?<after>[^,:;]+)/iu,
    / (?:began|started)(?: out)? as (?<before>[^,:;]+?),? (?:and|but) (?:(?:later )?became|is now|are now|turned into|grew into) (?<after>[^,:;]+)/iu,
    / went from (?<before>[^,:;]+?) to (?<after>[^,:;]+)/iu,
    /(?:^| )(?:turn|turned|turns) (?<before>[^,:;]+?) into (?<after>[^,:;]+)/iu,
    /^(?<before>(?:an?) [^,:;]+?) (?:turned into|turns into|became|becomes) (?<after>[^,:;]+)$/iu,
    /^before (?:it (?:was|became)|becoming|being) (?<after>[^,:;]+), [^,:;]*?was (?:called )?(?<before>[^,:;]+)/iu,
  ],
  wholes: [
    new RegExp(String.raw`^(?<whole>[^,:;]+?) (?:has|have) ${count} \p{L}+: (?<parts>.+)$`, 'iu'),
    /^(?<whole>[^,:;]+?) (?:is|are) (?:made (?:up )?of|made from|made with|composed of|built from) (?<parts>[^:;]+)$/iu,
    /^(?<whole>[^,:;]+?) (?:consists?) of (?<parts>[^:;]+)$/iu,
    /^(?<whole>[^,:;]+?) (?:is|are) (?:an? )(?:mix|mixture|blend|combination|stew|cream|paste) of (?<parts>[^:;]+)$/iu,
  ],
  contrasts: [/^(?<one>[^,:;]+), (?:while|whereas) (?<other>(?!(?:it|they|he|she|you|this) |\p{L}+ing )[^,:;]+)$/iu],
  chains: [
    /^(?<one>[^,:;]+?) (?:leads to|lead to|causes|cause) (?<two>[^,:;]+?),? which (?:leads to|causes|brings|makes) (?<three>[^,:;]+)$/iu,
    /^(?<one>[^,:;]+?) (?:turns into|turn into|becomes|become) (?<two>[^,:;]+?),? (?:which|that|and then) (?:turns into|becomes|forms) (?<three>[^,:;]+?)(?:,? and [^,:;]+)?$/iu,
    /^first,? (?<one>[^,:;]+?)[,;] then,? (?<two>[^,:;]+?),? (?:and )?(?:finally|last|at last),? (?<three>[^,:;]+)$/iu,
    /^(?<effect>(?!\p{L}+ing )[^,:;]+?),? because (?!of )(?<cause>[^,:;]+)$/iu,
    /^(?:when|if|whenever) (?<cause>(?![^,]*(?: were| could| had| would) )[^,:;]+), (?:then )?(?<effect>(?!.* would )[^,:;]+)$/iu,
  ],
  returns: /\bthe cycle (?:starts|begins)|\bstarts (?:all )?over\b|\bbegins again\b/iu,
  quotes: [
    new RegExp(String.raw`^[“"](?<said>[^”"]{8,110})[”"],? (?:said|wrote|declared|claimed) (?<by>${name})`, 'u'),
    new RegExp(String.raw`(?<by>${name}) (?:said|wrote|declared|once said|once wrote)[:,] [“"](?<said>[^”"]{8,110})[”"]`, 'u'),
    new RegExp(String.raw`^[Aa]ccording to (?<by>${name}), (?<told>[^:;]{8,90})$`, 'u'),
    new RegExp(
      String.raw`(?:^|, )(?<by>${name}) (?:said|(?:said|claimed|declared|believed) that) (?<told>(?!(?:that|to|on|in|at|yes|no|he|she|they|his|her|their)\b)[^:;]{8,90})$`,
      'u',
    ),
  ],
  rhetorical: /^(?:did you know|do you know|ever |have you ever|want |guess |what if|how about|can you )/iu,
  ingredients: {
    number: String.raw`\d+(?:[.,/]\d+)?|½|¼|an?|one|two|three|four|five|six|half an?|half`,
    unit: 'cups?|tablespoons?|teaspoons?|tbsp|tsp|glass(?:es)?|grams?|g|kilos?|kg|ml|liters?|cans?|pinch(?:es)?|cloves?|slices?|packs?|handfuls?|ounces?|oz|pounds?|sticks?|leaves',
    of: 'of',
    sizes: 'tea|soup',
  },
  cooking: /\b(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|pinch|cloves?|mix|stir|whisk|beat|add|bake|knead|combine|boil|fry|sift|simmer|recipe|batter|dough)\b/iu,
  headAt: 'end',
  year: / (?:in|since) \d{4}$/u,
}
