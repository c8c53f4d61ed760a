import { estimateSeconds } from '../src/speech/estimate-seconds.ts'
import { wordsOf } from '../src/script/text/fold-words.ts'
import type { Script } from '../src/story/script.ts'

const seconds = (script: Script, priority: number) =>
  script.sentences.filter((sentence) => sentence.priority <= priority).reduce((sum, { text }) => sum + estimateSeconds(text, script.language), 0)

/** What holds for every script, whatever it is about: the rule, and the texts that break it. */
const rules: readonly { rule: string; broken: (script: Script, duration: number) => readonly string[] }[] = [
  {
    rule: 'opens with a hook and ends with a closing',
    broken: ({ sentences }) => {
      const roles = sentences.map(({ role }) => role)
      return roles[0] === 'hook' && roles.at(-1) === 'closing' && !roles.slice(1, -1).some((role) => role !== 'body') ? [] : roles
    },
  },
  {
    rule: 'short hook',
    // A person's own first sentence says more than any hook, and opens when time is short.
    broken: ({ sentences }, duration) => longer(sentences.slice(0, 1), sentences[0]?.source.kind === 'context' ? 18 : duration <= 15 ? 7 : 12),
  },
  {
    rule: 'closing of four words in 15 seconds',
    broken: ({ sentences }, duration) =>
      duration > 15
        ? []
        : longer(
            sentences.slice(-1).filter(({ source }) => source.kind === 'structure'),
            4,
          ),
  },
  {
    rule: 'at most 20 words',
    broken: ({ sentences }) =>
      longer(
        sentences.filter(({ source }) => source.kind !== 'context'),
        20,
      ),
  },
  { rule: 'no repeated sentence', broken: ({ sentences }) => sentences.map(({ text }) => text).filter((text, index, texts) => texts.indexOf(text) !== index) },
  {
    rule: 'a whole sentence',
    broken: ({ sentences }) => sentences.map(({ text }) => text).filter((text) => !/^(?:[$\p{Lu}\p{Lo}\d]|[\p{Ll}\d-]+\.com).*[.!?…]$/u.test(text)),
  },
  {
    rule: 'nothing but speech',
    broken: ({ sentences }) =>
      sentences.map(({ text }) => text).filter((text) => /[<>#{}"“”*_]|https?:|www\.|\p{Extended_Pictographic}|undefined|null|NaN| {2}/u.test(text)),
  },
  {
    rule: 'a fact names where it can be looked up',
    broken: ({ sentences }) => sentences.filter(({ source }) => source.kind === 'fact' && source.check === '').map(({ text }) => text),
  },
  {
    rule: 'keywords for a picture',
    broken: ({ sentences }) => sentences.filter(({ keywords, icon }) => keywords.length === 0 && !icon).map(({ text }) => text),
  },
  { rule: 'a title of 1 to 60 characters', broken: ({ title }) => (title !== '' && title.length <= 60 ? [] : [title]) },
  {
    rule: 'three to six hashtags',
    broken: ({ hashtags }) => (hashtags.length >= 3 && hashtags.length <= 6 && hashtags.every((tag) => /^#[\p{L}\p{N}]+$/u.test(tag)) ? [] : hashtags),
  },
  {
    rule: 'a post caption of two to four sentences with a question',
    broken: ({ postCaption }) => {
      const count = postCaption.split(/(?<=[.!?])\s+/).length
      return count >= 2 && count <= 5 && postCaption.includes('?') ? [] : [postCaption]
    },
  },
]

function longer(sentences: Script['sentences'], words: number): string[] {
  return sentences.map(({ text }) => text).filter((text) => wordsOf(text).length > words)
}

/** Rules of every script that this one breaks, each with the text that does. */
export function scriptFaults(script: Script, duration: number): string[] {
  return rules.flatMap(({ rule, broken }) => broken(script, duration).map((text) => `${rule}: ${text}`))
}

/**
 * Without facts a minute is not padded: the voice may speak more slowly, 130 words a minute instead
 * of 150.
 */
const leastShare = { facts: 0.9, encyclopedia: 0.82, model: 0.9, product: 0.9, structure: 0.82 } as const satisfies Record<Script['writer'], number>

/** In 15 seconds one more fact is often too long for what is left, and nothing else is told. */
const leastOf15 = 0.78

/** A shape is planned for a voice that is told to hurry a little. */
const mostOfShape = 1.1

/** What is wrong with the length of a script, by the estimate of its speech. */
export function lengthFaults(script: Script, duration: number): string[] {
  const core = seconds(script, 2)
  const whole = seconds(script, 99)
  if (core < duration * 0.68 || core > duration * ((script.shape?.told ?? 'facts') === 'facts' ? 1 : mostOfShape))
    return [`core of ${core.toFixed(1)} s for ${duration}`]
  const least = duration === 15 && script.writer === 'facts' ? leastOf15 : leastShare[script.writer]
  if (whole < duration * least || whole > duration * 1.25) return [`whole of ${whole.toFixed(1)} s for ${duration}`]
  return []
}
