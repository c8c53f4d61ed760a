import type { ThemeRules } from '../rules/language-rules.ts'

export const themeRules: ThemeRules = {
  openings: [
    {
      pattern: /^(?:i want |i need |make |create |generate )?(?:me )?(?:an? )?(?:short )?(?:video|reel|script|post) (?:about|on) /i,
      wants: 'any',
      keepsTitle: false,
    },
    { pattern: /^(?:(?:talk|tell me|learn|teach me)(?: more| all| everything| a bit)? about|explain|topic|theme|about):? /i, wants: 'any', keepsTitle: false },
    {
      pattern:
        /^(?:did you know(?: this)? about|(?:everything|all|what) (?:you (?:need|have) to know |you should know |there is to know |to know )?about|i want to (?:know|learn)(?: more| everything)? about) /i,
      wants: 'facts',
      keepsTitle: false,
    },
    {
      pattern: /^(?:myths? (?:and|or|vs\.?) (?:facts?|truths?)|true or false)(?:[:,]? (?:about|on|of))?:? /i,
      wants: 'facts',
      keepsTitle: false,
      shape: 'myths',
    },
    { pattern: /^(?:a )?quiz(?:[:,]? (?:about|on|of))?:? /i, wants: 'facts', keepsTitle: false, shape: 'quiz' },
    { pattern: /^questions and answers:? /i, wants: 'facts', keepsTitle: false, shape: 'questions' },
    { pattern: /^who (?:is|was|were) (?:the )?/i, wants: 'facts', keepsTitle: true },
    // The song itself is never told; what is asked for is spoken about.
    { pattern: /^(?:write|recite|sing|transcribe|show me|tell me) (?=(?:a|the|an) )/i, wants: 'any', keepsTitle: false },
    {
      pattern: /^(?:myths?(?: (?:and|or|vs\.?) (?:truths?|facts?))?|(?:truths?|facts?) (?:and|or) myths?) (?:about|on|of) (?:the )?/i,
      wants: 'facts',
      keepsTitle: true,
      shape: 'myths',
    },
    { pattern: /^(?:an? )?(?:quiz|trivia) (?:about|on|of) (?:the )?/i, wants: 'facts', keepsTitle: true, shape: 'quiz' },
    { pattern: /^questions(?: and answers)? (?:about|on) (?:the )?/i, wants: 'facts', keepsTitle: true, shape: 'questions' },
    { pattern: /^(?:trivia(?:[:,]? (?:about|on|of))?|questions of):? /i, wants: 'facts', keepsTitle: false },
    { pattern: /^(?:the )?(?:history|timeline|chronology) of (?:the )?/i, wants: 'facts', keepsTitle: true, shape: 'story' },
    { pattern: /^(?:the )?numbers (?:of|on|about) (?:the )?/i, wants: 'facts', keepsTitle: true, shape: 'number' },
    { pattern: /^step by step(?: guide)? (?:to|for) /i, wants: 'steps', keepsTitle: true, shape: 'steps' },
    { pattern: /^(?:\d+ |some |the )?(?:tips|steps|ways|tricks|hacks) (?:for|on|about|to) /i, wants: 'steps', keepsTitle: true },
    {
      pattern:
        /^(?:(?:top )?\d+ |some |the )?(?:(?:fun|cool|amazing|interesting|surprising|weird|best|random) )*(?:facts?|things|truths|trivia) (?:about|on) /i,
      wants: 'facts',
      keepsTitle: true,
    },
    { pattern: /^(?:how to|learn to|learn how to) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^what (?:is|are) (?:the |an? )?/i, wants: 'facts', keepsTitle: true },
  ],
  endings: [
    { pattern: /[:,]? (?:myths?(?: (?:and|or) (?:truths?|facts?))?|(?:truths?|facts?) (?:and|or) myths?)$/i, shape: 'myths' },
    { pattern: /[:,]? (?:quiz|trivia)$/i, shape: 'quiz' },
    { pattern: /[:,]? step by step$/i, shape: 'steps' },
  ],
  compared: [
    /^(?:the |what is the )?differences? between (?:the )?(.+?) and (?:the )?(.+?)\??$/i,
    // A vaccine is against an illness, not beside it.
    /^(?!.*(?:vaccine|vaccination|shot|medicine|protection|defense|fight|war|crime|violence|insurance)s? against )(.+?),? (?:or|x|×|vs\.?|versus|against) (?:the )?(.+?)\??$/i,
  ],
  or: 'or',
  amounts: {
    usual: [
      [/^(?:mph|miles (?:per|an) hour)/, 40],
      [/^(?:km\/h|kilomet(?:er|re)s (?:per|an) hour)/, 60],
      [/^miles (?:per|a) second/, 1],
      [/^square (?:miles|kilomet)/, 100],
      [/^(?:miles?|km|kilomet(?:er|re)s?)/, 6],
      [/^(?:in|inch(?:es)?)(?!\p{L})/u, 12],
      [/^(?:ft|feet|foot)(?!\p{L})/u, 10],
      [/^(?:cm|centimet)/, 30],
      [/^(?:mm|millimet)/, 10],
      [/^(?:m|met(?:er|re)s?)(?!\p{L})/u, 3],
      [/^(?:lbs?|pounds?)/, 150],
      [/^(?:kg|kilo)/, 70],
      [/^(?:tons?|tonnes?)/, 1],
      [/^(?:oz|ounces?)/, 4],
      [/^(?:g|grams?)(?!\p{L})/u, 100],
      [/^gallons?/, 1],
      [/^(?:l|lit(?:er|re)s?)(?!\p{L})/u, 5],
      [/^(?:°f|degrees)/, 80],
      [/^°c/, 30],
      [/^years?/, 50],
      [/^days?/, 30],
      [/^(?:h|hours?)(?!\p{L})/u, 8],
      [/^(?:min|minutes?)/, 30],
      [/^(?:s|seconds?)(?!\p{L})/u, 30],
      [/^times/, 5],
      [/^people/, 1000],
      [/^\p{L}/u, 20],
    ],
    multiples: [
      [/^thousand/, 1e3],
      [/^million/, 1e6],
      [/^billion/, 1e9],
      [/^trillion/, 1e12],
    ],
    decimal: '.',
  },
  counted:
    /^(?:the |top )?\d{1,3} (?:best |biggest |top )?(?=(?:mistakes|reasons|secrets|habits|quotes|signs|myths|ideas|steps|places|recipes|exercises|foods|books|movies|apps|tools|lessons|benefits|things)\b)/i,
  promises: {
    things: 'facts|tips|steps|things|reasons|mistakes|ways|secrets|myths|truths|questions|lessons|ideas|signs|tricks|hacks|numbers',
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  },
  verbLeads: 'to',
  // After "how to" anything is a verb that does not look like a noun: "how to sleep better".
  isVerb: ({ words, head, isAsked }, isPhraseVerb) => words.length > 1 && (isPhraseVerb(head) || (isAsked && !/(?:s|ing)$/.test(head))),
  head: { at: 'end', joints: /\b(?:for|in|of|with|without|on|at|from|after|before|to)\b/i },
  instructions:
    'ignore (?:all|the|any|your|every|previous)|forget (?:all|the|your|everything|previous)|disregard|disobey|pretend (?:to be|that|you)|act as|from now on|you are (?:now )?an? |(?:answer|say|repeat|write) (?:only|just|exactly|that)\\b|(?:show|reveal) (?:me )?(?:the |your )?(?:prompt|instructions)|system:|assistant:',
  copulas: 'is|are',
  deaths: 'died|dies|was killed|was murdered|was assassinated|was executed|death',
  links: 'is|are|of',
  articles: 'the',
  soundsAlike: ['aeiouy', 'scz', 'gj', 'mn', 'ckq', 'fv'],
  isSubject: ({ before, named, after }) => {
    const [verb = ''] = before.filter((word) => !/^(?:the|a|an)$/.test(word)).slice(-1)
    const isNext = before.at(-1) === verb || /^(?:the|a|an)$/.test(before.at(-1) ?? '')
    if (!isNext || /^(?:and|or|of|in|with)$/.test(after[0] ?? '')) return false
    return named.endsWith('s') ? /^(?:do|are|did|were|can|could|should|will)$/.test(verb) : /^(?:does|is|was|did|can)$/.test(verb) && after.length === 1
  },
}
