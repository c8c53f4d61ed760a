import type { ContextRules } from '../rules/context-rules.ts'
import type { CareRules } from '../rules/language-rules.ts'
import { detailRules } from './detail-rules-en.ts'

const tones =
  'upbeat|calm|light|fun|funny|cheerful|informal|formal|simple|serious|casual|young|playful|technical|warm|emotional|inspir|professional|short|direct|humor|ironic|dramatic|natural|persuasive|soft|elegant|sophisticated|motivational|educational|poetic|friendly|objective|creative|viral|dynamic|promotional|urgent|respectful|nostalgic|confident|conversational|energetic|enthusiastic|clear|concise|punchy|snappy'

export const contextRules: ContextRules = {
  actions:
    'coupon|promo code|link in bio|whatsapp|follow|visit|subscribe|click|sign up|book (?:now|at|your|online|a)|order (?:now|at|online)|reserve|call|join us|rsvp|donate|shop at|use code',
  audience:
    'talk to (?:us|our|a|an|the|your)|(?:tell|let) us|use (?:the |our |this |my )?(?:coupon|code|promo)|show (?:this|the) (?:video|coupon|post|screen|code|ad)|make (?:a |an |your )?(?:appointment|reservation|booking|donation|difference)|start (?:today|now|your)|write to us|create your|include your',
  orderLeads:
    "please|kindly|you (?:should|can|must)|could you|can you|remember to|don't forget to|do not forget to|i(?:'d)? (?:want|would like|like|need) (?:you|the video|it|the script) to|make sure (?:to|you|that you)|also|at the end|in the beginning",
  videoThings:
    'videos?|script|reels?|shorts?|stories|narrat(?:ion|or)|voice[- ]?over|captions?|title|hook|intro|outro|cta|tone|slang|swear(?:ing| words)?|jargon|cliches?|emojis?|hashtags?|technical terms|(?:short|simple) (?:sentences|words)|soundtrack|(?:upbeat|calm|soft|background) music|images|cuts|transitions|suspense|humou?r|jokes?|storytelling|call to action|(?:calm|warm|deep|female|male) voice|advert\\w*|commercial|simple language|plain language|language|content|metaphors?',
  makerVerbs:
    "use|make|create|write|produce|generate|record|i want|i need|i'd like|we want|should|must|has to|avoid|keep|add|put|start|begin|end|finish|give|be",
  guideVerbs:
    'talk (?:about|in|with|like|to the audience)|speak (?:about|in|with|slowly|to)|explain|focus|describe|show (?:the|an?|our|how|people|viewers|that)|(?:start|begin|end|finish|close) (?:with an?|by)|ask (?:them|people|viewers|the audience)|invite (?:people|viewers|them|the audience)|keep it|make it|tell (?:the story|a story|them|people|viewers)|emphasi[sz]e|imagine you',
  mentionVerbs:
    'mention|say|cite|highlight|include|stress|point out|talk about|(?:end|finish|close) with:?|(?:add|put in|show) (?=(?:the|our|my|also) (?:phone|address|price|hours|site|website|instagram|name|link|contact|logo|date|coupon|offer|e-?mail))|bring up',
  closingVerbs: 'end|finish|close',
  mentionLinks: '(?:also |always )?(?:that|the fact that|about|the|our|:)',
  forbidding:
    "(?:do not|don't|never) (?:talk|mention|use|say|cite|include|show|make|speak)\\w*|no (?:\\w+ ){0,2}(?:slang|swear|jargon|emojis|technical|jokes|cliches|music|politics)",
  manners: `(?:in|with) an? (?:very |more )?(?:${tones})\\w*(?:,? (?:and )?\\w+)? (?:way|tone|voice|style|manner|pace|language)|with (?:lots of |some |a touch of |a bit of )?(?:humou?r|emotion|enthusiasm|energy|passion|sarcasm|irony|warmth|respect)(?![\\p{L}])|in (?:the )?first person|for (?:beginners|laypeople) to understand|(?:in|under) (?:15|30|45|60|90) ?s(?:ec\\w*)?(?![\\p{L}])`,
  tones,
  guideKeys:
    '(?:the |my |our )?(?:(?:target )?audience|target|persona|tone(?: of voice)?|language|pace|voice|narration|script|hook|instructions?(?: for the (?:script|video))?|prompt|video|captions?|vibe|keywords|hashtags?|emojis?)',
  maybeKeys: '(?:the )?(?:(?:video )?goals?|style|format|duration|length|music|soundtrack|intention|title|platform|approach|mood|references?)',
  guideNouns: 'tone|style|language|format|duration|pace|voice|music|soundtrack|narration|script|video|text|caption|ad|mood|approach',
  audienceKinds: '(?:is|are|would be|includes|aged|between \\d|over \\d|under \\d|young|female|male|adult)',
  mustLeads:
    "must (?:include|have|mention|say)|has to (?:include|have|mention|say)|should (?:include|mention|say)|don't leave out|do not leave out|be sure to (?:mention|include|say)",
  headings:
    "important|must[- ]haves?|info(?:rmation)?|details|facts|key (?:points|facts)|notes?|points|items|summary|context|content|text|topic|about (?:us|the (?:company|shop|event|product))|benefits|don't forget|do not forget|reminder|mention|include|say|required|must include|cta|call to action",
  injections:
    '(?:ignore|disregard|forget|override|bypass) (?:\\w+ ){0,4}(?:instructions?|rules|prompts?|commands?|directives?|guidelines)|(?:new|your) instructions (?:are|from)|system prompt|you are (?:now )?(?:an? )?(?:\\w+ )?(?:assistant|ai(?![\\p{L}])|language model|chatbot|llm|dan(?![\\p{L}])|hacker)|act as an? |pretend (?:to be|you are)|(?:respond|reply|answer) (?:only|with only|in json)|(?:developer|dan|god|jailbreak) mode|(?:reveal|print|show|repeat) (?:\\w+ ){0,3}(?:prompt|instructions|api key|password|token)|^(?:system|assistant|user): ',
  ownership: 'our|ours|we|my|i',
  screenPlaces: 'at the end|on (?:the )?screen|in the video|in the caption',
  about: 'about|mentioning|announcing|promoting',
  repeatedThat: [/(,|;| and) that (?=\p{L})/gu, '$1 '],
  keys: [
    { key: /^(?:price|cost|fee|value|rent)(?: \w+){0,2}$/, say: (key, value) => `The ${key.toLowerCase()} is ${lowerFirst(value)}` },
    {
      key: /^(?:tickets?|entry|admission|shipping|delivery|parking|entrance)$/,
      say: (key, value) =>
        /^[$€£]/.test(value)
          ? `${key} ${/s$/i.test(key) ? 'are' : 'is'} ${value}`
          : /^free\b/i.test(value)
            ? `${key} ${/s$/i.test(key) ? 'are' : 'is'} ${lowerFirst(value)}`
            : null,
    },
    {
      key: /^(?:hours|opening hours|open|when|business hours)$/,
      say: (_key, value) => (/^[A-Z]\w+day|^\d|^daily|^every/i.test(value) && /\d/.test(value) ? `Open ${/^\d/.test(value) ? 'from ' : ''}${value}` : null),
    },
    {
      key: /^(?:address|location|where|place|venue)$/,
      say: (key, value) => (/^\d/.test(value) ? `Find us at ${value}` : /^(?:at|in|on) /i.test(value) ? `It is ${lowerFirst(value)}` : `${key}: ${value}`),
    },
    {
      key: /^(?:tel(?:ephone)?|phone|cell|contact|whats(?:app)?|call)$/,
      say: (key, value) => (/^[(+\d]/.test(value) ? (/whats/i.test(key) ? `The WhatsApp number is ${value}` : `The phone number is ${value}`) : null),
    },
    { key: /^(?:web ?site|site|online)$/, say: (_key, value) => (isOneWord(value) ? `The website is ${value}` : null) },
    {
      key: /^(?:instagram|insta|facebook|tiktok|youtube)$/,
      say: (key, value) => (isOneWord(value) ? `On ${/insta/i.test(key) ? 'Instagram' : key}, we are ${value}` : null),
    },
    { key: /^(?:e-?mail)$/, say: (_key, value) => (isOneWord(value) ? `The e-mail is ${value}` : null) },
    { key: /^(?:coupon|code|promo code|coupon code)$/, say: (key, value) => `The ${key.toLowerCase()} is ${value}` },
    { key: /^(?:name|company|shop|store|brand|business|product|services?|event)$/, say: (_key, value) => value },
  ],
  details: detailRules,
}

const isOneWord = (value: string) => /^\S+$/.test(value)

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export const careRules: CareRules = {
  crisis: 'suicid\\w*|self[- ]?harm\\w*|kill(?:ing)? (?:my|your|one)self|end (?:my|your) life|want to die|cutting myself',
  violence: 'domestic violence|abusive|(?:sexual|child|emotional|domestic) abuse|sexual (?:assault|harassment)|rape',
  illness:
    'depress(?:ed|ion)|bulimia|anorexia|cancer|grief|grieving|addiction|alcoholism|eating disorders?|panic (?:attacks?|disorder)|miscarriage|schizophrenia',
  minors: '(?:nudes?|porn\\w*|sex|sexy|naked)\\b.*\\b(?:child|children|kids?|minors?|teens?|teenagers?)',
  otherMeaning: 'suicide squad|zodiac|horoscop|great depression',
  help: 'help|prevent|support|aware',
  how: 'how|ways?|methods?|painless\\w*|want|myself|me',
}
