import type { CutRules } from '../rules/cut-rules.ts'

export const cutRules: CutRules = {
  leaning:
    'the|a|an|of|in|on|at|by|for|with|without|from|to|into|onto|through|over|under|between|about|after|before|during|until|since|as|than|per|' +
    'and|or|but|nor|so|if|that|which|who|when|while|where|because|how|why|not|no|more|most|less|very|too|almost|just|only|' +
    'my|your|his|her|its|our|their|this|these|those|each|every|all|any|some|another|other|many|' +
    'two|three|four|five|six|seven|eight|nine|ten|i|you|he|she|it|we|they|is|are|was|were|be|been|has|have|had|will|would|can|could|should|may|might|must|do|does|did|\\$',
  opening:
    'and|or|but|because|when|while|if|that|which|who|where|so|than|for|with|without|in|on|at|by|from|to|into|through|over|under|between|about|after|before|during|until|since|as',
  linking: 'of|the|and|de',
}
