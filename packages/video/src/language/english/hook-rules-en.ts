import { words } from '../../content/content.ts'
import type { HookRules } from '../rules/hook-rules.ts'

const auxiliaries = 'is|are|was|were|do|does|did|can|has|have|will|would|should|could'
const denial = new RegExp(String.raw`^(.+?) (?:(${auxiliaries}) not|(can)not) (.+)$`)
/** What stands before "not" is then no plain subject. */
const noSubject = /\b(?:that|which|who|when|if|because|while|what|as|than|where|but|not|there|it|for|to)\b/i
/** Behind "not" these make another sense. */
const needsDenial = /^(?:only|just|always|yet|all|even|so)\b|\b(?:not|nor|either|until)\b/i

/** As it stands inside a sentence; `null` where it may be a name or not. */
function inside(subject: string, topic: string): string | null {
  const [first = ''] = subject.split(' ')
  const [ofTopic = ''] = topic.split(' ')
  const small = first.toLowerCase()
  if (words('en').small.has(small) || ofTopic === small) return small + subject.slice(first.length)
  return ofTopic === first ? subject : null
}

export const hookRules: HookRules = {
  viewer: 'you|your|yours|yourself|with me|take a guess|think|answer|remember|keep|go|listen',
  asking: `who|whose|what|which|why|how|when|where|${auxiliaries}`,
  // Others change their order of words there: "Do you know what color it is?"
  staysAfterKnow: (question) => /^(?:who|what) \w+ /i.test(question) && !new RegExp(String.raw`\b(?:${auxiliaries})\b`, 'i').test(question),
  beforeYear: 'in|since|in \\p{L}+|on \\p{L}+ \\d+,',
  magnitudes: 'hundred|thousand|million|billion|trillion',
  ofCounted: 'of',
  oddPlurals: 'people|men|women|children|feet|teeth|mice|geese',
  asks: { story: 'history|origins?|story|biography|invention', contradiction: 'myths?|lies|truths?' },
  denied(say, topic) {
    const [clause = ''] = say.split(/[,;:.!?]/)
    const [, subject, auxiliary, can, rest] = denial.exec(clause) ?? []
    const verb = auxiliary ?? can
    if (subject === undefined || verb === undefined || rest === undefined || noSubject.test(subject) || needsDenial.test(rest)) return null
    const named = subject.split(' ').length <= 5 && rest.split(' ').length >= 2 ? inside(subject, topic) : null
    return named === null ? null : `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${named} ${rest}?`
  },
}
