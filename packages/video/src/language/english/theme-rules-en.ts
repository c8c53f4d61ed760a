import type { ThemeRules } from '../rules/language-rules.ts'

export const themeRules: ThemeRules = {
  openings: [
    {
      pattern: /^(?:i want |i need |make |create |generate )?(?:me )?(?:an? )?(?:short )?(?:video|reel|script|post) (?:about|on) /i,
      wants: 'any',
      keepsTitle: false,
    },
    { pattern: /^(?:talk about|explain|topic|theme|about):? /i, wants: 'any', keepsTitle: false },
    // The song itself is never told; what is asked for is spoken about.
    { pattern: /^(?:write|recite|sing|transcribe|show me|tell me) (?=(?:a|the|an) )/i, wants: 'any', keepsTitle: false },
    { pattern: /^(?:\d+ |some |the )?(?:tips|steps|ways|tricks|hacks) (?:for|on|about|to) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^(?:\d+ |some )?(?:(?:fun |cool )?facts|things|truths) (?:about|on) /i, wants: 'facts', keepsTitle: true },
    { pattern: /^(?:how to|learn to|learn how to) /i, wants: 'steps', keepsTitle: true },
    { pattern: /^what (?:is|are) (?:the |an? )?/i, wants: 'facts', keepsTitle: true },
  ],
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
}
