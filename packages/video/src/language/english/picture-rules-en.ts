import type { PictureRules } from '../rules/language-rules.ts'

export const pictureRules: PictureRules = {
  plurals: [
    [/^mice$/, 'mouse', 3],
    [/^geese$/, 'goose', 3],
    [/^children$/, 'child', 3],
    [/^feet$/, 'foot', 3],
    [/^teeth$/, 'tooth', 3],
    [/^(wo)?men$/, '$1man', 3],
    [/((?:^|were)wol|^hal|^cal|^el|shel|^sel|^thie|lea|^loa|^hoo|^scar|dwar)ves$/, '$1f', 3],
    [/^(kni|wi|li)ves$/, '$1fe', 3],
    [/(octop|vir|^cact|^b)uses$/, '$1us', 3],
    [/^(cact|fung)i$/, '$1us', 3],
    [/(^[pltdv]|cook|mov|zomb|self|calor|hood|smooth|brown|prair|gen|bird|foot|sweet)ies$/, '$1ie', 3],
    [/(potat|tomat|mosquit|volcan|torped|her|ech)oes$/, '$1o', 3],
    [/ies$/, 'y', 5],
    [/(ss|us|is)$/, '$1', 0],
    [/(ch|sh|x|ss)es$/, '$1', 4],
    [/s$/, '', 4],
  ],
  verbEndings: /(ation|ing|ment|ers|ed|er|ly|e|y)$/,
  isSurelyVerb: (small) => /^\p{L}{3,}[^e]ed$/u.test(small),
  units:
    'points?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|degrees|liters?|glasses|steps|times|pounds|grams|meters|miles|km|kg|ml|mg|g|°F|calories|kcal|dollars|thousand|million|billion|percent|x',
  rangeWords: 'to',
  magnitudes: 'thousand|million',
  calls: {
    save: /\bsave/i,
    link: /\blink|\bbuy|\bshop|check it/i,
    comment: /comment|tell (me|us)|answer/i,
    share: /\bshare|\bsend|\btag\b/i,
    follow: /\bfollow|subscribe/i,
    like: /\blike\b/i,
  },
  ordinals: [/^first\b/i, /^second\b/i, /^third\b/i, /^fourth\b/i, /^fifth\b/i],
}
