import type { CareRules, ContextRules } from '../rules/language-rules.ts'

export const contextRules: ContextRules = {
  orders:
    "talk|mention|focus|use|make|create|include|explain|highlight|avoid|do not|don't|write|keep it|i want|i need|tone|audience|target|goal|style|language|format|voice|video",
  actions: 'coupon|promo code|link in bio|whatsapp|follow|visit|subscribe|click|sign up|book now|order now|reserve',
  reported: 'ask (?:them|people|viewers)|end with|cta\\b',
  ownership: 'our|ours|we|my|i',
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
